import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from '@/components/islands/bring-into-view';
import { fillForm, readForm } from '@/components/islands/contact/form-values';
import { type Draft, readDraft, removeDraft, writeDraft } from '@/lib/contact/draft';
import { emptyRequest, isSameRequest } from '@/lib/contact/fields';
import { readMessageHash } from '@/lib/contact/message-hash';
import { outcomeIds } from '@/lib/contact/request';

/** How long after the last letter the draft is kept, in milliseconds. */
const pause = 400;

/**
 * Puts the message of the URL's hash into the form, unless there is one already, and shows it.
 *
 * @returns whether it did
 */
function takeMessage(form: HTMLFormElement): boolean {
  const message = readMessageHash(window.location.hash);
  if (message === undefined) return false;
  // Neither a reload nor another language is to bring it again.
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  const isFree = readForm(form).message === '';
  if (isFree) fillForm(form, { ...emptyRequest, message });
  const field = form.elements.namedItem('message');
  if (field instanceof HTMLElement) bringIntoView(field);
  return isFree;
}

/** Puts the draft back into the form, and returns the key that still belongs to what it says. */
function restore(form: HTMLFormElement): Draft['key'] {
  // A plain post has arrived.
  if (window.location.hash === `#${outcomeIds.thanks}`) removeDraft();
  const draft = readDraft();
  if (draft) fillForm(form, draft.values);
  const key = draft && isSameRequest(readForm(form), draft.values) ? draft.key : undefined;
  return takeMessage(form) ? undefined : key;
}

/** Keeps what is typed into a form until it is sent, also over a reload. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const key = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = () => {
    clearTimeout(timer.current);
    if (form.current) writeDraft({ values: readForm(form.current), key: key.current });
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the form is there
  useEffect(() => {
    if (form.current) key.current = restore(form.current);
    // What was typed before the script came is kept from now on, too.
    save();
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', save);
    };
  }, []);

  return {
    /** Something was changed: what was sent before is another request. */
    changed: () => {
      key.current = undefined;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pause);
    },
    /** The key under which the present filling is sent, the same at every attempt. */
    keyForSending: (): string => {
      key.current ??= crypto.randomUUID();
      save();
      return key.current;
    },
    /** The filling has arrived. */
    clear: () => {
      key.current = undefined;
      clearTimeout(timer.current);
      removeDraft();
    },
  };
}
