import type { ContactField, ContactRequest } from '@/supabase/functions/_shared/contact-request';

/** The values of an empty form, in the order of its fields. */
export const emptyRequest: Readonly<ContactRequest> = {
  name: '',
  email: '',
  phone: '',
  company: '',
  message: '',
  request_callback: false,
};

const isField = (name: string): name is ContactField => Object.hasOwn(emptyRequest, name);

/** All fields, in the order of the form. */
export const contactFields: readonly ContactField[] = Object.keys(emptyRequest).filter(isField);

export type TextField = Exclude<ContactField, 'request_callback'>;

const isText = (field: ContactField): field is TextField => typeof emptyRequest[field] === 'string';

/** The text fields, in the order of the form. */
export const textFields: readonly TextField[] = contactFields.filter(isText);

/** Whether all fields are empty. */
export function isEmpty(request: ContactRequest): boolean {
  return contactFields.every((field) => request[field] === emptyRequest[field]);
}
