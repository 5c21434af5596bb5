import { type RefObject, useEffect, useRef } from 'react';
import { bringIntoView } from '@/components/islands/bring-into-view';
import { fillForm, readForm } from '@/components/islands/contact/form-values';
import { readDraft, removeDraft, writeDraft } from '@/lib/contact/draft';
import { emptyRequest } from '@/lib/contact/fields';
import { readMessageHash } from '@/lib/contact/message-hash';
import { outcomeIds } from '@/lib/contact/request';

/** How long after the last letter the draft is kept, in milliseconds. */
const pause = 400;

/** Puts the message of the URL's hash into the form, unless there is one already, and shows it. */
function takeMessage(form: HTMLFormElement): void {
  const message = readMessageHash(window.location.hash);
  if (message === undefined) return;
  // Neither a reload nor another language is to bring it again.
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
  fillForm(form, { ...emptyRequest, message });
  const field = form.elements.namedItem('message');
  if (field instanceof HTMLElement) bringIntoView(field);
}

/** Puts the draft and the message of the URL's hash into the form. */
function restore(form: HTMLFormElement): void {
  // A plain post has arrived.
  if (window.location.hash === `#${outcomeIds.thanks}`) removeDraft();
  const draft = readDraft();
  if (draft) fillForm(form, draft);
  takeMessage(form);
}

/** Keeps what is typed into a form until it is sent, also over a reload. */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const save = () => {
    clearTimeout(timer.current);
    if (form.current) writeDraft(readForm(form.current));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the form is there
  useEffect(() => {
    if (form.current) restore(form.current);
    // What was typed before the script came is kept from now on, too.
    save();
    window.addEventListener('pagehide', save);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('pagehide', save);
    };
  }, []);

  return {
    /** Something was changed. */
    changed: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(save, pause);
    },
    /** What was typed has arrived. */
    clear: () => {
      clearTimeout(timer.current);
      removeDraft();
    },
  };
}
