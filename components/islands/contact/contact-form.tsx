'use client';

import {
  ErrorSummary,
  FormFields,
  formId,
  type MinLengths,
  submitId,
} from '@/components/islands/contact/form-fields';
import {
  Failure,
  type OtherChannel,
  PlainFailures,
  Thanks,
} from '@/components/islands/contact/outcomes';
import { Toasts } from '@/components/islands/contact/toast';
import { useContactForm } from '@/components/islands/contact/use-contact-form';
import { bringIntoView } from '@/components/islands/dom';
import { buttonClass } from '@/components/ui/links';
import { ChangingText } from '@/components/ui/text';
import type { ContactFormTexts } from '@/lib/contact/texts';

export type ContactFormProps = {
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
  const { action, privacyHref, minLengths, channels, texts } = props;
  const { form, view, toast, setToast, prepare, onSubmit, onInput } = useContactForm(props);
  const { isSending, problems, outcome } = view;
  return (
    <>
      <Thanks outcome={outcome} texts={texts} channels={channels} />
      <PlainFailures outcome={outcome} texts={texts} channels={channels} />
      {Object.keys(problems).length > 0 && <ErrorSummary problems={problems} texts={texts} />}
      <form
        action={action}
        aria-busy={isSending}
        className="aria-busy:cursor-progress"
        id={formId}
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
          isSending={isSending}
          minLengths={minLengths}
          problems={problems}
          texts={texts}
        />
        <p className="mt-3 text-small text-text-soft">{texts.required}</p>
        <Failure outcome={outcome} texts={texts} channels={channels} />
        <div className="mt-6 flex flex-col gap-x-6 gap-y-4 border-edge border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between lg:max-xl:flex-col lg:max-xl:items-start">
          <p className="max-w-[22rem] text-small text-text-soft">
            {texts.purpose}{' '}
            <a className="text-link" href={privacyHref}>
              {texts.privacy}
            </a>
          </p>
          <button
            className={`${buttonClass('accent')} min-w-44 shrink-0 disabled:cursor-progress`}
            disabled={isSending}
            id={submitId}
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
      <Toasts closeLabel={texts.close} setToast={setToast} toast={toast} />
    </>
  );
}
