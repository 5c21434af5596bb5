import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { summaryLocales, termsLocale, termsSources } from '@/lib/terms/documents';
import { parseSummary, parseTerms } from '@/lib/terms/load-terms';
import { TermsError } from '@/lib/terms/parse-document';
import { readGlossaries, readTextIfPresent } from '@/scripts/checks/message-texts';
import { checkTexts } from '@/scripts/messages/check-messages';
import type { MessageFile } from '@/scripts/messages/message-file';
import { type Glossary, typography, wordingRule } from '@/scripts/messages/text-rules';

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
      problems.push(...checkSummaryText(source, summary, glossaries.get(locale) ?? []));
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
    const text = updateFingerprints(summary);
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
function checkSummaryText(source: Source, summary: Summary, glossary: Glossary): Problem[] {
  const { file, locale, text } = summary;
  const problems = checkSummary(summary);
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

type Section = {
  /** Its number, or its position among the sections without one; equal in all languages. */
  key: string;
  /** Its number, or its title. */
  name: string;
  text: string;
};

const fingerprintLine = /^<!-- summarises (\S*) -->\n?/m;

/** The sections of a document, each from its heading to the next. */
function splitSections(markdown: string): Section[] {
  const texts = markdown.split(/^(?=## )/m).slice(1);
  let unnumbered = 0;
  return texts.map((text) => {
    const title = /^## (.*)/.exec(text)?.[1]?.trim() ?? '';
    const number = /^§\s*(\d+)/.exec(title)?.[1];
    if (number !== undefined) return { key: number, name: `§ ${number}`, text };
    unnumbered += 1;
    return { key: `unnumbered ${unnumbered}`, name: title, text };
  });
}

/** The hash of a section's words, which ignores line breaks and spaces. */
function hashSection({ text }: Section): string {
  const words = text.replace(/\s+/g, ' ').trim();
  return createHash('sha256').update(words).digest('hex').slice(0, 10);
}

/** A summary in one language and the German document that it summarises. */
export type Summary = {
  locale: Locale;
  /** Path relative to the project's root, such as `messages/en/terms-candidates-summary.md`. */
  file: string;
  text: string;
  german: { file: string; text: string };
};

/** Whether a summary has the sections of the German document. */
function hasSameSections({ text, german }: Summary): boolean {
  const [own, source] = [text, german.text].map((part) =>
    splitSections(part).map(({ key }) => key),
  );
  return String(own) === String(source);
}

/**
 * Compares a summary with the German document. The summary of each section contains the fingerprint
 * of the German section with which it was last compared. Another fingerprint means that it is
 * outdated.
 */
export function checkSummary({ locale, file, text, german }: Summary): Problem[] {
  const own = splitSections(text);
  const source = splitSections(german.text);
  const confirmCommand = `npm run messages -- confirm-summaries ${locale}`;
  const outdated = source.flatMap((section): Problem[] => {
    const summary = own.find(({ key }) => key === section.key);
    if (summary === undefined) {
      const message = `missing; summarise this section of ${german.file}, then run: ${confirmCommand}`;
      return [{ file, key: section.name, message }];
    }
    if (fingerprintLine.exec(summary.text)?.[1] === hashSection(section)) return [];
    const message = `${german.file} has changed since this was written; read both, correct the summary, then run: ${confirmCommand}`;
    return [{ file, key: section.name, message }];
  });
  const orphaned = own
    .filter(({ key }) => !source.some((section) => section.key === key))
    .map(({ name }): Problem => {
      const message = `no such section in ${german.file}; remove it or correct its number`;
      return { file, key: name, message };
    });
  return [...outdated, ...orphaned];
}

/** Writes the fingerprints of the current German sections into the text of a summary. */
export function updateFingerprints({ text, german }: Pick<Summary, 'text' | 'german'>): string {
  const source = splitSections(german.text);
  return splitSections(text).reduce((whole, { key, text: section }) => {
    const summarised = source.find((candidate) => candidate.key === key);
    if (summarised === undefined) return whole;
    const line = `<!-- summarises ${hashSection(summarised)} -->\n`;
    const bare = section.replace(fingerprintLine, '');
    return whole.replace(section, () => bare.replace('\n', () => `\n${line}`));
  }, text);
}
