import { readStoredJson, removeStored, writeStored } from '@/lib/storage/browser-storage';
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

/** The values of the form, and the text with which a link has last filled in the message. */
export type Draft = ContactRequest & { prefilled: string };

/** Reads the draft that this tab has stored. Fields are empty if they are missing or invalid. */
export function readDraft(): Draft {
  const stored = new Map<string, unknown>(Object.entries(Object(readStoredJson('draft'))));
  const draft: Draft = {
    ...emptyRequest,
    request_callback: stored.get('request_callback') === true,
    prefilled: '',
  };
  for (const name of [...textFields, 'prefilled'] as const) {
    const text = stored.get(name);
    if (typeof text === 'string') draft[name] = text;
  }
  return draft;
}

/** Stores the draft until the tab is closed; removes it if it is empty. */
export function writeDraft(draft: Draft): void {
  if (isEmpty(draft)) removeStored('draft');
  else writeStored('draft', JSON.stringify(draft));
}

/**
 * The message after a link has filled in a text: it replaces the text of an earlier link, and is
 * added to what the visitor has typed.
 *
 * @param prefilled text of the earlier link, if any. The same text again changes nothing, because
 *   the visitor may have changed it.
 */
export function addToMessage({ message, prefilled }: Draft, text: string): string {
  if (message === '') return text;
  if (prefilled === text) return message;
  const hasPrefilled = prefilled !== '' && message.includes(prefilled);
  return hasPrefilled ? message.replace(prefilled, () => text) : `${message}\n\n${text}`;
}
