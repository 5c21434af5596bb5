import { type RefObject, useRef } from 'react';
import { bringIntoView, useSignal } from '@/components/islands/dom';
import { emptyRequest, isEmpty, textFields } from '@/lib/contact/fields';
import { messageFromHash } from '@/lib/contact/message-hash';
import { readStoredJson, removeStored, writeStored } from '@/lib/storage/browser-storage';
import type { ContactRequest } from '@/supabase/functions/_shared/contact-request';
import { outcomeIds } from '@/supabase/functions/_shared/contact-response';

const draftDelayMs = 400;

/** The message in the URL's hash, which is removed: a reload must not fill it in again. */
function takeMessage(): string | undefined {
  const message = messageFromHash(window.location.hash);
  const { pathname, search } = window.location;
  if (message !== undefined) {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
  return message;
}

/**
 * Puts the draft and the message of the URL's hash into the form, and scrolls to that message.
 *
 * @returns the text with which a link has last filled in the message
 */
function restore(form: HTMLFormElement): string {
  // A post without scripts was accepted.
  if (window.location.hash === `#${outcomeIds.thanks}`) removeStored('draft');
  const draft = readDraft();
  fillForm(form, draft);
  const text = takeMessage();
  const field = form.elements.namedItem('message');
  if (text === undefined || !(field instanceof HTMLTextAreaElement)) return draft.prefilled;
  field.value = addToMessage({ ...draft, message: field.value }, text);
  bringIntoView(field);
  return text;
}

/** Stores the values of a form until it is sent, so that a reload restores them. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const prefilled = useRef('');

  const save = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    writeDraft({ ...readForm(form.current), prefilled: prefilled.current });
  };

  useSignal([], (signal) => {
    if (form.current) prefilled.current = restore(form.current);
    // Also stores the values that were typed before hydration.
    save();
    window.addEventListener('pagehide', save, { signal });
    signal.addEventListener('abort', () => clearTimeout(timer.current));
  });

  return {
    changed: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, draftDelayMs);
    },
    /** Removes the draft after the request was sent. */
    clear: () => {
      clearTimeout(timer.current);
      removeStored('draft');
    },
  };
}

/** The current values of the form. */
export function readForm(form: HTMLFormElement): ContactRequest {
  const data = new FormData(form);
  const values = { ...emptyRequest, request_callback: data.has('request_callback') };
  for (const name of textFields) values[name] = String(data.get(name) ?? '');
  return values;
}

/** Fills in empty fields only, because the visitor has filled in the others. */
function fillForm(form: HTMLFormElement, values: ContactRequest): void {
  for (const name of textFields) {
    const field = form.elements.namedItem(name);
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
    if (isText && field.value === '') field.value = values[name];
  }
  const callback = form.elements.namedItem('request_callback');
  if (callback instanceof HTMLInputElement && values.request_callback) callback.checked = true;
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
