import type { FieldProblems } from '@/lib/contact/fields';
import type { ContactField, ContactRequest, FieldProblem } from '@/lib/contact/request';
import { contactRequestSchema, fieldProblems, isContactField } from '@/lib/contact/schema';

/** Half of a letter: what is left when a text is cut inside of it. */
const halves = /\p{Cs}/gu;

/** Control characters come with pasted text; nobody types them, or sees what is wrong with them. */
const withoutControls = (line: string) =>
  line.replace(halves, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' ');
const withoutControlsInLines = (text: string) =>
  text.replace(halves, '').replace(/(?![\t\n\r])\p{Cc}/gu, '');

function cleaned({ message, request_callback, ...lines }: ContactRequest): ContactRequest {
  return {
    name: withoutControls(lines.name),
    email: withoutControls(lines.email),
    phone: withoutControls(lines.phone),
    company: withoutControls(lines.company),
    message: withoutControlsInLines(message),
    request_callback,
  };
}

/** Whether a string is one of the problems that a field can have. */
export function isFieldProblem(word: unknown): word is FieldProblem {
  return fieldProblems.some((problem) => problem === word);
}

/**
 * Checks what was typed by the rules of the function, after taking away what came with pasting.
 *
 * @returns the request as it is to be sent, or the first problem of each field that has one
 */
export function checkRequest(
  typed: ContactRequest,
): { request: ContactRequest } | { problems: FieldProblems } {
  const result = contactRequestSchema.safeParse(cleaned(typed));
  if (result.success) return { request: result.data };
  const problems: Partial<Record<ContactField, FieldProblem>> = {};
  for (const { path, message } of result.error.issues) {
    const [field] = path;
    if (isContactField(field)) problems[field] ??= isFieldProblem(message) ? message : 'type';
  }
  return { problems };
}
