import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { addresses } from '@/tests/support/address-table';
import { findViolations } from '@/tests/support/axe';
import { publishedTag } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

test('the search of a missing page lists the titles that contain the typed words', {
  tag: publishedTag,
}, async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/en/no-such-page');
  await waitForHydration(page, 'not-found-search');
  const search = page.getByRole('search');
  const question = translator('en')('nurses.faq.items.salary.question');
  const words = question.toUpperCase().split(' ').reverse().join(' ');
  await search.getByRole('searchbox').fill(words);
  await expect(search.getByRole('status')).toHaveText(/\d/);
  expect(await findViolations(page)).toEqual([]);
  await search.getByRole('link', { name: question }).click();
  await page.waitForURL(`${origin}${addresses.nurses.en}#faq-salary`);
  await expect(page.locator('#faq-salary')).toBeInViewport();
  await page.goBack();
  await search.getByRole('searchbox').fill('qqq');
  await expect(search.getByRole('link')).toHaveCount(0);
  await expect(search.getByRole('status')).not.toBeEmpty();
});

test('a link into a disclosure opens it, also again', async ({ page }) => {
  await page.goto(hrefFor('de', 'nurses'));
  await waitForHydration(page, 'enhancements');
  const offices = page.locator('#stellen');
  await expect(offices).toBeHidden();
  const link = page.locator('#kontakt-whatsapp a[href$="#stellen"]');
  await link.click();
  await expect(offices).toBeInViewport();
  await offices.locator('xpath=../summary').click();
  await expect(offices).toBeHidden();
  await link.click();
  await expect(offices).toBeInViewport();
});
