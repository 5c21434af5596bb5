import { expect, type Locator, type Page } from 'playwright/test';
import { type Locale, locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { consentParts } from '@/tests/support/consent';
import { chatParts } from '@/tests/support/page-parts';
import { matrixTagUnless } from '@/tests/support/site-pages';
import { test as siteTest } from '@/tests/support/site-test';
import { has } from '@/tests/support/texts';

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

/** Opens a page for the first time, and waits for everything that may lie above it. */
async function open(page: Page, locale: Locale, key: (typeof pages)[number]): Promise<void> {
  await page.goto(hrefFor(locale, key));
  await expect(consentParts(page, locale).banner).toBeVisible();
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
    const shares = [0.05, 0.5, 0.95];
    return [...range.getClientRects(), ...ownBox]
      .filter(({ width, height }) => width > 1 && height > 1)
      .flatMap(({ left, top, width, height }) =>
        shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y] as const)),
      )
      .map(([x, y]) => ({ x, y, hit: document.elementFromPoint(x, y) }))
      .filter(({ hit }) => !(hit && (one.contains(hit) || hit.contains(one))))
      .map(({ x, y, hit }) => `${x}, ${y}: ${hit?.outerHTML.slice(0, 80) ?? 'outside'}`);
  });

for (const [number, size] of windows.entries()) {
  for (const [index, key] of pages.entries()) {
    for (const [order, locale] of locales.entries()) {
      const isSampled = index === (number * 2) % pages.length && order === number % locales.length;
      test.describe(`${hrefFor(locale, key)} at ${size}`, matrixTagUnless(isSampled), () => {
        const [width = 0, height = 0] = size.split('x').map(Number);
        // The line suggests another language than the page's.
        test.use({ viewport: { width, height }, locale: locale === 'de' ? 'en-GB' : 'de-DE' });

        test('a first visit shows title and first call, covered by nothing, and does not scroll sideways', async ({
          page,
        }) => {
          await open(page, locale, key);
          const main = page.getByRole('main');
          for (const part of [main.getByRole('heading', { level: 1 }), main.getByRole('link')]) {
            await expect.soft(part.first()).toBeInViewport({ ratio: 1 });
            expect.soft(await coveredPoints(part.first())).toEqual([]);
          }
          const [inner, client, scroll] = await page.evaluate(() => {
            const { clientWidth, scrollWidth } = document.documentElement;
            return [innerWidth, clientWidth, scrollWidth];
          });
          expect(client, 'a scrollbar is visible').toBeLessThan(inner ?? 0);
          expect(scroll).toBe(client);
        });
      });
    }
  }
}
