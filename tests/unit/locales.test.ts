import { type Locale, localeOfPath } from '@/lib/locales';

describe('localeOfPath', () => {
  it.each<[pathname: string, locale: Locale]>([
    ['/', 'de'],
    ['/arbeitgeber', 'de'],
    ['/en', 'en'],
    ['/en/employers', 'en'],
    ['/en//x', 'en'],
    ['/vas/no/such/page', 'vas'],
    // The code of the unprefixed language is no prefix, and still means that language.
    ['/de', 'de'],
    ['/de/employers', 'de'],
    // Only a whole first segment in the exact spelling counts.
    ['/english', 'de'],
    ['/EN/employers', 'de'],
    ['//en/employers', 'de'],
    ['/%65n/', 'de'],
    ['', 'de'],
  ])('%j is %s', (pathname, locale) => {
    expect(localeOfPath(pathname)).toBe(locale);
  });
});
