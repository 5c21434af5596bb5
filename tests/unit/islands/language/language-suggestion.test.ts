import { visitorLocale } from '@/components/islands/language/language-suggestion';
import type { Locale } from '@/lib/locales';

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
    // The code in URLs is the tag of another language.
    ['vas', undefined],
    // Other languages, and tags with the same beginning.
    ['tlh-Latn', undefined],
    ['den', undefined],
    ['srn', undefined],
  ])('maps the browser language %j to %s', (tag, locale) => {
    expect(visitorLocale(null, [tag])).toBe(locale);
  });

  it('returns the first browser language that the site has', () => {
    expect(visitorLocale(null, ['la-VA', 'tlh', 'hr', 'de', 'en'])).toBe('vas');
    expect(visitorLocale(null, ['la', 'en', 'hr'])).toBe('en');
    expect(visitorLocale(null, [])).toBeUndefined();
  });

  it('prefers a stored choice to the browser languages', () => {
    expect(visitorLocale('vas', ['de'])).toBe('vas');
    expect(visitorLocale('de', ['hr', 'en'])).toBe('de');
    expect(visitorLocale('de-DE', ['en'])).toBe('de');
    expect(visitorLocale('hr-HR', ['en'])).toBe('vas');
  });

  it.each(['', ' en', '__proto__'])('ignores the stored value %j', (stored) => {
    expect(visitorLocale(stored, ['hr'])).toBe('vas');
  });
});
