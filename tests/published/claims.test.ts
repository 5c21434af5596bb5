import { test } from 'node:test';
import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { says } from '@/tests/published/support/claim-words';
import { claims, claimsByArgument } from '@/tests/published/support/claims';
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
