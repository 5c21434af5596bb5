import type { ContactField, ContactRequest } from '@/supabase/functions/_shared/contact-request';

/** The text fields, in the order of the form. */
export const textFields = [
  'name',
  'email',
  'phone',
  'company',
  'message',
] as const satisfies readonly ContactField[];

/** All six fields, in the order of the form. */
export const contactFields: readonly ContactField[] = [...textFields, 'request_callback'];

/** The values of an empty form. */
export const emptyRequest: Readonly<ContactRequest> = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  request_callback: false,
};

/** Whether all fields are empty. */
export function isEmpty(request: ContactRequest): boolean {
  return contactFields.every((field) => request[field] === emptyRequest[field]);
}
