import type { ContactErrorCode, ContactField, FieldProblem } from '@/lib/contact/request';
import type { ContactOutcome } from '@/lib/contact/send';

/** The texts of the contact form in the language of its page. */
export type ContactFormTexts = Record<
  'required' | 'messageHint' | 'website' | 'health' | 'purpose' | 'privacy' | 'submit' | 'sending',
  string
> & {
  labels: Record<ContactField, string>;
  errors: {
    /** First word of the page's title while a field is invalid. */
    word: string;
    title: string;
    fields: {
      name: { tooShort: string };
      email: { notAnAddress: string };
      message: { tooShort: string };
    };
    /** Texts for all fields, shown after the label. */
    any: { unreadable: string; type: string };
    /** The rule about unreadable characters, for pages without scripts, which name no field. */
    readable: string;
  };
  thanks: Record<'title' | 'text' | 'toast' | 'reference', string> & {
    /** Shown above the telephone numbers, if there are any. */
    urgent?: string;
  };
  failure: Record<
    'title' | 'text' | 'back' | 'offline' | 'notSent' | 'kept' | 'ways' | 'unknown',
    string
  > & {
    /** Heading and text if there was no response; `again` says that the form may be sent again. */
    unsure: string;
    again: string;
    /** Texts by error code; that of `tooMany` contains `{minutes}`. */
    refusals: Record<ContactErrorCode, string>;
  };
};

/** The text that the field and the error summary show for a problem. */
export function problemText(
  { labels, errors }: Pick<ContactFormTexts, 'labels' | 'errors'>,
  field: ContactField,
  problem: FieldProblem,
): string {
  const fields: Partial<Record<ContactField, Partial<Record<FieldProblem, string>>>> =
    errors.fields;
  const { unreadable, type } = errors.any;
  const text = problem === 'unreadable' ? unreadable : type;
  return fields[field]?.[problem] ?? `${labels[field]}: ${text}`;
}

/** Length of a rate limit's window in minutes, used when a response has no `Retry-After`. */
const defaultMinutes = 60;

/** Whole minutes until the next attempt. At least two, so that texts need no singular form. */
function minutesUntilRetry(seconds: number | undefined): number {
  return seconds === undefined ? defaultMinutes : Math.max(2, Math.ceil(seconds / 60));
}

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

/** Texts for a failed request: by its error code, otherwise from its response's error text. */
export function failureTexts(
  outcome: Exclude<ContactOutcome, { kind: 'sent' }>,
  { failure }: Pick<ContactFormTexts, 'failure'>,
): FailureTexts {
  if (outcome.kind === 'noResponse') {
    return { toast: failure.text, title: failure.unsure, text: failure.again };
  }
  const toast =
    outcome.kind === 'refused'
      ? failure.refusals[outcome.code].replace(
          '{minutes}',
          String(minutesUntilRetry(outcome.retryAfter)),
        )
      : (outcome.error ?? failure.unknown);
  return { toast, title: failure.notSent, text: withFullStop(toast) };
}
