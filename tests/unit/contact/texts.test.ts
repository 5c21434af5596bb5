import { minLengths } from '@/lib/contact/schema';
import { failureTexts, problemText } from '@/lib/contact/texts';
import { locales } from '@/lib/locales';
import { textsIn } from '@/tests/support/texts';
import { texts } from '@/tests/unit/islands/contact/contact-form-props';

const numbers: Readonly<Record<string, number>> = {
  'form.fields.messageHint': minLengths.message,
  'form.errors.name.tooShort': minLengths.name,
  'form.errors.message.tooShort': minLengths.message,
};

test.each(locales)('the texts in %s name the limits of the schema', (locale) => {
  const ofLocale = new Map(textsIn(locale, 'contact'));
  const named = Object.keys(numbers).map((key) => [
    key,
    Number(ofLocale.get(key)?.match(/\d+/)?.[0]),
  ]);
  expect(Object.fromEntries(named)).toEqual(numbers);
});

test.each([
  ['name', 'tooShort', 'Name too short'],
  ['phone', 'unreadable', 'Telephone: unreadable'],
  ['request_callback', 'type', 'Call me: odd'],
] as const)('problemText(%j, %j) is %j', (field, problem, text) => {
  expect(problemText(texts, field, problem)).toBe(text);
});

test.each([
  [{ kind: 'unanswered' }, 'Later or by phone.', 'Did it arrive? Send it again.'],
  [{ kind: 'failed' }, 'Unknown', 'It did not arrive. Unknown.'],
  [{ kind: 'failed', error: 'Quota' }, 'Quota', 'It did not arrive. Quota.'],
  [{ kind: 'refused', code: 'tooLarge', fields: {} }, 'tooLarge!', 'It did not arrive. tooLarge!'],
  [
    { kind: 'refused', code: 'tooMany', fields: {}, retryAfter: 601 },
    'tooMany, 11 min!',
    'It did not arrive. tooMany, 11 min!',
  ],
  [
    { kind: 'refused', code: 'tooMany', fields: {}, retryAfter: 1 },
    'tooMany, 2 min!',
    'It did not arrive. tooMany, 2 min!',
  ],
  [
    { kind: 'refused', code: 'tooMany', fields: {} },
    'tooMany, 60 min!',
    'It did not arrive. tooMany, 60 min!',
  ],
] as const)('failureTexts of %j', (outcome, toast, lasting) => {
  const { title, text, toast: inToast } = failureTexts(outcome, texts);
  expect([inToast, `${title} ${text}`]).toEqual([toast, lasting]);
});
