import { isFieldProblem } from '@/lib/contact/check';
import type { FieldProblems } from '@/lib/contact/fields';
import {
  type ContactErrorCode,
  type ContactField,
  errorStatuses,
  type FieldProblem,
} from '@/lib/contact/request';
import { isContactField } from '@/lib/contact/schema';

/** What became of a request, as far as the browser can tell. */
export type ContactOutcome =
  | { kind: 'sent'; reference?: string | undefined }
  /** Refused with a code of ours. */
  | {
      kind: 'refused';
      code: ContactErrorCode;
      fields: FieldProblems;
      /** Seconds after which it can be sent again, where the answer says so. */
      retryAfter?: number | undefined;
    }
  /** Answered with JSON that is no success and has no code of ours; `error` is its own text. */
  | { kind: 'failed'; error?: string | undefined }
  /** No answer, or none in JSON. */
  | { kind: 'unanswered' };

function isContactErrorCode(code: unknown): code is ContactErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorStatuses, code);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function problemsIn(fields: unknown): FieldProblems {
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const [field, problem] of Object.entries(isObject(fields) ? fields : {})) {
    if (isContactField(field) && isFieldProblem(problem)) problems[field] = problem;
  }
  return problems;
}

const textIn = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined;

/**
 * Reads the JSON of an answer.
 *
 * @param isOk whether its status says success; a success flag under any other status is none
 * @param retryAfter seconds, from the header of that name
 */
export function outcomeOf(answer: unknown, isOk: boolean, retryAfter?: number): ContactOutcome {
  if (!isObject(answer)) return { kind: 'unanswered' };
  const { success, reference, code, error, fields } = answer;
  if (isOk && success === true) return { kind: 'sent', reference: textIn(reference) };
  if (isContactErrorCode(code))
    return { kind: 'refused', code, fields: problemsIn(fields), retryAfter };
  return { kind: 'failed', error: textIn(error) };
}
