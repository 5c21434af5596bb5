import * as z from 'zod/mini';
import { minutesUntilRetry } from '../../_shared/contact-answer.ts';
import type { ContactField, FieldProblem } from '../../_shared/contact-request.ts';
import type { HttpError } from './http-error.ts';

const words = z.record(z.string(), z.string());

/** What the filled page takes from the texts that the page brings along for its form. */
const propsSchema = z.object({
  texts: z.object({
    labels: words,
    errors: z.object({
      word: z.string(),
      title: z.string(),
      problems: z.object({ fields: z.record(z.string(), words), any: words }),
    }),
    failure: z.object({ refusals: words, kept: z.string() }),
  }),
});

/** The words of the contact form, in the language of its page. */
export type PageTexts = z.infer<typeof propsSchema>['texts'];

/**
 * Reads the form's texts out of the attribute in which the page keeps them for its script.
 *
 * @param props JSON of that attribute
 * @throws when they are not what is expected
 */
export function readPageTexts(props: string): PageTexts {
  return z.parse(propsSchema, JSON.parse(props)).texts;
}

/** What stands at a field and in the summary. */
export function problemText(
  { labels, errors: { problems } }: PageTexts,
  field: ContactField,
  problem: FieldProblem,
): string {
  const own = problems.fields[field]?.[problem];
  return own ?? `${labels[field] ?? field}: ${problems.any[problem] ?? problem}`;
}

/** Why a post failed as a whole, and when it may be tried again. */
export function refusalText({ failure }: PageTexts, error: HttpError): string | undefined {
  const { code, retryAfter } = error;
  return failure.refusals[code]?.replace('{minutes}', String(minutesUntilRetry(retryAfter)));
}
