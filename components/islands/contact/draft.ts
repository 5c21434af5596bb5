import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from '@/components/islands/dom';
import {
  emptyRequest,
  messageFromHash,
  readDraft,
  textFields,
  writeDraft,
} from '@/lib/contact/fields';
import { type ContactRequest, outcomeIds } from '@/lib/contact/request';
import { removeStored } from '@/lib/storage/browser-storage';

const draftDelayMs = 400;

/** Fills in the message of the URL's hash, unless the form has one, and scrolls to the form. */
function fillInMessage(form: HTMLFormElement): void {
  const message = messageFromHash(window.location.hash);
  if (message === undefined) return;
  // A reload or a change of the language must not fill it in again.
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  fillForm(form, { ...emptyRequest, message });
  const field = form.elements.namedItem('message');
  if (field instanceof HTMLElement) bringIntoView(field);
}

/** Puts the draft and the message of the URL's hash into the form. */
function restore(form: HTMLFormElement): void {
  // A post without scripts was accepted.
  if (window.location.hash === `#${outcomeIds.thanks}`) removeStored('draft');
  const draft = readDraft();
  if (draft) fillForm(form, draft);
  fillInMessage(form);
}

/** Stores the values of a form until it is sent, so that a reload restores them. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = () => {
    clearTimeout(timer.current);
    if (form.current) writeDraft(readForm(form.current));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the form is there
  useEffect(() => {
    if (form.current) restore(form.current);
    // Also stores the values that were typed before hydration.
    save();
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', save);
    };
  }, []);

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
