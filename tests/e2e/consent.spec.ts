import { expect, type Locator, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { consentParts, storedConsent } from '@/tests/support/consent';
import { link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { publishedOnly } from '@/tests/support/test-tags';
import { translator } from '@/tests/support/texts';
import { holdScripts, waitForHydration, watchPage } from '@/tests/support/watch-page';

const all = { necessary: true, analytics: true, marketing: true, preferences: true };
const necessary = { necessary: true, analytics: false, marketing: false, preferences: false };
const home = hrefFor('de', 'home');
const imprint = hrefFor('de', 'imprint');
const t = translator('de');
const choiceOf = async (page: Page): Promise<unknown> =>
  JSON.parse((await storedConsent(page)) ?? 'null');
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

/** What a dialog may leave behind: an inert page and blocked scrolling. */
const locksOf = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll('[inert]').length,
    document.documentElement.style.overflow,
    document.documentElement.style.paddingRight,
  ]);
const unlocked = [0, '', ''];

for (const [answer, record, viewport] of [
  ['acceptAll', all, { width: 390, height: 844 }],
  ['onlyNecessary', necessary, { width: 1280, height: 800 }],
] as const) {
  test(`${answer} stores the choice and does not ask again`, async ({ page, origin }) => {
    const { consoleErrors } = watchPage(page, origin);
    await page.setViewportSize(viewport);
    await page.goto(home);
    const { banner, [answer]: button } = consentParts(page, 'de');
    await expect(banner).toBeVisible();
    expect(await storedConsent(page)).toBeNull();
    await button.click();
    await expect(banner).toBeHidden();
    expect(await choiceOf(page)).toEqual(record);

    await page.goto(imprint);
    await waitForHydration(page, 'cookie-consent');
    await expect(banner).toBeHidden();
    expect(consoleErrors).toEqual([]);
  });
}

test('closing stores nothing and asks again on the next page', async ({ page }) => {
  await page.goto(home);
  const { banner, close, footerLink, dialog, cancel } = consentParts(page, 'de');
  await close.click();
  await expect(banner).toBeHidden();
  await footerLink.click();
  await expect(dialog).toBeVisible();
  await cancel.click();
  await expect(dialog).toBeHidden();
  await expect(banner).toBeHidden();
  expect(await storedConsent(page)).toBeNull();
  await page.goto(imprint);
  await expect(banner).toBeVisible();
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('settings start with all categories off, and store those switched on', async ({ page }) => {
    await page.goto(home);
    const { banner, settings, dialog, category, save } = consentParts(page, 'de');
    await settings.tap();
    await expect(dialog).toBeVisible();
    await expect(category('necessary')).toBeChecked();
    await expect(category('necessary')).toBeDisabled();
    for (const name of ['analytics', 'marketing', 'preferences'] as const) {
      await expect(category(name)).not.toBeChecked();
      await expect(category(name)).toBeEnabled();
    }
    await category('marketing').tap();
    await save.tap();
    await expect(dialog).toBeHidden();
    await expect(banner).toBeHidden();
    expect(await choiceOf(page)).toEqual({ ...necessary, marketing: true });
    await expect.poll(() => locksOf(page)).toEqual(unlocked);
  });
});

test('Escape, a click outside and the icon cancel, and keep focus and scroll position', async ({
  page,
}) => {
  await page.goto(hrefFor('de', 'employers'));
  const { banner, settings, dialog, category, cancel } = consentParts(page, 'de');
  await expect(banner).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1500));
  const before = await scrolled(page);
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => cancel.click(),
  ]) {
    await settings.click();
    // Unsaved changes are discarded.
    await expect(category('analytics')).not.toBeChecked();
    await category('analytics').click();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(settings).toBeFocused();
    await expect(banner).toBeVisible();
    expect(await storedConsent(page)).toBeNull();
    expect(await scrolled(page)).toBe(before);
    expect(await locksOf(page)).toEqual(unlocked);
  }
});

