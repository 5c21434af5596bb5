import { test } from 'node:test';
import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { pageVariants } from '@/lib/routing/addresses';
import { publishedPage } from '@/tests/support/published-text';

/** What the language switcher does not carry over. */
const untranslated = '[role="status"], [role="alert"], [data-untranslated]';

for (const { locale, page } of pageVariants) {
  test(`${page} (${locale}) has its places in every language`, () => {
    const $ = publishedPage(locale, page);
    const places = $('main [id]')
      .filter((_, place) => $(place).closest(untranslated).length === 0)
      .get()
      .map(({ attribs }) => attribs['id'] ?? '');
    const missing = locales
      .filter((other) => other !== locale)
      .flatMap((other) => {
        const ids = new Set(
          publishedPage(
            other,
            page,
          )('main [id]')
            .get()
            .map(({ attribs }) => attribs['id']),
        );
        return places.filter((id) => !ids.has(id)).map((id) => `${other}: #${id}`);
      });
    expect(missing).toEqual([]);
  });
}
