import type { Messages } from '@/generated/messages';
import type { ContactOutcome } from '@/lib/contact/send';
import type { ContactField, FieldProblem } from '@/supabase/functions/_shared/contact-request';

type FormMessages = Messages['contact']['form'];

/** The texts of the contact form, named as in the messages. */
export type ContactFormTexts = Omit<
  FormMessages,
  'title' | 'language' | 'email' | 'thanks' | 'failure'
> & {
  /** `urgent` is missing unless employers and nurses have a telephone number. */
  thanks: Omit<FormMessages['thanks'], 'urgent'> & { urgent?: string };
  failure: Omit<FormMessages['failure'], 'textWithoutPhone'>;
  /** Name of the button that closes a toast. */
  close: string;
};

/** The text that the field and the error summary show for a problem. */
export function problemText(
  { fields, errors }: Pick<ContactFormTexts, 'fields' | 'errors'>,
  field: ContactField,
  problem: FieldProblem,
): string {
  const texts: Partial<Record<ContactField, Partial<Record<FieldProblem, string>>>> = errors;
  return texts[field]?.[problem] ?? `${fields[field]}: ${errors.type}`;
}

/** The window of the rate limits, for responses without `Retry-After`. */
const windowSeconds = 3600;

/** Texts about a request that was not accepted. */
export type FailureTexts = {
  toast: string;
  /** States whether the request has arrived, if known. */
  title: string;
  /** Shown below the title; stays longer than the toast. */
  text: string;
};

/** Adds a missing full stop to the error text of a response. */
const withFullStop = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/**
 * Texts for a failed request: by its error code, otherwise from its response's error text. Only an
 * answer of the function says whether the request has arrived.
 */
export function failureTexts(
  outcome: Exclude<ContactOutcome, { kind: 'sent' }>,
  { failure, refusals }: Pick<ContactFormTexts, 'failure' | 'refusals'>,
): FailureTexts {
  const { offline, notSent, unsure, again, unknown } = failure;
  switch (outcome.kind) {
    case 'offline':
      return { toast: offline, title: notSent, text: offline };
    case 'noResponse':
      return { toast: failure.text, title: unsure, text: again };
    case 'failed': {
      const toast = outcome.error === undefined ? unknown : withFullStop(outcome.error);
      const arrival = outcome.isCertain ? notSent : `${unsure} ${again}`;
      return { toast, title: failure.title, text: `${withFullStop(toast)} ${arrival}` };
    }
    case 'refused': {
      const { code, retryAfter = windowSeconds } = outcome;
      // At least two, so that texts need no singular form.
      const minutes = Math.max(2, Math.ceil(retryAfter / 60));
      const text = refusals[code].replace('{minutes}', String(minutes));
      return { toast: text, title: code === 'unavailable' ? unsure : notSent, text };
    }
  }
}
