import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
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
  const [toast, setToast] = useState<Toast>();

  const show = (part: Partial<View>) => setView((before) => ({ ...before, ...part }));

  /** Focuses an element that may be rendered first, and scrolls to it, and to one beside it. */
  const showAndFocus = (part: Partial<View>, id: string, beside = id) => {
    flushSync(() => show(part));
    document.getElementById(id)?.focus({ preventScroll: true });
    // Firefox does not scroll to an element that is partly visible.
    for (const shown of new Set([id, beside])) {
      const element = document.getElementById(shown);
      if (element) bringIntoView(element);
    }
  };

  /** Loads the code for sending at the first interaction. */
  const prepare = () => {
    // Submitting reports the failure.
    fetchSender().catch(() => undefined);
  };

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
    const part = { isSending: false, outcome, problems };
    if (outcome.kind === 'sent') {
      element.reset();
      draft.clear();
      const { title, toast: text } = texts.thanks;
      setToast({ kind: 'success', title, text, about: outcomeIds.thanks });
      showAndFocus(part, outcomeIds.thanks);
      return;
    }
    const hasProblems = Object.keys(problems).length > 0;
    const about = hasProblems ? summaryId : outcomeIds.failure;
    const { toast: text } = failureTexts(outcome, texts);
    setToast({ kind: 'destructive', title: texts.failure.title, text, about });
    showAndFocus(part, hasProblems ? about : submitId, about);
  };

  const send = async (element: HTMLFormElement) => {
    let sending: Promise<ContactOutcome>;
    try {
      const sender = await fetchSender();
      // Lets the button show its new state before the validation.
      await nextPaint();
      const checked = sender.check(readForm(element));
      if ('problems' in checked) {
        showAndFocus({ isSending: false, problems: checked.problems }, summaryId);
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
        const { top } = target.getBoundingClientRect();
        flushSync(() =>
          setView((before) => {
            const { [field]: _, ...others } = before.problems;
            return { ...before, problems: problem ? { ...others, [field]: problem } : others };
          }),
        );
        // The field keeps its position when content above it appears or disappears.
        const moved = target.getBoundingClientRect().top - top;
        if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
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
