import type { ContactField, FieldProblem } from './contact-request.ts';
import type { ContactErrorCode } from './contact-response.ts';

type Words = Readonly<Record<string, string | undefined>>;

/** Translated error texts of the contact form. */
export type FaultTexts = {
  labels: Words;
  errors: {
    problems: {
      /** Texts that are specific to a field. */
      fields: Readonly<Record<string, Words>>;
      /** Texts for all other fields, shown after the label; that of `tooLong` contains `{count}`. */
      any: Words;
    };
  };
  /** Texts by error code; that of `tooMany` contains `{minutes}`. */
  failure: { refusals: Words };
};

/**
 * Text with a number of characters in it. At least one, so that nobody is asked to remove none.
 *
 * @param text contains `{count}`
 */
export function withCount(text: string, characters: number): string {
  return text.replace('{count}', String(Math.max(1, characters)));
}

/**
 * Text for a field's problem, shown at the field and in the error summary.
 *
 * @param surplus how many characters to remove, for `tooLong`
 */
export function problemText(
  { labels, errors: { problems } }: FaultTexts,
  field: ContactField,
  problem: FieldProblem,
  surplus: number,
): string {
  const own = problems.fields[field]?.[problem];
  const { any } = problems;
  const text = withCount(any[problem] ?? any['type'] ?? problem, surplus);
  return own ?? `${labels[field] ?? field}: ${text}`;
}

/** Length of a rate limit's window in minutes, used when a response has no `Retry-After`. */
const defaultMinutes = 60;

/**
 * Whole minutes until a request may be retried. At least two, so that texts need no singular form.
 *
 * @param seconds value of the response's `Retry-After`
 */
function minutesUntilRetry(seconds: number | undefined): number {
  return seconds === undefined ? defaultMinutes : Math.max(2, Math.ceil(seconds / 60));
}

/**
 * Text for an error that concerns no single field.
 *
 * @param retryAfter value of the response's `Retry-After`, in seconds
 * @returns undefined if there is no text for the code
 */
export function errorText(
  { failure }: FaultTexts,
  code: ContactErrorCode,
  retryAfter: number | undefined,
): string | undefined {
  return failure.refusals[code]?.replace('{minutes}', String(minutesUntilRetry(retryAfter)));
}
