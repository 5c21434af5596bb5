import type { ContactField, ContactRequest, FieldProblem } from '@/lib/contact/request';

/** The fields that take text, in the order of the form. */
export const textFields = [
  'name',
  'email',
  'phone',
  'company',
  'message',
] as const satisfies readonly ContactField[];

/** All six fields, in the order of the form. */
export const contactFields: readonly ContactField[] = [...textFields, 'request_callback'];

/** A form that nobody has filled in. */
export const emptyRequest: Readonly<ContactRequest> = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  request_callback: false,
};

/** What is wrong with which field; none of them if all can be sent. */
export type FieldProblems = Readonly<Partial<Record<ContactField, FieldProblem>>>;

/** Whether nothing is filled in. */
export function isEmpty(request: ContactRequest): boolean {
  return contactFields.every((field) => request[field] === emptyRequest[field]);
}

/** What is left of a field's problem after it was changed; those of other fields stay. */
export function afterChange(
  before: FieldProblems,
  field: ContactField,
  problem: FieldProblem | undefined,
): FieldProblems {
  const { [field]: _, ...others } = before;
  return problem ? { ...others, [field]: problem } : others;
}