test('the footer reopens the settings with the stored choice', async ({ page }) => {
  await page.goto(hrefFor('vas', 'home'));
  const { acceptAll, footerLink, dialog, category, save } = consentParts(page, 'vas');
  await acceptAll.click();
  await page.goto(`${hrefFor('vas', 'home')}no-such-page`);
  await expect(footerLink).toHaveAttribute('aria-haspopup', 'dialog');
  await footerLink.click();
  await expect(category('analytics')).toBeChecked();
  await expect(category('preferences')).toBeChecked();
  await category('analytics').click();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(footerLink).toBeFocused();
  expect(await choiceOf(page)).toEqual({ ...all, analytics: false });
});

/** Presses Tab. In Firefox, scroll containers are additional tab stops. */
async function tabTo(page: Page, next: Locator): Promise<void> {
  await page.keyboard.press('Tab');
  const isOnContainer = await page.evaluate(() => document.activeElement?.localName === 'div');
  if (isOnContainer) await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
}

test('banner and settings can be used by keyboard alone', async ({ page }) => {
  await page.goto(home);
  const { banner, onlyNecessary, acceptAll, settings, close, dialog, category, save, cancel } =
    consentParts(page, 'de');
  await expect(banner).toBeVisible();
  // The skip link is first, then the banner, then the menu.
  await page.keyboard.press('Tab');
  const privacy = link(banner, t('common.consent.banner.privacy'));
  for (const next of [privacy, settings, onlyNecessary, acceptAll, close]) await tabTo(page, next);
  await settings.press('Enter');
  await expect(dialog).toBeVisible();
  const switches = [category('analytics'), category('marketing'), category('preferences')];
  // The dialog traps focus.
  for (const next of [cancel, ...switches, save, cancel, category('analytics')]) {
    await tabTo(page, next);
  }
  await page.keyboard.press('Space');
  await expect(category('analytics')).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(settings).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await category('preferences').press('Space');
  await save.press('Enter');
  await expect(banner).toBeHidden();
  expect(await choiceOf(page)).toEqual({ ...necessary, preferences: true });
  // The previously focused element was removed: focus moves to the main element.
  await expect(page.getByRole('main')).toBeFocused();
});

test('the banner is announced, and takes no focus', async ({ page }) => {
  await page.goto(home);
  const { banner, acceptAll } = consentParts(page, 'de');
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const announcement = t('common.consent.banner.announcement');
  const announced = page.locator('[aria-live="polite"]', { hasText: announcement });
  await expect(announced).toHaveCount(1);
  await acceptAll.click();
  await expect(announced).toHaveCount(0);
});

test(
  'settings that fail to load lead to the text about cookies',
  publishedOnly,
  async ({ page }) => {
    await page.route('**/assets/settings-dialog-*.js*', (route) => route.abort());
    await page.goto(home);
    await consentParts(page, 'de').settings.click();
    await expect(page).toHaveURL(/\/datenschutz#cookies$/);
  },
);

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the page is usable after double clicks and quick Escapes', async ({ page }) => {
    await page.goto(home);
    const { settings, dialog, category, cancel } = consentParts(page, 'de');
    // First while the code is loading, then when it is loaded.
    for (let round = 0; round < 2; round += 1) {
      await settings.dblclick();
      await expect(dialog).toBeVisible();
      await expect(category('analytics')).not.toBeChecked();
      await cancel.click();
      await expect(dialog).toHaveCount(0);
      expect(await locksOf(page)).toEqual(unlocked);
    }
    for (let round = 0; round < 3; round += 1) {
      await settings.press('Enter');
      await page.keyboard.press('Escape');
    }
    await expect(dialog).toHaveCount(0);
    expect(await locksOf(page)).toEqual(unlocked);
    expect(await storedConsent(page)).toBeNull();
    const scrollOn = () => page.mouse.wheel(0, 400).then(() => scrolled(page));
    await expect.poll(scrollOn).toBeGreaterThan(0);
  });
});

test('without scripts there is no banner, and the footer links to the text about cookies', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(home, { waitUntil: 'commit' });
  const { footerLink, banner } = consentParts(page, 'de');
  await footerLink.click();
  await expect(page).toHaveURL(/\/datenschutz#cookies$/);
  await expect(banner).toHaveCount(0);
  release();
  // Chromium scrolls to the hash only when scripts are loaded.
  await expect(page.locator('#cookies')).toBeInViewport({ timeout: 15_000 });
});
