import { expect } from 'playwright/test';
import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { whenIdle } from '@/tests/support/hydrated';
import { footer, link, menu, openable, opened } from '@/tests/support/page-parts';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';

/** A missing path, in the language of its first segment. */
const unknownPaths: readonly { path: string; locale: Locale; rest: string }[] = [
  { path: '/no/such-page', locale: 'de', rest: '/no/such-page' },
  { path: '/en/no-such-page', locale: 'en', rest: '/no-such-page' },
  { path: '/vas/no-such-page/', locale: 'vas', rest: '/no-such-page/' },
];

for (const [index, locale] of locales.entries()) {
  const t = textsOf(locale);
  const home = hrefFor(locale, 'home');

  test(
    `${home} copies the e-mail address and says so`,
    inTurn(0, { index, of: locales.length }),
    async ({ page, context, browserName }) => {
      // Only Chromium supports these permissions; other browsers require a user gesture for
      // reading.
      const canRead = browserName === 'chromium';
      if (canRead) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(home);
      await link(footer(page), site.email).scrollIntoViewIfNeeded();
      const button = footer(page).getByRole('button', {
        name: exactly(t('common.copyEmail.action')),
      });
      await expect(button).toBeVisible();
      await button.click();
      await expect(footer(page).getByRole('status')).toHaveText(
        exactly(t('common.copyEmail.announcement', { email: site.email })),
      );
      await expect(
        footer(page).getByRole('button', { name: exactly(t('common.copyEmail.done')) }),
      ).toBeVisible();
      if (canRead) {
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
      }
    },
  );

  test(
    `${home} says what to do when copying fails`,
    inTurn(1, { index, of: locales.length }),
    async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
      });
      await page.goto(home);
      await link(footer(page), site.email).scrollIntoViewIfNeeded();
      await footer(page)
        .getByRole('button', { name: exactly(t('common.copyEmail.action')) })
        .click();
      const status = footer(page).getByRole('status');
      await expect(status).toHaveText(exactly(t('common.copyEmail.failed')));
      await expect(status).toBeVisible();
    },
  );
}

for (const [index, { path, locale, rest }] of unknownPaths.entries()) {
  /** In the sample each scenario runs once, rotating through the languages. */
  const inLanguage = (way: number) => inTurn(way, { index, of: unknownPaths.length });
  const t = textsOf(locale);

  test(
    `${path} keeps its path in every language of the switcher`,
    inLanguage(0),
    async ({ page }) => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(`${path}?x=1`);
      const current = t('common.language.current', { language: localeTable[locale].nativeName });
      const switcher = openable(menu(page), current);
      await switcher.click();
      for (const other of locales) {
        const { nativeName, prefix } = localeTable[other];
        await expect(link(opened(switcher), nativeName)).toHaveAttribute('href', prefix + rest);
      }
    },
  );

  test(`${path} is logged once`, inLanguage(1), async ({ page }) => {
    const warnings: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning') warnings.push(message.text());
    });
    await page.goto(path);
    await expect.poll(() => warnings.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    await whenIdle(page);
    expect(warnings.filter((text) => text.includes(path))).toHaveLength(1);
  });

  test(
    `${path} has a search box whose Enter leads home`,
    inLanguage(2),
    async ({ page, origin }) => {
      await page.goto(path);
      await expect(page.locator('[data-island="not-found-search"]')).toBeVisible();
      await page.waitForLoadState('networkidle');
      const box = page.getByLabel(exactly(t('notFound.search.label')));
      await box.fill('B2 & mehr?');
      await box.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        exactly(t('home.hero.title')),
      );
      expect(page.url()).toBe(origin + hrefFor(locale, 'home'));
    },
  );
}
