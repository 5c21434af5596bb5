import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { consentParts } from '@/tests/support/consent';
import { detailsOf, footer, header, link, summaryIn } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { holdScripts, waitForHydration, watchFlow } from '@/tests/support/watch-page';

const locale = 'de';
const t = translator(locale);
const nurses = hrefFor(locale, 'nurses');
const overview = t('common.nav.overview');

const wide = { width: 1280, height: 800 };
const narrow = { width: 390, height: 844 };

const label = (page: Page, group: 'employers' | 'nurses' | 'academy') =>
  summaryIn(header(page), t(`common.nav.groups.${group}`));
const openMenus = (page: Page) => page.locator('header details[open]').filter({ visible: true });
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

async function open(page: Page, address: string, viewport: typeof wide): Promise<void> {
  await page.setViewportSize(viewport);
  await page.goto(address);
  await waitForHydration(page, 'enhancements');
}

/** Expects Tab to continue in or after a section, not at the top of the page. */
async function expectFocusAfter(page: Page, id: string): Promise<void> {
  await page.keyboard.press('Tab');
  const isAfter = await page.locator(`#${id}`).evaluate((section) => {
    const { activeElement } = document;
    if (activeElement === null || activeElement === document.body) return false;
    const position = section.compareDocumentPosition(activeElement);
    return (position & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  });
  expect(isAfter).toBe(true);
}

test.describe('the bar at 1280 px', () => {
  test('opens and closes by mouse', async ({ page, origin }) => {
    const check = watchFlow(page, origin);
    await open(page, nurses, wide);
    await label(page, 'academy').dblclick();
    await expect(openMenus(page)).toHaveCount(0);
    await label(page, 'nurses').click();
    await expect(openMenus(page)).toHaveCount(1);
    await page.mouse.click(30, 700);
    await expect(openMenus(page)).toHaveCount(0);

    // A resting pointer opens a menu, and replaces it by another one.
    await label(page, 'employers').hover();
    await expect(openMenus(page)).toHaveCount(1);
    await label(page, 'academy').hover();
    await expect(link(detailsOf(label(page, 'academy')), overview)).toBeVisible();
    await expect(openMenus(page)).toHaveCount(1);
    await page.mouse.move(30, 700);
    await expect(openMenus(page)).toHaveCount(0);
    await check();
  });

  test('is used by keyboard alone', async ({ page, origin }) => {
    const check = watchFlow(page, origin);
    await open(page, nurses, wide);
    const first = detailsOf(label(page, 'employers'));
    await label(page, 'employers').focus();
    for (const key of ['Enter', 'Space']) {
      await page.keyboard.press(key);
      await expect(first).toHaveAttribute('open');
      await page.keyboard.press('Escape');
      await expect(first).not.toHaveAttribute('open');
      await expect(label(page, 'employers')).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(link(first, overview)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(label(page, 'employers')).toBeFocused();
    await expect(openMenus(page)).toHaveCount(0);

    // A menu closes when the focus leaves it.
    await page.keyboard.press('Enter');
    await expect(first).toHaveAttribute('open');
    await label(page, 'nurses').focus();
    await expect(openMenus(page)).toHaveCount(0);
    await check();
  });

  test('closes at a link to a section, and moves the focus to it', async ({ page }) => {
    await open(page, nurses, wide);
    await label(page, 'nurses').click();
    await link(detailsOf(label(page, 'nurses')), t('common.nav.sections.leistungen')).click();
    await expect(openMenus(page)).toHaveCount(0);
    await expectFocusAfter(page, 'leistungen');
  });
});

test('the bar marks the current page', async ({ page }) => {
  await page.setViewportSize(wide);
  const current = header(page).locator('a[aria-current="page"]').filter({ visible: true });
  await page.goto(nurses);
  await label(page, 'nurses').click();
  await expect(current).toHaveText([overview]);
  await page.goto(hrefFor(locale, 'contact'));
  await expect(current).toHaveText([t('common.nav.contact')]);
});

test.describe('the sheet at 390 px', () => {
  test.use({ viewport: narrow });

  const openLabel = (page: Page) => summaryIn(header(page), t('common.nav.open'));
  const closeLabel = (page: Page) => summaryIn(header(page), t('common.nav.close'));
  const sheet = (page: Page) => detailsOf(closeLabel(page));

  test('locks the scroll position of the page behind it', async ({ page, origin }) => {
    const check = watchFlow(page, origin);
    await open(page, nurses, narrow);
    await page.evaluate(() => window.scrollTo(0, 1200));
    await openLabel(page).click();
    await page.mouse.move(195, 500);
    await page.mouse.wheel(0, 600);
    await page.mouse.wheel(0, 600);
    await expect(link(sheet(page), t('common.nav.contact'))).toBeVisible();
    await closeLabel(page).click();
    await expect(openLabel(page)).toBeVisible();
    await expect.poll(() => scrolled(page)).toBe(1200);
    await page.mouse.wheel(0, 300);
    await expect.poll(() => scrolled(page)).toBe(1500);
    // The sheet closes when the window widens, and the page can be scrolled.
    await openLabel(page).click();
    await page.setViewportSize(wide);
    await expect(page.getByRole('main')).not.toHaveAttribute('inert');
    await page.setViewportSize(narrow);
    await expect(openLabel(page)).toBeVisible();
    await check();
  });

  test('traps the focus, including logo and label', async ({ page }) => {
    await open(page, nurses, narrow);
    // The consent banner is above the sheet and stays usable while the sheet is open.
    const { banner, onlyNecessary } = consentParts(page, locale);
    await openLabel(page).click();
    await sheet(page).getByRole('link').last().click({ trial: true });
    await onlyNecessary.click();
    await expect(banner).toBeHidden();
    await closeLabel(page).click();
    await openLabel(page).focus();
    await page.keyboard.press('Enter');
    const login = header(page).locator(`a[href="${site.links.learningApp}"]:focus`);
    let logins = 0;
    for (let presses = 0; presses < 30; presses += 1) {
      // Forward and back: after the last tab stop browsers differ.
      await page.keyboard.press(presses < 15 ? 'Tab' : 'Shift+Tab');
      await expect(page.locator(':is(main, footer) :focus')).toHaveCount(0);
      logins += await login.count();
    }
    expect(logins).toBeGreaterThan(0);
    await expect(footer(page)).toHaveAttribute('inert');
  });

  test('responds after quick clicks and Escape during the animation', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(page, nurses, narrow);
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
});

test('a click before the script has loaded takes effect once', async ({ page }) => {
  const release = await holdScripts(page);
  await page.setViewportSize(narrow);
  await page.goto(nurses, { waitUntil: 'commit' });
  await summaryIn(header(page), t('common.nav.open')).click();
  await expect(openMenus(page).first()).toBeVisible();
  const count = await openMenus(page).count();
  release();
  await waitForHydration(page, 'enhancements');
  await expect(openMenus(page)).toHaveCount(count);
  await expect(page.getByRole('main')).toHaveAttribute('inert');
  await page.keyboard.press('Escape');
  await expect(openMenus(page)).toHaveCount(0);
});
