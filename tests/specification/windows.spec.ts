import { expect, type Locator, type Page } from 'playwright/test';
import { type Locale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { has } from '@/tests/support/channels';
import { consentParts } from '@/tests/support/consent';
import { chatParts } from '@/tests/support/page-parts';
import { test as siteTest } from '@/tests/support/site-test';
import { matrixTagUnless } from '@/tests/support/test-tags';
import { waitForHydration } from '@/tests/support/watch-page';

/* A first visit, with everything open that may lie above a page. */

/** Windows as people have them: below the bars of the browser, and with scrollbars. */
const windows = [
  ...['360x616', '390x664', '412x748', '768x1024', '820x1080'],
  ...['1024x681', '1280x577', '1366x625', '1536x721', '1920x937'],
];
const pages = ['home', 'employers', 'nurses', 'academy', 'contact'] as const;

const test = siteTest.extend<object, { launchOptions: object }>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
    },
    { scope: 'worker' },
  ],
});

/** A browser language other than the page's, so that the page's language line is open. */
const browserLanguage = (locale: Locale) => (locale === 'de' ? 'en-GB' : 'de-DE');

/** Opens everything that may lie above the page. */
async function openAll(page: Page, locale: Locale, key: (typeof pages)[number]): Promise<void> {
  await page.goto(hrefFor(locale, key));
  await expect(consentParts(page, locale).banner).toBeVisible();
  await waitForHydration(page, 'language-suggestion');
  await expect(page.locator('[data-island="language-suggestion"] a')).toBeVisible();
  if (has.whatsapp && (key === 'home' || key === 'nurses')) {
    await expect.soft(chatParts(page, locale).bubbleLink).toBeVisible();
  }
}

/** The points of an element's text, and of a link, that are outside of the window or covered. */
const coveredPoints = (element: Locator) =>
  element.evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const ownBox = one instanceof HTMLAnchorElement ? [one.getBoundingClientRect()] : [];
    return [...range.getClientRects(), ...ownBox]
      .filter(({ width, height }) => width > 1 && height > 1)
      .flatMap(({ left, top, width, height }) =>
        [0.02, 0.5, 0.98].flatMap((across) =>
          [0.1, 0.5, 0.9].map((down) => [left + width * across, top + height * down] as const),
        ),
      )
      .flatMap(([x, y]) => {
        const hit = document.elementFromPoint(x, y);
        // Between its lines, a text has what is behind it.
        if (hit !== null && (one.contains(hit) || hit.contains(one))) return [];
        const by = hit === null ? 'outside' : hit.outerHTML.slice(0, 60);
        return [`${Math.round(x)}, ${Math.round(y)}: ${by}`];
      });
  });

for (const [number, size] of windows.entries()) {
  for (const [index, key] of pages.entries()) {
    for (const locale of locales) {
      // Each window twice, with two pages in two languages.
      const isSampled =
        (number + index) % pages.length < 1 && locales.indexOf(locale) === number % locales.length;
      test.describe(`${hrefFor(locale, key)} at ${size}`, matrixTagUnless(isSampled), () => {
        const [width = 0, height = 0] = size.split('x').map(Number);
        test.use({ viewport: { width, height }, locale: browserLanguage(locale) });

        test('shows title and first call, covered by nothing, and does not scroll sideways', async ({
          page,
        }) => {
          await openAll(page, locale, key);
          const scrollbar = await page.evaluate(
            () => innerWidth - document.documentElement.clientWidth,
          );
          expect(scrollbar).toBeGreaterThan(0);
          const title = page.getByRole('main').getByRole('heading', { level: 1 });
          const call = page.getByRole('main').getByRole('link').first();
          for (const part of [title, call]) {
            await expect.soft(part).toBeInViewport({ ratio: 1 });
            expect.soft(await coveredPoints(part)).toEqual([]);
          }
          const overflow = await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(overflow).toBeLessThanOrEqual(0);
        });
      });
    }
  }
}
