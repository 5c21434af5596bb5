import { type BrowserContext, expect, type Page } from 'playwright/test';
import type { Service } from '@/lib/consent/consent';
import { hrefFor } from '@/lib/routing/addresses';
import { parsePage } from '@/scripts/publishing/page-document';
import { addresses } from '@/tests/support/address-table';
import { consentParts, onlyNecessary, storedConsent } from '@/tests/support/consent';
import { link } from '@/tests/support/page-parts';
import { publishedTag } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { holdScripts, watchPage } from '@/tests/support/watch-page';

const home = hrefFor('de', 'home');
const imprint = hrefFor('de', 'imprint');
const t = translator('de');

/** What a dialog may leave behind: an inert page and blocked scrolling. */
const locksOf = (page: Page) =>
  page.evaluate(() => [
    document.querySelectorAll('[inert]').length,
    document.documentElement.style.overflow,
    document.documentElement.style.paddingRight,
  ]);
const unlocked = [0, '', ''];

test('the banner is announced, and an answer on the next page also counts on this one', async ({
  page,
}) => {
  await page.goto(home);
  const { banner, close } = consentParts(page, 'de');
  await expect(banner).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  const announcement = t('common.consent.banner.announcement');
  const announced = page.locator('[aria-live="polite"]', { hasText: announcement });
  await expect(announced).toHaveCount(1);
  await close.click();
  await expect(announced).toHaveCount(0);
  await page.goto(imprint);
  await expect(banner).toBeVisible();
  // The visitor comes back.
  await page.evaluate((stored) => {
    localStorage.setItem('cookie-consent', stored);
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }, onlyNecessary);
  await expect(banner).toBeHidden();
});

test('Escape, a click outside and the icon cancel, and keep focus and scroll position', async ({
  page,
}) => {
  await page.goto(hrefFor('de', 'employers'));
  const { banner, settings, dialog, category, cancel } = consentParts(page, 'de');
  await expect(banner).toBeVisible();
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.evaluate(() => window.scrollTo(0, 1500));
  const before = await scrolled();
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 5),
    () => cancel.click(),
  ]) {
    // The second half of a double click does not close it, and unsaved changes are discarded.
    await settings.dblclick();
    await expect(category('analytics')).not.toBeChecked();
    await category('analytics').click();
    await leave();
    await expect(dialog).toBeHidden();
    await expect(settings).toBeFocused();
    await expect(banner).toBeVisible();
    expect(await storedConsent(page)).toBeNull();
    expect(await scrolled()).toBe(before);
    expect(await locksOf(page)).toEqual(unlocked);
  }
});

test('banner and settings can be used by keyboard alone', async ({ page }) => {
  await page.goto(home);
  const { banner, settings, dialog, category, save, ...parts } = consentParts(page, 'de');
  await expect(banner).toBeVisible();
  // The skip link is first, then the banner, then the menu.
  await page.keyboard.press('Tab');
  const privacy = link(banner, t('common.consent.banner.privacy'));
  for (const next of [privacy, settings, parts.onlyNecessary, parts.acceptAll, parts.close]) {
    await page.keyboard.press('Tab');
    await expect(next).toBeFocused();
  }
  await settings.press('Enter');
  // The page does not move while its scrollbar is away.
  await expect(page.locator('html')).toHaveCSS('scrollbar-gutter', 'stable');
  await page.keyboard.press('Tab');
  await expect(parts.cancel).toBeFocused();
  await category('preferences').press('Space');
  await save.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(banner).toBeHidden();
  expect(await storedConsent(page)).toMatchObject({ analytics: false, preferences: true });
  // The previously focused element was removed: focus moves to the main element.
  await expect(page.getByRole('main')).toBeFocused();
  await expect.poll(() => locksOf(page)).toEqual(unlocked);
});

test('settings that fail to load lead to the text about cookies', { tag: publishedTag }, async ({
  page,
}) => {
  await page.route('**/assets/settings-dialog-*.js*', (route) => route.abort());
  await page.goto(home);
  await consentParts(page, 'de').settings.click();
  await expect(page).toHaveURL(`${addresses.privacy.de}#cookies`);
});

