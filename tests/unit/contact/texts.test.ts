/** @jest-environment jsdom */
import { failureTexts, problemText } from '@/lib/contact/texts';
import { locales } from '@/lib/locales';
import { listTexts } from '@/tests/support/texts';
import { contactFormProps } from '@/tests/unit/islands/contact/contact-form-props';

const numbers = {
  'form.fields.messageHint': 10,
  'form.errors.name.tooShort': 2,
  'form.errors.message.tooShort': 10,
};

test.each(locales)('the texts in %s name the minimum lengths', (locale) => {
  const localeTexts = new Map(listTexts(locale, 'contact'));
  const named = Object.keys(numbers).map((key) => [
    key,
    Number(localeTexts.get(key)?.match(/\d+/)?.[0]),
  ]);
  expect(Object.fromEntries(named)).toEqual(numbers);
});

test('a problem has a text for its field, or for all fields', async () => {
  const { texts } = await contactFormProps();
  for (const [field, problem, text] of [
    ['name', 'tooShort', 'Name must be at least 2 characters long'],
    ['phone', 'unreadable', 'Telephone: This contains characters that we cannot read.'],
    ['request_callback', 'type', 'Please call me back: We cannot read this.'],
  ] as const) {
    expect(problemText(texts, field, problem)).toMatch(new RegExp(`^${text}`));
  }
});

const tooMany = { kind: 'refused', code: 'tooMany', fields: {} } as const;

const notArrived = 'Your message has not arrived.';
const unsure = 'We do not know whether your message arrived.';

test.each([
  [{ kind: 'offline' }, 'has not been sent', notArrived],
  [{ kind: 'noResponse' }, 'Please try again later or contact us by phone.', unsure],
  [{ kind: 'failed', isCertain: false }, 'Unknown error', unsure],
  [{ kind: 'failed', isCertain: true, error: 'Quota' }, 'Quota.', notArrived],
  [{ ...tooMany, retryAfter: 601 }, '11 minutes', notArrived],
  [{ ...tooMany, retryAfter: 1 }, '2 minutes', notArrived],
  [tooMany, '60 minutes', notArrived],
  [{ ...tooMany, code: 'full' }, 'We cannot take messages at the moment.', notArrived],
  [{ ...tooMany, code: 'unavailable' }, 'Sending it again does no harm', unsure],
] as const)('the failure %j says: %s %s', async (outcome, words, arrival) => {
  const { texts } = await contactFormProps();
  const shown = failureTexts(outcome, texts);
  expect(shown.toast.replaceAll('\u00a0', ' ')).toContain(words);
  expect(`${shown.title} ${shown.text}`).toContain(arrival);
  expect(shown.text).toMatch(/\.$/);
});
