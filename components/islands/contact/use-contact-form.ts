import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { readForm, useDraft } from '@/components/islands/contact/draft';
import { submitId, summaryId } from '@/components/islands/contact/form-fields';
import type { Outcome } from '@/components/islands/contact/outcomes';
import type { Sender } from '@/components/islands/contact/sender';
import type { Toast } from '@/components/islands/contact/toast';
import { bringIntoView, nextPaint, useSignal } from '@/components/islands/dom';
import { contactFields, isEmpty } from '@/lib/contact/fields';
import type { ContactOutcome } from '@/lib/contact/send';
import { type ContactFormTexts, failureTexts } from '@/lib/contact/texts';
import type { FieldProblems } from '@/supabase/functions/_shared/contact-request';
import { outcomeIds } from '@/supabase/functions/_shared/contact-response';

type View = { isSending: boolean; problems: FieldProblems; outcome: Outcome };

type Options = { action: string; backendKey: string | undefined; texts: ContactFormTexts };

/** Validates and sends the contact form, and holds its state. */
export function useContactForm({ action, backendKey, texts }: Options) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(form);
  const fetchSender = useSender(action, backendKey);
  const [view, setView] = useState<View>({ isSending: false, problems: {}, outcome: undefined });
  const anchorField = useScrollAnchor(view.problems);
  const [toast, setToast] = useState<Toast>();
  const [focus, setFocus] = useState<{ id: string; beside?: string }>();

  const show = (part: Partial<View>) => setView((before) => ({ ...before, ...part }));

  /** Loads the code for sending at the first interaction. */
  const prepare = () => {
    // Submitting reports the failure.
    fetchSender().catch(() => undefined);
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

  useSignal([], (signal) => {
    // From now on the schema validates the form instead of the browser, also a replayed submit.
    form.current?.setAttribute('novalidate', '');
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
      if (persisted) show({ isSending: false });
    };
    window.addEventListener('pageshow', onPageShow, { signal });
  });

  /** Shows the outcome of an attempt, and moves the focus to it. */
  const conclude = (element: HTMLFormElement, outcome: ContactOutcome) => {
    const problems = outcome.kind === 'refused' ? outcome.fields : {};
    show({ isSending: false, outcome, problems });
    if (outcome.kind === 'sent') {
      element.reset();
      draft.clear();
      const { title, toast: text } = texts.thanks;
      setToast({ kind: 'success', title, text, about: outcomeIds.thanks });
      setFocus({ id: outcomeIds.thanks });
      return;
    }
    const hasProblems = Object.keys(problems).length > 0;
    const about = hasProblems ? summaryId : outcomeIds.failure;
    const { toast: text } = failureTexts(outcome, texts);
    setToast({ kind: 'destructive', title: texts.failure.title, text, about });
    setFocus(hasProblems ? { id: about } : { id: submitId, beside: about });
  };

  const send = async (element: HTMLFormElement) => {
    let sending: Promise<ContactOutcome>;
    try {
      const sender = await fetchSender();
      // Lets the button show its new state before the validation.
      await nextPaint();
      const checked = sender.check(readForm(element));
      if ('problems' in checked) {
        show({ isSending: false, problems: checked.problems });
        setFocus({ id: summaryId });
        return;
      }
      sending = sender.send(checked.request);
    } catch {
      // The code for sending has failed to load.
      if (navigator.onLine) element.submit();
      else conclude(element, { kind: 'offline' });
      return;
    }
    conclude(element, await sending);
  };

  return {
    form,
    view,
    toast,
    setToast,
    prepare,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (view.isSending) return;
      setToast(undefined);
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
        setView((before) => {
          const { [field]: _, ...others } = before.problems;
          return { ...before, problems: problem ? { ...others, [field]: problem } : others };
        });
      };
      // Submitting checks the field again.
      fetchSender().then(recheck, () => undefined);
    },
  };
}

/** Returns a function that loads the sender once. After a failure, the next call tries again. */
function useSender(action: string, backendKey: string | undefined): () => Promise<Sender> {
  const sender = useRef<Promise<Sender>>(undefined);
  return () => {
    sender.current ??= import('@/components/islands/contact/sender').then(({ createSender }) =>
      createSender(action, backendKey),
    );
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
