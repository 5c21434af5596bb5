import { localeFromTag, locales, localeTable } from '@/lib/locales';

test.each(locales)('%s has a tag that Intl knows, and that leads back to it', (locale) => {
  const { intl } = localeTable[locale];
  // Otherwise numbers and plural forms would follow the language of the machine.
  expect(Intl.PluralRules.supportedLocalesOf(intl)).toEqual([intl]);
  expect(localeFromTag(intl)).toBe(locale);
});
