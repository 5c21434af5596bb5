import { minLengths } from '@/lib/contact/schema';
import { locales } from '@/lib/locales';
import { textsIn } from '@/tests/support/texts';

const numbers: Readonly<Record<string, number>> = {
  'form.fields.messageHint': minLengths.message,
  'form.errors.name.tooShort': minLengths.name,
  'form.errors.message.tooShort': minLengths.message,
};

it.each(locales)('the texts in %s name the limits of the schema', (locale) => {
  const texts = new Map(textsIn(locale, 'contact'));
  const named = Object.keys(numbers).map((key) => [key, Number(texts.get(key)?.match(/\d+/)?.[0])]);
  expect(Object.fromEntries(named)).toEqual(numbers);
});
