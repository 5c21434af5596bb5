import { test } from 'node:test';
import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { has } from '@/tests/support/channels';
import { publishedPage } from '@/tests/support/published-text';
import { withoutBreakMarks } from '@/tests/support/texts';

/** The sections in the menus of the header, in page order. The page's own line has six of them. */
const menuSections = {
  employers: ['prozess', 'services', 'kostenmodell', 'partners', 'stats', 'faq', 'contact'],
  nurses: ['ablauf', 'moeglichkeiten', 'keine-kosten', 'leistungen', 'anforderungsprofil', 'faq'],
  academy: ['hero', 'warum-academy', 'unser-ansatz', 'was-erwartet', 'unser-ziel', 'academy-cta'],
} as const;

/** The entries in the browser's storage that the privacy page lists. */
const storedKeys = [
  ...['cookie-consent', 'cookie-consent-services', 'i18nextLng', 'language-suggestion'],
  ...(has.whatsapp ? ['chat-bubble'] : []),
  'contact-draft',
];

for (const locale of locales) {
  for (const page of ['employers', 'nurses', 'academy'] as const) {
    test(`the menus of ${page} (${locale}) list its sections in their order`, () => {
      const $ = publishedPage(locale, page);
      const anchorsIn = (links: string) =>
        $(links)
          .get()
          .map((link) => $(link).attr('href')?.split('#')[1]);
      const expected = menuSections[page].filter(
        (id) => id !== 'partners' || site.partners.length > 0,
      );
      const own = `a[href^="${hrefFor(locale, page)}#"]`;
      expect(anchorsIn(`#menu-bar ${own}`)).toEqual(expected);
      expect(anchorsIn(`#menu-sheet ${own}`)).toEqual(expected);
      expect(anchorsIn(`#menu-sheet details[open] a[href*="#"]`)).toEqual(expected);
      expect(anchorsIn('.page-menu a')).toEqual(expected.slice(0, 6));
    });
  }

  test(`the privacy page (${locale}) lists every entry in the browser's storage`, () => {
    const $ = publishedPage(locale, 'privacy');
    const names = $('#cookies tbody th')
      .get()
      .map((cell) => withoutBreakMarks($(cell).text()));
    expect(names).toEqual(storedKeys);
  });
}
