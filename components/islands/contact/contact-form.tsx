'use client';

import { useEffect } from 'react';
import { FormFields, fieldId, type MinLengths } from '@/components/islands/contact/form-fields';
import {
  ErrorTitle,
  Failure,
  type OtherChannel,
  PlainFailures,
  Thanks,
} from '@/components/islands/contact/outcomes';
import { useContactForm } from '@/components/islands/contact/use-contact-form';
import { bringIntoView } from '@/components/islands/dom';
import { buttonClass } from '@/components/ui/links';
import { ChangingText } from '@/components/ui/text';
import { contactFields } from '@/lib/contact/fields';
import { type ContactFormTexts, problemText } from '@/lib/contact/texts';
import type { FieldProblems } from '@/supabase/functions/_shared/contact-request';

export type ContactFormProps = {
  /** Id of the form; the ids of its elements start with it. */
  id: string;
  /** URL of the function. Its query is the context of the request: language and page. */
  action: string;
  /** Public key of the Supabase project with the function, if any. */
  backendKey: string | undefined;
  privacyHref: string;
  minLengths: MinLengths;
  channels: readonly OtherChannel[];
  texts: ContactFormTexts;
};

/**
 * The contact form. Without scripts, the browser validates and posts it, and the function redirects
 * to one of the outcomes in the page. After hydration, scripts validate and send it.
 */
export default function ContactForm(props: ContactFormProps) {
  const { id, action, privacyHref, minLengths, channels, texts } = props;
  const ids = { summary: `${id}-problems`, button: `${id}-submit` };
  const { form, view, prepare, onSubmit, onInput } = useContactForm({ ids, ...props });
  const { isSending, problems, outcome } = view;
  useErrorTitle(texts.errors.word, Object.keys(problems).length > 0);
  return (
    <>
      <Thanks outcome={outcome} texts={texts} channels={channels} />
      <PlainFailures outcome={outcome} texts={texts} channels={channels} />
      <ErrorSummary formId={id} id={ids.summary} problems={problems} texts={texts} />
      <form
        action={action}
        aria-busy={isSending}
        className="aria-busy:cursor-progress"
        id={id}
        method="post"
        onFocus={prepare}
        onInput={onInput}
        onKeyUp={({ key, target }) => {
          // Chromium scrolls the cursor of a field into view, but not the whole field.
          if (key === 'Tab' && target instanceof HTMLElement) bringIntoView(target);
        }}
        onPointerDown={prepare}
        onSubmit={onSubmit}
        ref={form}
      >
        <FormFields
          id={id}
          isSending={isSending}
          minLengths={minLengths}
          problems={problems}
          texts={texts}
        />
        <p className="mt-3 text-small text-text-soft">{texts.required}</p>
        <Failure outcome={outcome} texts={texts} channels={channels} />
        <div className="mt-6 flex flex-col gap-x-6 gap-y-4 border-edge border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between">
          <p className="max-w-[22rem] text-small text-text-soft">
            {texts.purpose}{' '}
            <a className="text-link" href={privacyHref}>
              {texts.privacy}
            </a>
          </p>
          <button
            className={`${buttonClass('accent')} min-w-44 shrink-0 disabled:cursor-progress`}
            disabled={isSending}
            id={ids.button}
            type="submit"
          >
            <ChangingText
              aria-hidden={isSending || undefined}
              text={isSending ? '...' : texts.submit}
            />
            {isSending && <span className="sr-only">{texts.sending}</span>}
          </button>
        </div>
        <p className="sr-only" role="status">
          <ChangingText text={isSending && texts.sending} />
        </p>
      </form>
    </>
  );
}

type Props = {
  formId: string;
  id: string;
  problems: FieldProblems;
  texts: ContactFormTexts;
};

/** Error summary at the top of the form, with a link to each invalid field. */
function ErrorSummary({ formId, id, problems, texts }: Props) {
  const lines = contactFields.flatMap((field) => {
    const problem = problems[field];
    return problem ? [{ field, text: problemText(texts, field, problem) }] : [];
  });
  if (lines.length === 0) return null;
  return (
    <div
      aria-labelledby={`${id}-title`}
      className="mb-6 scroll-mt-28 rounded-card [overflow-anchor:none] border-2 border-error bg-paper p-5"
      id={id}
      role="alert"
      tabIndex={-1}
    >
      <ErrorTitle id={`${id}-title`}>{texts.errors.title}</ErrorTitle>
      <ul className="mt-3 space-y-1">
        {lines.map(({ field, text }) => (
          <li key={text}>
            <a
              className="inline-block py-1.5 font-semibold text-error leading-snug underline underline-offset-[0.2em] hover:decoration-2"
              href={`#${fieldId(formId, field)}`}
              onClick={(event) => {
                // Following the link would only scroll, and would add to the history.
                event.preventDefault();
                document.getElementById(fieldId(formId, field))?.focus();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Puts the error word before the page's title while a field is invalid. */
function useErrorTitle(word: string, isWrong: boolean): void {
  useEffect(() => {
    if (!isWrong) return;
    const { title } = document;
    document.title = `${word}: ${title}`;
    return () => {
      document.title = title;
    };
  }, [word, isWrong]);
}
