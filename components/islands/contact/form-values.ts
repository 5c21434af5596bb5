import { textFields } from '@/lib/contact/fields';
import type { ContactRequest } from '@/lib/contact/request';

/** What stands in the form now. */
export function readForm(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  const text = (name: string) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    company: text('company'),
    message: text('message'),
    request_callback: data.has('request_callback'),
  };
}

/** Fills in what is still empty; what stands there already is newer. */
export function fillForm(form: HTMLFormElement, values: ContactRequest): void {
  for (const name of textFields) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = values[name];
  }
  const callback = form.elements.namedItem('request_callback');
  if (callback instanceof HTMLInputElement && values.request_callback) callback.checked = true;
}
