import {
  type ContactField,
  type ContactRequest,
  contactRequestSchema,
  type FieldProblem,
  fieldProblems,
  isContactField,
} from '../../_shared/contact-request.ts';

/** What is wrong with each field. */
export type FieldProblems = Partial<Record<ContactField, FieldProblem>>;

/** A checked request, or what is wrong with it, in words for developers too. */
export type Validation =
  | { request: ContactRequest }
  | { outcome: 'invalid'; message: string; fields: FieldProblems };

const problemOf = (message: string): FieldProblem =>
  fieldProblems.find((problem) => problem === message) ?? 'type';

/** Checks the fields of a request; names the first problem of each field. */
export function validate(fields: object): Validation {
  const result = contactRequestSchema.safeParse(fields);
  if (result.success) return { request: result.data };
  const problems: FieldProblems = {};
  let unknown = false;
  for (const { path, message } of result.error.issues) {
    const [field] = path;
    if (!isContactField(field)) unknown = true;
    else problems[field] ??= problemOf(message);
  }
  const wrong = Object.keys(problems).join(', ');
  const sentences = [wrong && `Invalid: ${wrong}.`, unknown && 'Unknown fields.'];
  return { outcome: 'invalid', message: sentences.filter(Boolean).join(' '), fields: problems };
}
