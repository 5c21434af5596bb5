import type { Locale } from '@/lib/locales';
import { visitorLocale } from '@/lib/visitor-locale';

describe('visitorLocale', () => {
  it.each<[tag: string, locale: Locale | undefined]>([
    ['de', 'de'],
    ['de-AT', 'de'],
    ['en-US', 'en'],
    ['bs', 'vas'],
    ['hr-HR', 'vas'],
    ['sr-Latn-RS', 'vas'],
    ['sh', 'vas'],
    ['cnr-ME', 'vas'],
    ['me', 'vas'],
    // The code of the addresses is another language's tag.
    ['vas', undefined],
    // Languages that no site will ever have, and tags that only begin alike.
    ['tlh-Latn', undefined],
    ['den', undefined],
    ['srn', undefined],
  ])('takes the browser language %j for %s', (tag, locale) => {
    expect(visitorLocale(null, [tag])).toBe(locale);
  });

  it('takes the first of the browser languages that the site has', () => {
    expect(visitorLocale(null, ['la-VA', 'tlh', 'hr', 'de', 'en'])).toBe('vas');
    expect(visitorLocale(null, ['la', 'en', 'hr'])).toBe('en');
    expect(visitorLocale(null, [])).toBeUndefined();
  });

  it('puts a choice made by hand before the browser languages', () => {
    expect(visitorLocale('vas', ['de'])).toBe('vas');
    expect(visitorLocale('de', ['hr', 'en'])).toBe('de');
  });

  it.each(['', 'DE', 'de-DE', ' en', '__proto__'])(
    'does not take the stored %j for a choice',
    (stored) => {
      expect(visitorLocale(stored, ['hr'])).toBe('vas');
    },
  );
});
