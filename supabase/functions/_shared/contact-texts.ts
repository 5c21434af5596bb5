import type { RefusalCode } from './contact-answer.ts';
import type { ContactField, FieldProblem } from './contact-request.ts';

type Words = Readonly<Record<string, string | undefined>>;

/** The words of the contact form about what is wrong, as its page has them in its language. */
export type FaultTexts = {
  labels: Words;
  errors: {
    problems: {
      /** Problems that a field has words of its own for. */
      fields: Readonly<Record<string, Words>>;
      /** What is said of any field otherwise, behind its label. */
      any: Words;
    };
  };
  /** That of `tooMany` has `{minutes}` in it. */
  failure: { refusals: Words };
};

/** The words for a field's problem, which stand at the field and in the summary alike. */
export function problemText(
  { labels, errors: { problems } }: FaultTexts,
  field: ContactField,
  problem: FieldProblem,
): string {
  const own = problems.fields[field]?.[problem];
  const { any } = problems;
  return own ?? `${labels[field] ?? field}: ${any[problem] ?? any['type'] ?? problem}`;
}

/** What a limit's window lasts, in minutes, where an answer does not say how long is left. */
const usualMinutes = 60;

/**
 * When a request may be tried again, in whole minutes; two at least, so that texts need no form
 * for one.
 *
 * @param seconds what the answer's `Retry-After` says
 */
function minutesUntilRetry(seconds: number | undefined): number {
  return seconds === undefined ? usualMinutes : Math.max(2, Math.ceil(seconds / 60));
}

/**
 * Why a request was refused as a whole, and when it may be sent again.
 *
 * @param retryAfter seconds, as the answer says it
 * @returns undefined where the page has no words for it
 */
export function refusalText(
  { failure }: FaultTexts,
  code: RefusalCode,
  retryAfter: number | undefined,
): string | undefined {
  return failure.refusals[code]?.replace('{minutes}', String(minutesUntilRetry(retryAfter)));
}
