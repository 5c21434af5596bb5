import {
  type ContactField,
  type ContactRequest,
  contactRequestSchema,
  type FieldProblem,
  fieldProblems,
  isContactField,
} from '../../_shared/contact-request.ts';

/** Validation problem by field. */
export type FieldProblems = Partial<Record<ContactField, FieldProblem>>;

/** A valid request, or its problems; `message` is for developers. */
export type Validation =
  | { request: ContactRequest }
  | { outcome: 'invalid'; message: string; fields: FieldProblems };

const problemOf = (message: string): FieldProblem =>
  fieldProblems.find((problem) => problem === message) ?? 'type';

/** Validates the fields of a request; reports the first problem of each field. */
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
  const invalid = Object.keys(problems).join(', ');
  const sentences = [invalid && `Invalid: ${invalid}.`, unknown && 'Unknown fields.'];
  return { outcome: 'invalid', message: sentences.filter(Boolean).join(' '), fields: problems };
}
