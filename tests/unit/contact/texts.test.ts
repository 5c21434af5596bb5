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

test.each([
  [{ kind: 'failed' }, 'Unknown error'],
  [{ kind: 'failed', error: 'Quota' }, 'Quota'],
  [{ ...tooMany, retryAfter: 601 }, '11 minutes'],
  [{ ...tooMany, retryAfter: 1 }, '2 minutes'],
  [tooMany, '60 minutes'],
] as const)('the failure %j says: %s', async (outcome, words) => {
  const { texts } = await contactFormProps();
  const { title, text, toast } = failureTexts(outcome, texts);
  expect(toast.replaceAll('\u00a0', ' ')).toContain(words);
  expect(title).toBe('Your message has not arrived.');
  expect(text).toBe(toast.endsWith('.') ? toast : `${toast}.`);
});
