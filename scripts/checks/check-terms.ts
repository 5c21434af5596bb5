import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { termsLocale, type termsSources } from '@/lib/terms/documents';
import { TermsError } from '@/lib/terms/parse-document';
import { parseSummary, parseTerms } from '@/lib/terms/parse-terms';
import { checkTexts } from '@/scripts/messages/check-messages';
import { type Glossary, wordingRule } from '@/scripts/messages/check-wording';
import type { MessageFile } from '@/scripts/messages/message-file';
import {
  checkSummary,
  hasSameSections,
  type Summary,
} from '@/scripts/messages/summary-fingerprints';
import { typography } from '@/scripts/messages/text-rules';

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
export function checkTermsText(
  source: (typeof termsSources)[number],
  text: string,
  glossary: Glossary,
): Problem[] {
  const problem = findParseProblem(() => parseTerms(source, text));
  if (problem) return [problem];
  const paragraphs = splitParagraphs(`messages/${termsLocale}/${source.file}`, termsLocale, text);
  return paragraphs.flatMap((one) => checkTexts(one, [typography, wordingRule(glossary)]));
}

/** Checks one summary of a set of terms. */
export async function checkSummaryText(
  source: (typeof termsSources)[number],
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
