import { expect } from 'playwright/test';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { findViolations } from '@/tests/support/axe';
import { consentParts } from '@/tests/support/consent';
import { header, summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

const t = translator('de');

const language = localeTable.de.nativeName;

for (const [width, ...labels] of [
  [360, t('common.nav.open'), t('common.nav.groups.nurses')],
  [1280, t('common.nav.groups.nurses'), t('common.language.current', { language })],
] as const) {
  test(`banner, suggestion, settings and menus have no axe violations at ${width} px`, async ({
    page,
  }) => {
    await page.addInitScript(() => window.localStorage.setItem('i18nextLng', 'en'));
    await page.setViewportSize({ width, height: 780 });
    await page.goto(hrefFor('de', 'home'));
    const { banner, settings, dialog, save } = consentParts(page, 'de');
    await expect(page.getByRole('complementary')).toBeVisible();
    await expect(banner).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await settings.click();
    await expect(dialog).toBeVisible();
    expect(await findViolations(page, '[role="dialog"]')).toEqual([]);
    await save.click();
    await waitForHydration(page, 'enhancements');
    for (const label of labels) {
      await summaryIn(header(page), label).click();
      expect(await findViolations(page, 'header'), label).toEqual([]);
    }
  });
}

test('the nurses page with all disclosures open has no axe violations', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(hrefFor('vas', 'nurses'));
  const disclosures = page.locator('main details');
  await disclosures.evaluateAll((all) => {
    for (const disclosure of all) disclosure.removeAttribute('name');
    for (const disclosure of all) disclosure.setAttribute('open', '');
  });
  await expect(disclosures).not.toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});
