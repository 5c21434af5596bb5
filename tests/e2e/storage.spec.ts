import { expect, type Page } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { type StorageArea, storedKeys } from '@/lib/storage/browser-storage';
import { consentParts } from '@/tests/support/consent';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { test } from '@/tests/support/site-test';
import { scrollThroughPage, watchPage } from '@/tests/support/watch-page';

async function storedEntries(page: Page): Promise<string[]> {
  const keys = await page.evaluate(() => ({
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
  }));
  const cookies = await page.context().cookies();
  return [
    ...keys.local.map((key) => `local: ${key}`),
    ...keys.session.map((key) => `session: ${key}`),
    ...cookies.map(({ name }) => `cookie: ${name}`),
  ];
}

const listed = storedKeys.map(
  ({ area, key }: { area: StorageArea; key: string }) => `${area}: ${key}`,
);

/** Entries missing from the list on the privacy page. */
const unlistedEntries = async (page: Page) =>
  (await storedEntries(page)).filter((entry) => !listed.includes(entry));

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

/** Unit tests have more of them. */
const invalidContents = ['', '{', 'x'.repeat(10_000)] as const;

test('the contact page works with invalid content in every storage entry', async ({
  page,
  origin,
}) => {
  const { consoleErrors } = watchPage(page, origin);
  await page.goto(hrefFor('de', 'contact'));
  for (const text of invalidContents) {
    await page.evaluate(
      ([entries, value]) => {
        for (const { area, key } of entries) {
          (area === 'local' ? localStorage : sessionStorage).setItem(key, value);
        }
      },
      [storedKeys.map(({ area, key }) => ({ area, key })), text] as const,
    );
    await page.reload();
    await expect(consentParts(page, 'de').banner).toBeVisible();
  }
  await scrollThroughPage(page);
  expect(consoleErrors).toEqual([]);
});
