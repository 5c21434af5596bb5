import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { consentParts } from '@/tests/support/consent';
import { accepted, contactForm, mockFunction } from '@/tests/support/contact-form';
import { chatParts } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { has, withoutBreakMarks } from '@/tests/support/texts';
import { scrollThroughPage, waitForHydration, watchPage } from '@/tests/support/watch-page';

test('everything that the site stores is listed on the privacy page', async ({ page, read }) => {
  const names = (await read('de', 'privacy')).locator('#cookies tbody th');
  const listed = (await names.allInnerTexts()).map(withoutBreakMarks);
  await page.goto(hrefFor('de', 'home'));
  const { banner, settings, category, save, dialog } = consentParts(page, 'de');
  await expect(banner).toBeVisible();
  if (has.whatsapp) await expect(chatParts(page, 'de').bubbleLink).toBeVisible();
  await scrollThroughPage(page);
  await settings.click();
  await category('analytics').click();
  await save.click();
  await expect(dialog).toHaveCount(0);
  const form = contactForm(page, 'de');
  await form.open();
  await form.fill();
  await waitForHydration(page, 'enhancements');
  await page.locator('footer a[data-language="en"]').click();
  await expect(page).toHaveURL(hrefFor('en', 'contact'));
  const entries = await page.evaluate(() => [localStorage, sessionStorage].flatMap(Object.keys));
  expect(entries.length).toBeGreaterThan(has.whatsapp ? 3 : 2);
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(listed).toEqual(expect.arrayContaining([...entries, ...cookies]));
});

test('the form and the cookie settings work with blocked storage', async ({ page, origin }) => {
  const { consoleErrors } = watchPage(page, origin);
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    Object.defineProperties(window, { localStorage: { get }, sessionStorage: { get } });
  });
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
