import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { storedKeys } from '@/lib/storage/browser-storage';
import { consentParts } from '@/tests/support/consent';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';
import { scrollThroughPage, watchPage } from '@/tests/support/watch-page';

/** Entries and cookies that are missing from the list on the privacy page. */
async function unlistedEntries(page: Page): Promise<string[]> {
  const entries = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `local: ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session: ${key}`),
  ]);
  const cookies = await page.context().cookies();
  const listed: readonly string[] = storedKeys.map(({ area, key }) => `${area}: ${key}`);
  return [...entries, ...cookies.map(({ name }) => name)].filter((one) => !listed.includes(one));
}

test('reading and saving settings store only listed entries', async ({ page }) => {
  await page.goto(hrefFor('de', 'home'));
  const { banner, settings, category, save, dialog } = consentParts(page, 'de');
  await expect(banner).toBeVisible();
  await scrollThroughPage(page);
  expect(await unlistedEntries(page)).toEqual([]);
  await settings.click();
  await category('analytics').click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await page.goto(hrefFor('de', 'contact'));
  await scrollThroughPage(page);
  expect(await unlistedEntries(page)).toEqual([]);
});

function blockStorage(): void {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, { get: refuse });
  }
}

test('the form and the cookie settings work with blocked storage', async ({ page, origin }) => {
  const { consoleErrors } = watchPage(page, origin);
  await page.addInitScript(blockStorage);
  const form = contactForm(page, 'de');
  await mockFunction(page, accepted);
  await page.goto(form.address);
  const { banner, acceptAll, footerLink, category, save, dialog } = consentParts(page, 'de');
  await acceptAll.click();
  await expect(banner).toBeHidden();
  // The choice applies to the current page.
  await footerLink.click();
  await expect(category('analytics')).toBeChecked();
  await save.click();
  await expect(dialog).toHaveCount(0);
  await form.fill();
  await form.submit.click();
  await expect(form.thanks).toBeFocused();
  expect(consoleErrors).toEqual([]);
});
