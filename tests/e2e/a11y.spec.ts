import { expect } from 'playwright/test';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { findViolations } from '@/tests/support/axe';
import { consentParts } from '@/tests/support/consent';
import { header, summaryIn } from '@/tests/support/page-parts';
import { matrixTagUnless } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

const narrow = { width: 360, height: 780 };
const wide = { width: 1280, height: 800 };

const t = translator('de');
const home = hrefFor('de', 'home');

test('open dropdown menus have no axe violations', async ({ page }) => {
  await page.setViewportSize(wide);
  await page.goto(home);
  await waitForHydration(page, 'menus');
  for (const label of [
    t('common.nav.groups.nurses'),
    t('common.language.current', { language: localeTable.de.nativeName }),
  ]) {
    await summaryIn(header(page), label).click();
    expect(await findViolations(page), label).toEqual([]);
  }
});

test('the open menu sheet and an open answer have no axe violations', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto(home);
  await waitForHydration(page, 'menus');
  await summaryIn(header(page), t('common.nav.open')).click();
  await summaryIn(header(page), t('common.nav.groups.nurses')).click();
  expect(await findViolations(page)).toEqual([]);
  await summaryIn(header(page), t('common.nav.close')).click();
  await summaryIn(page.getByRole('main'), t('home.faq.items.duration.question')).click();
  expect(await findViolations(page)).toEqual([]);
});

for (const viewport of [narrow, wide]) {
  const details = matrixTagUnless(viewport === narrow);
  const name = `banner, settings and suggestion have no axe violations at ${viewport.width} px`;
  test(name, details, async ({ page }) => {
    // First the suggestion of the stored language and the banner, then its settings.
    await page.addInitScript(() => window.localStorage.setItem('i18nextLng', 'en'));
    await page.setViewportSize(viewport);
    await page.goto(home);
    const { banner, settings, dialog } = consentParts(page, 'de');
    await expect(page.getByRole('complementary')).toBeVisible();
    await expect(banner).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
    await settings.click();
    await expect(dialog).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

test('the nurses page with all disclosures open has no axe violations', async ({ page }) => {
  await page.setViewportSize(narrow);
  await page.goto(hrefFor('vas', 'nurses'));
  const disclosures = page.locator('main details:not([name])');
  await disclosures.evaluateAll((all) => {
    for (const disclosure of all) disclosure.setAttribute('open', '');
  });
  await expect(disclosures).not.toHaveCount(0);
  expect(await findViolations(page)).toEqual([]);
});
