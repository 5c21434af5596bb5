import { contactLimits } from '@/lib/contact/request';
import { locales } from '@/lib/locales';
import { textsIn } from '@/tests/support/texts';

const numbers: Readonly<Record<string, number>> = {
  'form.fields.messageHint': contactLimits.message.least,
  'form.errors.name.tooShort': contactLimits.name.least,
  'form.errors.name.tooLong': contactLimits.name.most,
  'form.errors.email.tooLong': contactLimits.email.most,
  'form.errors.phone.tooLong': contactLimits.phone.most,
  'form.errors.company.tooLong': contactLimits.company.most,
  'form.errors.message.tooShort': contactLimits.message.least,
  'form.errors.message.tooLong': contactLimits.message.most,
};

it.each(locales)('the texts in %s name the limits of the schema', (locale) => {
  const texts = new Map(textsIn(locale, 'contact'));
  const named = Object.keys(numbers).map((key) => [key, Number(texts.get(key)?.match(/\d+/)?.[0])]);
  expect(Object.fromEntries(named)).toEqual(numbers);
});
