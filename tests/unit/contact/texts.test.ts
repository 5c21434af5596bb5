import { minLengths } from '@/lib/contact/schema';
import { failureTexts, problemText } from '@/lib/contact/texts';
import { locales } from '@/lib/locales';
import { listTexts } from '@/tests/support/texts';
import { contactFormProps } from '@/tests/unit/islands/contact/contact-form-props';

const numbers: Readonly<Record<string, number>> = {
  'form.fields.messageHint': minLengths.message,
  'form.errors.name.tooShort': minLengths.name,
  'form.errors.message.tooShort': minLengths.message,
};

test.each(locales)('the texts in %s name the limits of the schema', (locale) => {
  const localeTexts = new Map(listTexts(locale, 'contact'));
  const named = Object.keys(numbers).map((key) => [
    key,
    Number(localeTexts.get(key)?.match(/\d+/)?.[0]),
  ]);
  expect(Object.fromEntries(named)).toEqual(numbers);
});

test('a problem has a text for its field, or for all fields', async () => {
  const { texts } = await contactFormProps();
  const { errors, labels } = texts;
  expect(problemText(texts, 'name', 'tooShort')).toBe(errors.fields.name.tooShort);
  const unreadable = `${labels.phone}: ${errors.any.unreadable}`;
  expect(problemText(texts, 'phone', 'unreadable')).toBe(unreadable);
  const type = `${labels.request_callback}: ${errors.any.type}`;
  expect(problemText(texts, 'request_callback', 'type')).toBe(type);
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
  expect(title).toBe(texts.failure.notSent);
  expect(text).toBe(toast.endsWith('.') ? toast : `${toast}.`);
});

test('a missing response leaves open whether the request has arrived', async () => {
  const { texts } = await contactFormProps();
  const { text: toast, unsure: title, again: text } = texts.failure;
  expect(failureTexts({ kind: 'noResponse' }, texts)).toEqual({ toast, title, text });
});
