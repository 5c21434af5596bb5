import type { ContactFormTexts } from '@/components/islands/contact/texts';
import type { ContactOutcome } from '@/lib/contact/outcome';
import { minutesUntilRetry } from '@/lib/contact/request';

/** What is said about any outcome but success, in the language of the page where we have words. */
export function failureText(
  outcome: Exclude<ContactOutcome, { kind: 'sent' }>,
  { failure }: ContactFormTexts,
): string {
  switch (outcome.kind) {
    case 'refused':
      return failure.refusals[outcome.code].replace(
        '{minutes}',
        String(minutesUntilRetry(outcome.retryAfter)),
      );
    case 'failed':
      return outcome.error ?? failure.unknown;
    case 'unanswered':
      return failure.text;
  }
}
