import { expect, type Page } from 'playwright/test';
import { type Locale, localeFromPath, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { header, link, summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration, watchFlow } from '@/tests/support/watch-page';

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

const stored = (page: Page) => page.evaluate(() => window.localStorage.getItem('i18nextLng'));

/** Opens a page and its language switcher, and returns the container of its links. */
async function open(page: Page, address: string, viewport: typeof wide, locale: Locale = 'de') {
  const t = translator(locale);
  const language = localeTable[locale].nativeName;
  await page.setViewportSize(viewport);
  await page.goto(address);
  await waitForHydration(page, 'language-choice');
  const label =
    viewport === wide ? t('common.language.current', { language }) : t('common.nav.open');
  await summaryIn(header(page), label).click();
  return header(page).locator('details[open]').filter({ visible: true }).first();
}

test('the chosen language and the hash are kept', async ({ page, origin }) => {
  const check = watchFlow(page, origin);
  const switcher = await open(page, `${hrefFor('de', 'nurses')}#leistungen`, wide);
  expect(await stored(page)).toBeNull();
  await link(switcher, localeTable.vas.nativeName).click();
  await expect(page).toHaveURL(`${origin}${hrefFor('vas', 'nurses')}#leistungen`);
  await expect(page.locator('#leistungen')).toBeInViewport();
  expect(await stored(page)).toBe('vas');
  await check();
});

for (const [from, native, to] of [
  ['/vas/no/page', 'English', '/en/no/page'],
  ['/en/terms', 'Bosanski / Hrvatski / Srpski', '/vas/uslovi'],
] as const) {
  test(`${from} leads to ${to} with query and hash`, async ({ page, origin }) => {
    const locale = localeFromPath(from);
    const switcher = await open(page, `${from}?q=1#kurzfassung-arbeitgeber-5`, narrow, locale);
    await link(switcher, native).click();
    await expect(page).toHaveURL(`${origin}${to}?q=1#kurzfassung-arbeitgeber-5`);
  });
}
