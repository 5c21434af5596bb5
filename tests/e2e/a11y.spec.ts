import { expect } from 'playwright/test';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { menuGroups } from '@/lib/routing/anchors';
import { violationsOn } from '@/tests/support/axe';
import { consentOn } from '@/tests/support/consent';
import { hydrated } from '@/tests/support/hydrated';
import { menu, openable } from '@/tests/support/page-parts';
import { inTurn } from '@/tests/support/sample';
import { shownAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';

const narrow = { width: 360, height: 780 };
const wide = { width: 1280, height: 800 };

for (const { address, turn } of shownAddresses) {
  for (const [index, viewport] of [narrow, wide].entries()) {
    const details = inTurn(turn, { index, of: 2 });
    test(
      `${address} has no barrier that axe finds at ${viewport.width} px`,
      details,
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(address);
        expect(await violationsOn(page)).toEqual([]);
      },
    );
  }
}

for (const [index, locale] of locales.entries()) {
  /** In the sample each state runs once, rotating through the languages. */
  const inLanguage = (state: number) => inTurn(state, { index, of: locales.length });
  const t = textsOf(locale);
  const home = hrefFor(locale, 'home');
  const groups = menuGroups.map(({ page }) => t(`common.nav.groups.${page}`));
  const languages = t('common.language.current', { language: localeTable[locale].nativeName });

  test(`${home} has none with a dropdown open`, inLanguage(0), async ({ page }) => {
    await page.setViewportSize(wide);
    await page.goto(home);
    await hydrated(page, 'menus');
    for (const label of [...groups, languages]) {
      await openable(menu(page), label).click();
      expect(await violationsOn(page), label).toEqual([]);
    }
  });

  test(
    `${home} has none with the sheet and each section of it open`,
    inLanguage(1),
    async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto(home);
      await hydrated(page, 'menus');
      await openable(menu(page), t('common.nav.open')).click();
      expect(await violationsOn(page)).toEqual([]);
      for (const label of groups) {
        await openable(menu(page), label).click();
        expect(await violationsOn(page), label).toEqual([]);
      }
    },
  );

  for (const [number, viewport] of [narrow, wide].entries()) {
    test(
      `${home} has none with the banner, then the settings, at ${viewport.width} px`,
      inLanguage(number),
      async ({ page }) => {
        await page.setViewportSize(viewport);
        await page.goto(home);
        const { banner, settings, dialog } = consentOn(page, locale);
        await expect(banner).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
        await settings.click();
        await expect(dialog).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
      },
    );

    test(
      `${home} has none while it offers another language at ${viewport.width} px`,
      inLanguage(number + 1),
      async ({ page }) => {
        const other = locale === 'en' ? 'vas' : 'en';
        await page.addInitScript((code) => window.localStorage.setItem('i18nextLng', code), other);
        await page.setViewportSize(viewport);
        await page.goto(home);
        await expect(page.getByRole('complementary')).toBeVisible();
        expect(await violationsOn(page)).toEqual([]);
      },
    );
  }

  test(`${home} has none where the settings did not arrive`, inLanguage(2), async ({ page }) => {
    await page.route('**/assets/settings-dialog-*.js*', (route) => route.abort());
    await page.goto(home);
    await consentOn(page, locale).settings.click();
    await expect(page.getByText(exactly(t('common.consent.banner.failed'))).first()).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });

  test(
    `${hrefFor(locale, 'nurses')} has none with its folds open`,
    inLanguage(1),
    async ({ page }) => {
      await page.setViewportSize(narrow);
      await page.goto(hrefFor(locale, 'nurses'));
      const folds = page.locator('main details:not([name])');
      await folds.evaluateAll((all) => {
        for (const fold of all) fold.setAttribute('open', '');
      });
      expect(await folds.count()).toBeGreaterThan(20);
      expect(await violationsOn(page)).toEqual([]);
    },
  );

  test(`${home} has none with an answer open`, inLanguage(0), async ({ page }) => {
    await page.setViewportSize(narrow);
    await page.goto(home);
    await openable(page.getByRole('main'), t('home.faq.items.duration.question')).click();
    expect(await violationsOn(page)).toEqual([]);
  });
}
