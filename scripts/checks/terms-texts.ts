import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { TermsError } from '@/lib/terms/parse-document';
import { parseSummary, parseTerms } from '@/lib/terms/parse-terms';
import { readGlossaries, readTextIfPresent } from '@/scripts/checks/message-texts';
import { checkTexts } from '@/scripts/messages/check-messages';
import { type Glossary, wordingRule } from '@/scripts/messages/check-wording';
import type { MessageFile } from '@/scripts/messages/message-file';
import {
  checkSummary,
  hasSameSections,
  type Summary,
  updateFingerprints,
} from '@/scripts/messages/summary-fingerprints';
import { typography } from '@/scripts/messages/text-rules';

type Source = (typeof termsSources)[number];
type SummaryFile = { source: Source; locale: Locale; file: string; summary: Summary | undefined };

async function readSummaries(folder: string): Promise<SummaryFile[]> {
  const summaries: SummaryFile[] = [];
  for (const source of termsSources) {
    const text = await readTextIfPresent(folder, termsLocale, source.file);
    if (text === undefined) continue;
    const german = { file: `messages/${termsLocale}/${source.file}`, text };
    for (const locale of summaryLocales) {
      const own = await readTextIfPresent(folder, locale, source.summaryFile);
      const file = `messages/${locale}/${source.summaryFile}`;
      const summary = own === undefined ? undefined : { locale, file, text: own, german };
      summaries.push({ source, locale, file, summary });
    }
  }
  return summaries;
}

/** Checks the terms documents and their summaries in the messages folder. */
export async function termsProblems(folder: string): Promise<Problem[]> {
  const { glossaries } = await readGlossaries(folder);
  const problems: Problem[] = [];
  for (const source of termsSources) {
    const file = `messages/${termsLocale}/${source.file}`;
    const text = await readTextIfPresent(folder, termsLocale, source.file);
    if (text === undefined) problems.push({ file, key: '', message: 'missing; add the document' });
    else problems.push(...checkTermsText(source, text, glossaries.get(termsLocale) ?? []));
  }
  for (const { source, locale, file, summary } of await readSummaries(folder)) {
    if (summary) {
      problems.push(...(await checkSummaryText(source, summary, glossaries.get(locale) ?? [])));
      continue;
    }
    const message = `missing; summarise messages/${termsLocale}/${source.file} in this language`;
    problems.push({ file, key: '', message });
  }
  return problems;
}

/**
 * Marks the summaries of some languages as up to date, by updating their fingerprints. A person
 * must have compared them with the German terms.
 *
 * @returns the changed files
 */
export async function confirmSummaries(
  folder: string,
  chosen: readonly Locale[],
): Promise<string[]> {
  const changed: string[] = [];
  for (const { source, locale, file, summary } of await readSummaries(folder)) {
    if (summary === undefined || !chosen.includes(locale)) continue;
    const text = await updateFingerprints(summary);
    if (text === summary.text) continue;
    await writeFile(join(folder, locale, source.summaryFile), text);
    changed.push(file);
  }
  return changed;
}

/** The paragraphs of a Markdown document, each as a message file, for the rules of texts. */
function splitParagraphs(file: string, locale: Locale, text: string): MessageFile[] {
  const shown = text.replace(/<!--.*?-->/g, '');
  const paragraphs = [...shown.matchAll(/(?:[^\n]|\n(?!\s*\n))+/g)];
  return paragraphs.map(({ 0: paragraph, index }) => {
    const line = shown.slice(0, index).split('\n').length + (/^\s*\n/.test(paragraph) ? 1 : 0);
    const messages = new Map([['', paragraph.trim().replace(/\s*\n\s*/g, ' ')]]);
    return { file: `${file}:${line}`, locale, namespace: 'terms', messages };
  });
}

function findParseProblem(read: () => void): Problem | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof TermsError) return error.problem;
    throw error;
  }
}

/** Checks one set of German terms. */
function checkTermsText(source: Source, text: string, glossary: Glossary): Problem[] {
  const problem = findParseProblem(() => parseTerms(source, text));
  if (problem) return [problem];
  const paragraphs = splitParagraphs(`messages/${termsLocale}/${source.file}`, termsLocale, text);
  return paragraphs.flatMap((one) => checkTexts(one, [typography, wordingRule(glossary)]));
}

/** Checks one summary of a set of terms. */
async function checkSummaryText(
  source: Source,
  summary: Summary,
  glossary: Glossary,
): Promise<Problem[]> {
  const { file, locale, text } = summary;
  const problems = await checkSummary(summary);
  // The parser would report a missing section as a wrong number of the next one.
  if (!hasSameSections(summary)) return problems;
  const problem = findParseProblem(() => parseSummary(source, locale, text));
  if (problem) return [...problems, problem];
  const rules = [typography, wordingRule(glossary)];
  return [
    ...problems,
    ...splitParagraphs(file, locale, text).flatMap((one) => checkTexts(one, rules)),
  ];
}
