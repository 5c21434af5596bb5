import { test } from 'node:test';
import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { says } from '@/tests/published/support/claim-words';
import { claims, claimsByArgument, claimsOfTerms } from '@/tests/published/support/claims';
import { publishedText } from '@/tests/support/published-text';
import { plain, textsIn } from '@/tests/support/texts';

/** A text as pages and messages have it alike. */
const settled = (text: string) => plain(text).replace(/[–—]/g, '-');

/** What a page shows of a message, its arguments filled in. */
function shownOf(message: string, page: string): string | undefined {
  const parts = message
    .replace(/<\/?\w+>/g, '')
    .split(/\{[^}]*\}/)
    .map((part) =>
      settled(part)
        .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
        .replaceAll(' ', '\\s*'),
    );
  return new RegExp(parts.join('\\s*.{1,40}')).exec(page)?.[0];
}

for (const locale of locales) {
  for (const { claim, page, keys, says: parts } of claims) {
    const name = `messages/${locale}/${page}.json, ${keys.join(' and ')}`;

    test(`${name}: ${claim}`, () => {
      const texts = new Map(textsIn(locale, page));
      const whole = settled(publishedText(locale, page, 'main'));
      const shown = keys.map((key) => {
        const text = shownOf(texts.get(key) ?? '', whole) ?? '';
        expect(
          texts.has(key) && text !== '',
          `${locale}, ${page}.${key}: the page does not show what says “${claim}”`,
        ).toBe(true);
        return text;
      });
      const text = shown.join(' ');
      expect(
        parts.filter((part) => !says(locale, text, part)),
        `${name}: parts of the claim “${claim}” that are not in “${text}”`,
      ).toEqual([]);
    });
  }
}

for (const locale of locales) {
  for (const { claim, page, keys, says: parts } of claimsByArgument) {
    const name = `messages/${locale}/${page}.json, ${keys.join(' and ')}`;

    test(`${name}: ${claim}`, () => {
      const text = publishedText(locale, page, 'main');
      expect(
        parts.filter((part) => !says(locale, text, part)),
        `${name}: parts of the claim “${claim}” that the page does not show`,
      ).toEqual([]);
    });
  }
}

for (const [section, ...parts] of claimsOfTerms) {
  test(`the German terms say in ${section}: ${parts.join(', ')}`, () => {
    const text = publishedText('de', 'terms', `#${section}`);
    expect(
      parts.filter((part) => !says('de', text, part)),
      `parts of the claim that section ${section} does not say`,
    ).toEqual([]);
  });
}

/** English words that the specification gives. */
const englishWords = {
  'form.errors.name.tooShort': 'Name must be at least 2 characters long',
  'form.errors.email.notAnAddress': 'Please enter a valid email address',
  'form.errors.message.tooShort': 'Message must be at least 10 characters long',
  'form.thanks.title': 'Message sent!',
  'form.failure.title': 'Error sending message',
  'form.failure.text': 'Please try again later or contact us by phone.',
  'form.failure.unknown': 'Unknown error',
} as const;

for (const [key, words] of Object.entries(englishWords)) {
  test(`messages/en/contact.json, ${key}: the words of the specification`, () => {
    expect(plain(new Map(textsIn('en', 'contact')).get(key) ?? ''), key).toBe(plain(words));
  });
}

test('a figure is found in every way of writing, and no other passes for it', () => {
  for (const [locale, text, part, expected] of [
    ['de', 'in unter 2 Wochen', '<2 weeks', true],
    ['de', 'in unter 3 Wochen', '<2 weeks', false],
    ['de', 'in unter 2 Monaten', '<2 weeks', false],
    ['de', 'in 2 Wochen', '<2 weeks', false],
    ['en', 'two to three months', '2-3 months', true],
    ['en', '12–3 months', '2-3 months', false],
    ['vas', 'iznad 500 €', '500 €', true],
    ['en', 'more than €500', '>500 €', true],
    ['en', 'more than €5,500', '500 €', false],
    ['de', 'innerhalb von fünf Arbeitstagen', '5 working days', true],
    ['de', 'ohne Umsatzsteuer', 'VAT', true],
    ['de', 'ohne Steuer', 'VAT', false],
  ] as const) {
    expect(says(locale, text, part), `${locale}: ${text}`).toBe(expected);
  }
});
