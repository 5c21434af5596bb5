import {
  type ContactField,
  type ContactRequest,
  contactRequestSchema,
  type FieldProblem,
  fieldProblems,
} from '../../_shared/contact-request.ts';
import { type FieldProblems, HttpError } from '../http/http-error.ts';

const contactFields = contactRequestSchema.shape;

const isContactField = (name: unknown): name is ContactField =>
  typeof name === 'string' && Object.hasOwn(contactFields, name);

const problemOf = (message: string): FieldProblem =>
  fieldProblems.find((problem) => problem === message) ?? 'type';

/**
 * Checks the fields of a request.
 *
 * @throws HttpError that names the first problem of each field
 */
export function validate(fields: object): ContactRequest {
  const result = contactRequestSchema.safeParse(fields);
  if (result.success) return result.data;
  const problems: FieldProblems = {};
  let unknown = false;
  for (const { path, message } of result.error.issues) {
    const [field] = path;
    if (!isContactField(field)) unknown = true;
    else problems[field] ??= problemOf(message);
  }
  const wrong = Object.keys(problems).join(', ');
  const error = [wrong && `Invalid: ${wrong}`, unknown && 'Unknown fields'];
  throw new HttpError('invalid', error.filter(Boolean).join('. '), { fields: problems });
}
