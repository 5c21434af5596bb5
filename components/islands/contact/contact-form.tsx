'use client';

import { ErrorSummary } from '@/components/islands/contact/error-summary';
import { FormFields, type MinLengths } from '@/components/islands/contact/form-fields';
import type { OtherChannel } from '@/components/islands/contact/other-channels';
import { Failure, PlainFailure, Thanks } from '@/components/islands/contact/outcomes';
import type { Backend } from '@/components/islands/contact/sender';
import type { ContactFormTexts } from '@/components/islands/contact/texts';
import { useContactForm } from '@/components/islands/contact/use-contact-form';
import { useErrorTitle } from '@/components/islands/contact/use-error-title';
import { useRoomText } from '@/components/islands/contact/use-room-text';
import { buttonLook } from '@/components/ui/button-look';

export type ContactFormProps = {
  /** Id of the form; the ids of its elements start with it. */
  id: string;
  /** Where a plain post goes, with the language of its answer. */
  action: string;
  locale: string;
  /** The Supabase project with the function; without one it is on the site's own origin. */
  backend?: Backend | undefined;
  privacyHref: string;
  minLengths: MinLengths;
  /** How else to reach the company. */
  ways: readonly OtherChannel[];
  texts: ContactFormTexts;
};

/**
 * The contact form. As plain HTML it is posted as it is, and the function answers in the language of
 * the page: browsers check in a language of their own. Hydrated, it checks and sends by itself, and
 * loses nothing that was typed.
 */
export default function ContactForm(props: ContactFormProps) {
  const { id, action, locale, backend, privacyHref, minLengths, ways, texts } = props;
  const ids = { summary: `${id}-problems`, button: `${id}-submit` };
  const { form, view, prepare, onSubmit, onInput } = useContactForm({
    ids,
    locale,
    backend,
    texts,
  });
  const { isHydrated, isSending, problems, outcome, room } = view;
  const surplus = -(room ?? 0);
  const roomLeft = useRoomText(view, texts);
  useErrorTitle(texts.errors.word, Object.keys(problems).length > 0);
  return (
    <>
      <Thanks outcome={outcome} texts={texts} ways={ways} />
      <PlainFailure outcome={outcome} texts={texts} ways={ways} />
      <ErrorSummary
        formId={id}
        id={ids.summary}
        isHydrated={isHydrated}
        problems={problems}
        surplus={surplus}
        texts={texts}
      />
      <form
        action={action}
        aria-busy={isSending}
        // Percent-encoded, letters beyond ASCII would be three times as long.
        encType="multipart/form-data"
        id={id}
        method="post"
        noValidate
        onFocus={prepare}
        onInput={onInput}
        onPointerDown={prepare}
        onSubmit={onSubmit}
        ref={form}
      >
        <p className="text-small text-text-soft">{texts.required}</p>
        <FormFields
          id={id}
          isHydrated={isHydrated}
          isSending={isSending}
          minLengths={minLengths}
          problems={problems}
          roomLeft={roomLeft.shown}
          surplus={surplus}
          texts={texts}
        />
        <Failure outcome={outcome} texts={texts} ways={ways} />
        <div className="mt-6 flex flex-col gap-x-6 gap-y-4 border-edge border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between">
          <p className="max-w-[22rem] text-small text-text-soft">
            {texts.purpose}{' '}
            <a className="text-link" href={privacyHref}>
              {texts.privacy}
            </a>
          </p>
          <button
            className={`${buttonLook('accent', 'regular')} min-w-44 shrink-0 disabled:cursor-progress disabled:bg-accent-strong`}
            disabled={isSending}
            id={ids.button}
            type="submit"
          >
            {isSending ? <span aria-hidden="true">...</span> : texts.submit}
            {isSending && <span className="sr-only">{texts.sending}</span>}
          </button>
        </div>
        <p className="sr-only" role="status">
          {isSending ? texts.sending : roomLeft.announced}
        </p>
      </form>
    </>
  );
}
