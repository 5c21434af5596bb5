/** @jest-environment jsdom */

import type { ContactFormProps } from '@/components/islands/contact/contact-form';
import { ContactFormSection } from '@/components/sections/contact/sections';
import { failureTexts } from '@/lib/contact/texts';
import { showSection } from '@/tests/unit/sections/render-on-server';

const tooMany = { kind: 'refused', code: 'tooMany', fields: {} } as const;

test.each([
  [{ kind: 'offline' }, 'offline', 'notSent'],
  [{ kind: 'noResponse' }, 'text', 'unsure'],
  [{ kind: 'failed', isCertain: false }, 'unknown', 'unsure'],
  [{ kind: 'failed', isCertain: true, error: 'Quota' }, 'Quota.', 'notSent'],
  [{ ...tooMany, retryAfter: 601 }, '11', 'notSent'],
  [{ ...tooMany, retryAfter: 1 }, '2', 'notSent'],
  [tooMany, '60', 'notSent'],
  [{ ...tooMany, code: 'full' }, 'full', 'notSent'],
  [{ ...tooMany, code: 'unavailable' }, 'unavailable', 'unsure'],
] as const)(
  'the failure %j says %s, and whether it arrived: %s',
  async (outcome, said, arrival) => {
    const { texts } = await contactFormProps();
    const { failure, refusals } = texts;
    const shown = failureTexts(outcome, texts);
    const words: Record<string, string> = { ...failure, ...refusals };
    expect(shown.toast).toContain(words[said] ?? said);
    expect(`${shown.title} ${shown.text}`).toContain(failure[arrival]);
    expect(shown.text).toMatch(/\.$/);
  },
);

/** The form's props on the English page. */
async function contactFormProps(): Promise<ContactFormProps> {
  const page = await showSection(<ContactFormSection />, 'en');
  const island = page.querySelector('[data-island="contact-form"]');
  return JSON.parse(island?.getAttribute('data-props') ?? '');
}
