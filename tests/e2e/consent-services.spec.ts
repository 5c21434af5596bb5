import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { consentParts } from '@/tests/support/consent';
import { declareSampleService, sampleFilm, sampleService } from '@/tests/support/sample-service';
import { test } from '@/tests/support/site-test';
import { watchPage } from '@/tests/support/watch-page';

const home = hrefFor('de', 'home');
const imprint = hrefFor('de', 'imprint');

const storedEntries = (page: Page) =>
  page.evaluate(() => [
    ...Object.keys(localStorage).filter((key) => !key.startsWith('cookie-consent')),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').filter((cookie) => cookie !== ''),
  ]);
const serviceRuns = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset['sampleRuns'] ?? '0');
const waitForConsent = async (page: Page) => {
  await expect(page.locator('[data-island="cookie-consent"][data-hydrated]')).toBeAttached();
  await page.waitForLoadState('networkidle');
};

test('services load only with consent of their category, and once', async ({
  page,
  context,
  origin,
}) => {
  const { consoleErrors, scripts } = watchPage(page, origin);
  const loads = await declareSampleService(context, origin);
  await page.goto(home);
  const { settings, category, save, footerLink, dialog, close } = consentParts(page, 'de');
  await waitForConsent(page);
  expect(loads).toEqual([]);
  expect(scripts.filter((path) => path.includes('apply-consent'))).toEqual([]);
  await expect(page.getByText(sampleFilm)).toHaveCount(0);

  // Dismissed without consent, or with another category only: nothing loads.
  await close.click();
  await page.goto(imprint);
  await settings.click();
  for (const words of [sampleService.name, 'sample-visit', '_sample*']) {
    await expect(dialog).toContainText(words);
  }
  await category('marketing').click();
  await save.click();
  await waitForConsent(page);
  expect(loads).toEqual([]);
  expect(await storedEntries(page)).toEqual([]);

  await footerLink.click();
  await category('analytics').click();
  await save.click();
  await expect.poll(() => serviceRuns(page)).toBe('1');
  await expect(page.getByText(sampleFilm)).toHaveCount(1);
  expect(loads).toEqual([imprint]);
  expect(scripts.filter((path) => path.includes('apply-consent'))).not.toEqual([]);

  // Changing consent without revoking it does not load the service again; the next page does.
  await footerLink.click();
  await category('marketing').click();
  await save.click();
  await waitForConsent(page);
  expect(loads).toEqual([imprint]);
  await page.goto(home);
  await expect.poll(() => serviceRuns(page)).toBe('1');
  expect(loads).toEqual([imprint, home]);
  expect(consoleErrors).toEqual([]);
});

test('withdrawal removes services, also in other tabs', async ({ page, context, origin }) => {
  const loads = await declareSampleService(context, origin);
  const other = await context.newPage();
  await other.goto(home);
  await expect(consentParts(other, 'de').banner).toBeVisible();
  await page.goto(imprint);
  const { acceptAll, footerLink, category, save } = consentParts(page, 'de');
  await acceptAll.click();
  await expect.poll(() => serviceRuns(page)).toBe('1');
  await expect.poll(() => serviceRuns(other)).toBe('1');
  await other.close();
  await footerLink.click();
  await category('analytics').click();
  await save.click();
  await expect.poll(() => storedEntries(page)).toEqual([]);

  // A running service may store entries until the page is left.
  await page.evaluate(() => localStorage.setItem('sample-visit', 'again'));
  await page.goto(home);
  await expect.poll(() => storedEntries(page)).toEqual([]);
  await waitForConsent(page);
  expect(loads.toSorted()).toEqual([home, imprint]);
  expect(await serviceRuns(page)).toBe('0');

  // Remaining entries are removed without a stored answer, too.
  await page.evaluate("localStorage.clear(); document.cookie = '_sample_id=x; path=/'");
  await page.reload();
  await expect.poll(() => storedEntries(page)).toEqual([]);
});
