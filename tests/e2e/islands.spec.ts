import { expect } from 'playwright/test';
import { addresses } from '@/tests/support/address-table';
import { findViolations } from '@/tests/support/axe';
import { publishedTag } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';
import { holdScripts } from '@/tests/support/watch-page';

test('the search of a missing page lists the titles that contain the typed words', {
  tag: publishedTag,
}, async ({ page, origin }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await holdScripts(page);
  await page.goto('/en/no-such-page', { waitUntil: 'commit' });
  const search = page.getByRole('search');
  const question = translator('en')('nurses.faq.items.salary.question');
  const words = question.toUpperCase().split(' ').reverse().join(' ');
  // Before hydration.
  await search.getByRole('searchbox').fill(words);
  release();
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
