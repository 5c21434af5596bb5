import * as z from 'zod/mini';
import type { ContactField, FieldProblem } from '../../_shared/contact-request.ts';
import { minutesUntilRetry } from '../../_shared/contact-response.ts';
import type { HttpError } from './http-error.ts';

const words = z.record(z.string(), z.string());

/** The part of the form island's props that the filled page needs. */
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

/** Translated texts of the contact form. */
export type PageTexts = z.infer<typeof propsSchema>['texts'];

/**
 * Reads the form's texts from the island's props.
 *
 * @param props JSON of the `data-props` attribute
 * @throws when the JSON does not match the schema
 */
export function readPageTexts(props: string): PageTexts {
  return z.parse(propsSchema, JSON.parse(props)).texts;
}

/** Text for a field's problem, shown at the field and in the error summary. */
export function problemText(
  { labels, errors: { problems } }: PageTexts,
  field: ContactField,
  problem: FieldProblem,
): string {
  const own = problems.fields[field]?.[problem];
  return own ?? `${labels[field] ?? field}: ${problems.any[problem] ?? problem}`;
}

/** Text for an error that concerns no single field, with the minutes until a retry. */
export function errorText({ failure }: PageTexts, error: HttpError): string | undefined {
  const { code, retryAfter } = error;
  return failure.refusals[code]?.replace('{minutes}', String(minutesUntilRetry(retryAfter)));
}
