import { FormField, fieldLook } from '@/components/sections/contact/form-field';
import { contactLimits } from '@/lib/contact/request';

export type ContactFormTexts = {
  required: string;
  name: string;
  email: string;
  phone: string;
  company: string;
  message: string;
  messageHint: string;
  callback: string;
  website: string;
  health: string;
  purpose: string;
  privacy: string;
  submit: string;
};

type Props = {
  /** Id of the form; the ids of its elements start with it. */
  id: string;
  /** Where the form is posted to, with the language of the answer. */
  action: string;
  privacyHref: string;
  texts: ContactFormTexts;
};

/** The contact form as plain HTML: it is checked and sent by the browser alone. */
export function ContactForm({ id, action, privacyHref, texts }: Props) {
  return (
    <form action={action} id={id} method="post">
      <p className="text-small text-text-soft">{texts.required}</p>
      <div className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2">
        <FormField
          autoComplete="name"
          enterKeyHint="next"
          id={`${id}-name`}
          label={texts.name}
          maxLength={contactLimits.name.most}
          minLength={contactLimits.name.least}
          name="name"
          required
          starred
          type="text"
        />
        <FormField
          autoComplete="email"
          enterKeyHint="next"
          id={`${id}-email`}
          inputMode="email"
          label={texts.email}
          maxLength={contactLimits.email.most}
          name="email"
          required
          starred
          type="email"
        />
        <FormField
          autoComplete="tel"
          enterKeyHint="next"
          id={`${id}-phone`}
          inputMode="tel"
          label={texts.phone}
          maxLength={contactLimits.phone.most}
          name="phone"
          type="tel"
        />
        <FormField
          autoComplete="organization"
          enterKeyHint="next"
          id={`${id}-company`}
          label={texts.company}
          maxLength={contactLimits.company.most}
          name="company"
          type="text"
        />
      </div>
      <div className="mt-5">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <label className="font-semibold" htmlFor={`${id}-message`}>
            {texts.message}
          </label>
          <span className="text-small text-text-soft" id={`${id}-message-hint`}>
            {texts.messageHint}
          </span>
        </div>
        <textarea
          aria-describedby={`${id}-message-hint ${id}-health`}
          className={`${fieldLook} field-sizing-content min-h-44`}
          enterKeyHint="enter"
          id={`${id}-message`}
          maxLength={contactLimits.message.most}
          minLength={contactLimits.message.least}
          name="message"
          required
          rows={6}
        />
        <p className="mt-2 text-small text-text-soft" id={`${id}-health`}>
          {texts.health}
        </p>
      </div>
      <div className="mt-3 flex items-center gap-3">
        <input
          className="size-6 shrink-0 accent-action"
          id={`${id}-callback`}
          name="request_callback"
          type="checkbox"
          value="true"
        />
        <label className="flex min-h-11 items-center" htmlFor={`${id}-callback`}>
          {texts.callback}
        </label>
      </div>
      <div aria-hidden="true" className="sr-only">
        <label htmlFor={`${id}-website`}>{texts.website}</label>
        <input autoComplete="off" id={`${id}-website`} name="website" tabIndex={-1} type="text" />
      </div>
      <div className="mt-6 flex flex-col gap-x-6 gap-y-4 border-edge border-t pt-6 sm:flex-row-reverse sm:items-center sm:justify-between">
        <p className="max-w-[22rem] text-small text-text-soft">
          {texts.purpose}{' '}
          <a className="text-link" href={privacyHref}>
            {texts.privacy}
          </a>
        </p>
        <button
          className="min-h-12 shrink-0 rounded-full bg-accent px-6 py-2.5 font-semibold text-paper leading-tight transition-colors hover:bg-accent-strong active:bg-accent-strong"
          type="submit"
        >
          {texts.submit}
        </button>
      </div>
    </form>
  );
}
