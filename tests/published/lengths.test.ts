import { test } from 'node:test';
import { expect } from 'playwright/test';
import { type Locale, locales } from '@/lib/locales';
import { publishedText } from '@/tests/support/published-text';

/** The most words of a page, every answer open. Who adds a text there shortens another. */
const mostWords = {
  nurses: { de: 2500, en: 2900, vas: 2600 },
  employers: { de: 1869, en: 2221, vas: 2035 },
} as const satisfies Record<string, Record<Locale, number>>;

/** Words and figures; neither dashes nor signs that stand alone. */
function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
}

for (const page of ['nurses', 'employers'] as const) {
  for (const locale of locales) {
    test(`${page} (${locale}) is not longer than agreed`, () => {
      expect(countWords(publishedText(locale, page, 'main'))).toBeLessThanOrEqual(
        mostWords[page][locale],
      );
    });
  }
}
