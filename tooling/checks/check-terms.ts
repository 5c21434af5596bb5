import type { Problem } from '@/lib/i18n/text-problem';
import { termsLocale, type termsSources } from '@/lib/terms/documents';
import { TermsError } from '@/lib/terms/read-document';
import { readSummary, readTerms } from '@/lib/terms/read-terms';
import { paragraphsOf, wordingProblems } from '@/tooling/checks/terms-wording';
import { checkFigures } from '@/tooling/messages/check-figures';
import { checkSummary, type Summary } from '@/tooling/messages/summarised';

/** The problem that stops a document from being read, if any. */
function problemOf(read: () => void): Problem | undefined {
  try {
    read();
    return undefined;
  } catch (error) {
    if (error instanceof TermsError) return error.problem;
    throw error;
  }
}

/**
 * Checks one set of German terms.
 *
 * @param avoided forbidden terms of German
 */
export function checkTermsText(
  source: (typeof termsSources)[number],
  text: string,
  avoided: readonly RegExp[],
): Problem[] {
  const problem = problemOf(() => readTerms(source, text));
  if (problem) return [problem];
  const file = `messages/${termsLocale}/${source.file}`;
  return wordingProblems({ file, locale: termsLocale, text }, avoided);
}

/**
 * Checks one summary of the candidates' terms.
 *
 * @param avoided forbidden terms of the summary's language
 */
export async function checkSummaryText(
  summary: Summary,
  avoided: readonly RegExp[],
): Promise<Problem[]> {
  const problems = await checkSummary(summary);
  // The parser would report a missing section as a wrong number of the next one.
  if (problems.some(({ kind }) => kind !== undefined)) return problems;
  const problem = problemOf(() => readSummary(summary.locale, summary.text));
  if (problem) return [...problems, problem];
  const figures = paragraphsOf(summary).flatMap(checkFigures);
  return [...problems, ...wordingProblems(summary, avoided), ...figures];
}
