import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { menuGroups } from '@/lib/routing/anchors';
import { consentOn } from '@/tests/support/consent';
import { hydrated } from '@/tests/support/hydrated';
import { footer, link, menu, openable, opened } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';
import { watchFlow } from '@/tests/support/watch-page';

const locale = 'de';
const t = textsOf(locale);
const nurses = hrefFor(locale, 'nurses');

const narrow = { width: 390, height: 844 };
test.use({ viewport: narrow });

const openLabel = (page: Page) => openable(menu(page), t('common.nav.open'));
const closeLabel = (page: Page) => openable(menu(page), t('common.nav.close'));
const sheet = (page: Page) => opened(closeLabel(page));
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function open(page: Page): Promise<void> {
  await page.goto(nurses);
  await hydrated(page, 'menus');
}

test('keeps the page behind still, and its place', async ({ page, origin }) => {
  const check = watchFlow(page, origin);
  await open(page);
  await page.evaluate(() => window.scrollTo(0, 1200));
  await openLabel(page).click();
  await page.mouse.move(195, 500);
  await page.mouse.wheel(0, 600);
  await page.mouse.wheel(0, 600);
  await expect(link(sheet(page), t('common.nav.contact'))).toBeVisible();
  await closeLabel(page).click();
  expect(await scrolled(page)).toBe(1200);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => scrolled(page)).toBe(1500);
  await check();
});

test('holds the focus, with logo and label in reach', async ({ page }) => {
  await open(page);
  // The consent banner is above the sheet and stays usable while the sheet is open.
  const { banner, onlyNecessary } = consentOn(page, locale);
  await openLabel(page).click();
  await onlyNecessary.click();
  await expect(banner).toBeHidden();
  await closeLabel(page).click();
  await openLabel(page).focus();
  await page.keyboard.press('Enter');
  const seen = new Set<string>();
  for (let presses = 0; presses < 30; presses += 1) {
    // Forward and back: after the last tab stop browsers differ.
    await page.keyboard.press(presses < 15 ? 'Tab' : 'Shift+Tab');
    const place = await page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return 'browser';
      if (activeElement.closest('header') === null) return `outside: ${activeElement.outerHTML}`;
      return activeElement.getAttribute('aria-label') ?? activeElement.textContent;
    });
    seen.add(place);
  }
  expect([...seen].filter((place) => place.startsWith('outside'))).toEqual([]);
  expect([...seen].join()).toContain(t('common.nav.close'));
  expect([...seen].join()).toContain(t('common.nav.login'));
  await expect(footer(page)).toHaveAttribute('inert');
});

test('closes by Escape and lets go', async ({ page }) => {
  await open(page);
  await openLabel(page).click();
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  await link(sheet(page), t('common.nav.contact')).focus();
  await page.keyboard.press('Escape');
  await expect(openLabel(page)).toBeFocused();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await expect(footer(page)).not.toHaveAttribute('inert');
});

test('has one section open at a time', async ({ page }) => {
  await open(page);
  await openLabel(page).click();
  for (const { page: group } of menuGroups) {
    const section = openable(menu(page), t(`common.nav.groups.${group}`));
    // The section of the current page is open initially.
    if ((await opened(section).getAttribute('open')) === null) await section.click();
    await expect(page.locator('header details[open] details[open]')).toHaveCount(1);
    await expect(link(opened(section), t('common.nav.overview'))).toBeVisible();
  }
});

test('closes when the window widens, and nothing stays locked', async ({ page }) => {
  await open(page);
  await openLabel(page).click();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await page.mouse.move(600, 500);
  await page.mouse.wheel(0, 400);
  await expect.poll(() => scrolled(page)).toBe(400);
  await page.setViewportSize(narrow);
  await expect(openLabel(page)).toBeVisible();
});

test('is not stuck after quick clicks and Escape in mid-animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await open(page);
  await openLabel(page).dblclick();
  await expect(openLabel(page)).toBeVisible();
  await openLabel(page).click();
  await page.keyboard.press('Escape');
  await expect(openLabel(page)).toBeVisible();
  await expect(page.getByRole('main')).not.toHaveAttribute('inert');
  await openLabel(page).click();
  await expect(closeLabel(page)).toBeVisible();
  await expect(footer(page)).toHaveAttribute('inert');
});

test('lets go of the page when a link leads to its own section', async ({ page }) => {
  await open(page);
  await openLabel(page).click();
  const section = openable(menu(page), t('common.nav.groups.nurses'));
  await link(opened(section), t('common.nav.sections.leistungen')).click();
  await expect(openLabel(page)).toBeVisible();
  await expect(page.locator('#leistungen')).toBeInViewport();
  await page.keyboard.press('Tab');
  const inside = await page
    .locator('#leistungen')
    .evaluate((one) => one.contains(document.activeElement));
  expect(inside).toBe(true);
});

test('keeps its last link above a banner at the bottom', async ({ page }) => {
  const banner = 260;
  await open(page);
  await page
    .locator('#menu-sheet > div')
    .evaluate((one, height) => one.style.setProperty('--banner-height', `${height}px`), banner);
  await openLabel(page).click();
  const last = sheet(page).getByRole('link').last();
  await last.scrollIntoViewIfNeeded();
  await sheet(page)
    .locator('> div')
    .evaluate((one) => one.scrollTo(0, one.scrollHeight));
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(narrow.height - banner);
});