test('without scripts there is no banner, and the footer links to the text about cookies', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto(home, { waitUntil: 'commit' });
  const { footerLink, banner } = consentParts(page, 'de');
  await footerLink.click();
  await expect(page).toHaveURL(`${addresses.privacy.de}#cookies`);
  await expect(banner).toHaveCount(0);
  release();
  // Chromium scrolls to the hash only when scripts are loaded.
  await expect(page.locator('#cookies')).toBeInViewport({ timeout: 15_000 });
});

/** A service that counts its runs and stores an entry. Unit tests have every kind of entry. */
const sampleService: Service = {
  id: 'sample',
  name: 'Sample Counter',
  category: 'analytics',
  script: '/sample-service.js',
  storage: { local: ['sample-visit'] },
};

const script = `
  localStorage.setItem('sample-visit', 'x');
  document.documentElement.dataset.sampleRuns =
    String(Number(document.documentElement.dataset.sampleRuns ?? 0) + 1);
`;

/**
 * Makes the site declare the sample service: serves its script, and adds it to the island's props.
 * Without a policy: unit tests compare that of such a site.
 *
 * @returns the URLs of the pages that requested its script, in order
 */
async function declareSampleService(context: BrowserContext, origin: string): Promise<string[]> {
  const loads: string[] = [];
  await context.route(`${origin}/sample-service.js`, async (route) => {
    loads.push(new URL(route.request().headers()['referer'] ?? origin).pathname);
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route(
    (url) => url.origin === origin && !url.pathname.includes('.'),
    async (route) => {
      const $ = parsePage(await (await route.fetch()).text());
      const index = Number($('[data-island="cookie-consent"]').attr('data-props'));
      const props = JSON.parse($('#island-props').text());
      props[index].services = [sampleService];
      $('#island-props').text(JSON.stringify(props));
      $('meta[http-equiv="Content-Security-Policy"]').remove();
      await route.fulfill({ contentType: 'text/html; charset=utf-8', body: $.html() });
    },
  );
  return loads;
}

const visitOf = (page: Page) => page.evaluate(() => localStorage.getItem('sample-visit'));
const serviceRuns = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['sampleRuns'] ?? '0');

test('services load with consent alone, and leave nothing when it ends', async ({
  page,
  context,
  origin,
}) => {
  const { consoleErrors } = watchPage(page, origin);
  const loads = await declareSampleService(context, origin);
  await page.goto(home);
  const { settings, category, save, footerLink, dialog, close } = consentParts(page, 'de');
  // Dismissed without consent, or with another category only: nothing loads.
  await close.click();
  await page.goto(imprint);
  await settings.click();
  for (const words of [sampleService.name, 'sample-visit']) {
    await expect(dialog).toContainText(words);
  }
  await category('marketing').click();
  await save.click();
  await page.waitForLoadState('networkidle');
  expect(loads).toEqual([]);

  await footerLink.click();
  await category('analytics').click();
  await save.click();
  await expect.poll(() => serviceRuns(page)).toBe('1');
  await page.goto(home);
  await expect.poll(() => serviceRuns(page)).toBe('1');

  await footerLink.click();
  await category('analytics').click();
  await save.click();
  await expect.poll(() => visitOf(page)).toBeNull();
  // A running service may store entries until the page is left.
  await page.evaluate(() => localStorage.setItem('sample-visit', 'again'));
  await page.goto(imprint);
  await expect.poll(() => visitOf(page)).toBeNull();
  expect(await serviceRuns(page)).toBe('0');
  expect(loads).toEqual([imprint, home]);
  expect(consoleErrors).toEqual([]);
});

test('consent in one tab reaches the others', async ({ page, context, origin }) => {
  await declareSampleService(context, origin);
  const other = await context.newPage();
  await other.goto(home);
  const { banner } = consentParts(other, 'de');
  await expect(banner).toBeVisible();
  await page.goto(imprint);
  await consentParts(page, 'de').acceptAll.click();
  await expect(banner).toBeHidden();
  await expect.poll(() => serviceRuns(other)).toBe('1');
});
