import { expect } from 'playwright/test';
import { localeFromPath } from '@/lib/locales';
import { addresses } from '@/tests/support/address-table';
import { header, link, summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

for (const [from, native, to] of [
  ['/vas/no/page', 'English', '/en/no/page'],
  [addresses.terms.en, 'Bosanski / Hrvatski / Srpski', addresses.terms.vas],
] as const) {
  test(`${from} leads to ${to} with query and hash`, async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${from}?q=1#kurzfassung-arbeitgeber-5`);
    await waitForHydration(page, 'language-choice');
    await summaryIn(header(page), translator(localeFromPath(from))('common.nav.open')).click();
    await link(header(page), native).filter({ visible: true }).click();
    await expect(page).toHaveURL(`${origin}${to}?q=1#kurzfassung-arbeitgeber-5`);
  });
}
