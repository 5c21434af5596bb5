import { test } from 'node:test';
import { expect } from 'playwright/test';
import { type ClaimPart, claimLocales, says } from '@/tests/published/support/claim-words';
import { type Claim, claims, claimsByArgument } from '@/tests/published/support/claims';
import { publishedText } from '@/tests/support/published-text';
import { listTexts, plain } from '@/tests/support/texts';

/** Normalizes a text, so that messages and pages can be compared. */
const normalize = (text: string) => plain(text).replace(/[–—]/g, '-');

/** The text of a message on a page, with its arguments. */
function shownText(message: string, page: string): string | undefined {
  const parts = message
    .replace(/<\/?\w+>/g, '')
    .split(/\{[^}]*\}/)
    .map((part) =>
      normalize(part)
        .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
        .replaceAll(' ', '\\s*'),
    );
  return new RegExp(parts.join('\\s*.{1,40}')).exec(page)?.[0];
}

for (const locale of claimLocales) {
  const expectSaid = (text: string, { 0: claim, 1: page, 2: keys }: Claim, parts: ClaimPart[]) =>
    expect(
      parts.filter((part) => !says(locale, text, part)),
      `messages/${locale}/${page}.json, ${keys}: parts of “${claim}” that are not in “${text}”`,
    ).toEqual([]);

  for (const one of claims) {
    const [claim, page, keys, ...parts] = one;
    test(`messages/${locale}/${page}.json, ${keys}: ${claim}`, () => {
      const texts = new Map(listTexts(locale, page));
      const whole = normalize(publishedText(locale, page, 'main'));
      const shown = keys.split(' ').map((key) => {
        const text = shownText(texts.get(key) ?? '', whole) ?? '';
        const problem = `${locale}, ${page}.${key}: the page does not show “${claim}”`;
        expect(texts.has(key) && text !== '', problem).toBe(true);
        return text;
      });
      expectSaid(shown.join(' '), one, parts);
    });
  }

  for (const one of claimsByArgument) {
    const [claim, page, keys, ...parts] = one;
    test(`messages/${locale}/${page}.json, ${keys}: ${claim}`, () => {
      expectSaid(publishedText(locale, page, 'main'), one, parts);
    });
  }
}

/** English texts from the specification. */
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
    expect(plain(new Map(listTexts('en', 'contact')).get(key) ?? ''), key).toBe(plain(words));
  });
}
