import type { ContactFormTexts } from '@/components/islands/contact/texts';
import type { ContactOutcome } from '@/lib/contact/outcome';
import { errorText } from '@/lib/contact/request';

/** What is said about a request that was not thanked for. */
export type FailureTexts = {
  /** What the toast says. */
  toast: string;
  /** Whether it has arrived, as far as the page knows. */
  title: string;
  /** What stands below that, for longer than the toast. */
  text: string;
};

/** A text of a backend may end without its full stop. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

/** What is said about any outcome but success, in the language of the page where we have words. */
export function failureTexts(
  outcome: Exclude<ContactOutcome, { kind: 'sent' }>,
  texts: ContactFormTexts,
): FailureTexts {
  const { failure } = texts;
  if (outcome.kind === 'unanswered') {
    return { toast: failure.text, title: failure.unsure, text: failure.again };
  }
  const known =
    outcome.kind === 'refused' ? errorText(texts, outcome.code, outcome.retryAfter) : outcome.error;
  const toast = known ?? failure.unknown;
  return { toast, title: failure.notSent, text: sentence(toast) };
}
