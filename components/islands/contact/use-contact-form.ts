import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readForm, useDraft } from '@/components/islands/contact/draft';
import type { Outcome } from '@/components/islands/contact/outcomes';
import type { Sender } from '@/components/islands/contact/sender';
import { bringIntoView, nextPaint } from '@/components/islands/dom';
import { closeToast, showToast } from '@/components/islands/toasts/toast-store';
import { contactFields, isEmpty, updateProblem } from '@/lib/contact/fields';
import type { ContactOutcome } from '@/lib/contact/send';
import { type ContactFormTexts, type FailureTexts, failureTexts } from '@/lib/contact/texts';
import type { FieldProblems } from '@/supabase/functions/_shared/contact-request';
import { outcomeIds } from '@/supabase/functions/_shared/contact-response';

type View = {
  isSending: boolean;
  problems: FieldProblems;
  outcome: Outcome | undefined;
};

const initialView: View = { isSending: false, problems: {}, outcome: undefined };

type Options = {
  /** Ids of the elements that get the focus after an attempt. */
  ids: { summary: string; button: string };
  action: string;
  backendKey: string | undefined;
  texts: ContactFormTexts;
};

/** Validates and sends the contact form, and holds its state. */
export function useContactForm({ ids, action, backendKey, texts }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  const draft = useDraft(form);
  const fetchSender = useSender(action, backendKey);
  const [view, setView] = useState(initialView);
  const anchorField = useScrollAnchor(view.problems);
  const [focus, setFocus] = useState<{ id: string; beside?: string }>();

  const show = (part: Partial<View>) => setView((before) => ({ ...before, ...part }));

  /** Loads the code for sending at the first interaction. */
  const prepare = () => {
    // Submitting reports the failure.
    fetchSender().catch(() => undefined);
  };
  const finish = (part: Partial<View>) => {
    isBusy.current = false;
    show({ ...part, isSending: false });
  };

  // An effect, because the element to focus may be rendered first.
  useEffect(() => {
    if (!focus) return;
    // Firefox does not scroll to an element that is partly visible.
    for (const id of [focus.id, focus.beside]) {
      const element = id === undefined ? null : document.getElementById(id);
      if (id === focus.id) element?.focus({ preventScroll: true });
      if (element) bringIntoView(element);
    }
  }, [focus]);

  // From now on the schema validates the form instead of the browser, also a replayed submit.
  useLayoutEffect(() => form.current?.setAttribute('novalidate', ''), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as soon as the form is there
  useEffect(() => {
    const { hash, pathname, search } = window.location;
    if (hash === `#${outcomeIds.thanks}`) {
      // Without this, a reload would remove the next draft.
      show({ outcome: { kind: 'sent' } });
      window.history.replaceState(window.history.state, '', pathname + search);
    }
    // The visitor has filled in fields before hydration.
    if (form.current && !isEmpty(readForm(form.current))) prepare();
    // The visitor has returned after a native submit.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) finish({});
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  const showProblems = (problems: FieldProblems) => {
    finish({ problems });
    setFocus({ id: ids.summary });
  };
  const fail = ({ toast: words, title, text }: FailureTexts, problems: FieldProblems = {}) => {
    const isAboutFields = Object.keys(problems).length > 0;
    const about = isAboutFields ? ids.summary : outcomeIds.failure;
    finish({ outcome: { kind: 'failed', title, text }, problems });
    showToast({ kind: 'destructive', title: texts.failure.title, text: words, about });
    setFocus(isAboutFields ? { id: about } : { id: ids.button, beside: about });
  };
  const conclude = (element: HTMLFormElement, outcome: ContactOutcome) => {
    if (outcome.kind === 'sent') {
      element.reset();
      draft.clear();
      finish({ outcome });
      const { title, toast: text } = texts.thanks;
      showToast({ kind: 'success', title, text, about: outcomeIds.thanks });
      setFocus({ id: outcomeIds.thanks });
      return;
    }
    fail(failureTexts(outcome, texts), outcome.kind === 'refused' ? outcome.fields : {});
  };

  /** Submits the form natively, because its script has failed to load; offline, shows an error. */
  const submitNatively = (element: HTMLFormElement) => {
    if (navigator.onLine) element.submit();
    else conclude(element, { kind: 'offline' });
  };

  const send = async (element: HTMLFormElement) => {
    let sending: Promise<ContactOutcome>;
    try {
      const sender: Sender = await fetchSender();
      // Lets the button show its new state before the validation.
      await nextPaint();
      const checked = sender.check(readForm(element));
      if ('problems' in checked) {
        showProblems(checked.problems);
        return;
      }
      sending = sender.send(checked.request);
    } catch {
      submitNatively(element);
      return;
    }
    conclude(element, await sending);
  };

  return {
    form,
    view,
    prepare,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      // React's state would change too late to ignore the second click of a double click.
      if (isBusy.current) return;
      isBusy.current = true;
      closeToast();
      show({ isSending: true, problems: {}, outcome: { kind: 'none' } });
      void send(event.currentTarget);
    },
    onInput: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
      draft.changed();
      if (!(target instanceof Element)) return;
      const field = contactFields.find((one) => one === target.getAttribute('name'));
      if (field === undefined || view.problems[field] === undefined) return;
      const recheck = ({ check }: Sender) => {
        const checked = check(readForm(currentTarget));
        const problem = 'problems' in checked ? checked.problems[field] : undefined;
        anchorField(target);
        setView((before) => ({
          ...before,
          problems: updateProblem(before.problems, field, problem),
        }));
      };
      // Submitting checks the field again.
      fetchSender().then(recheck, () => undefined);
    },
  };
}

const importSender = () => import('@/components/islands/contact/sender');

/** Returns a function that loads the sender once. After a failure, the next call tries again. */
function useSender(action: string, backendKey: string | undefined): () => Promise<Sender> {
  const sender = useRef<Promise<Sender>>(undefined);
  return () => {
    sender.current ??= importSender().then(({ createSender }) => createSender(action, backendKey));
    sender.current.catch(() => {
      sender.current = undefined;
    });
    return sender.current;
  };
}

/**
 * Keeps the position of a field on the screen when content above it appears or disappears.
 *
 * @returns a function to call with the field, just before the change
 */
function useScrollAnchor(change: unknown): (field: Element) => void {
  const held = useRef<{ field: Element; top: number }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after every change
  useLayoutEffect(() => {
    if (!held.current) return;
    const { field, top } = held.current;
    held.current = undefined;
    const moved = field.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  }, [change]);
  return (field) => {
    held.current = { field, top: field.getBoundingClientRect().top };
  };
}
