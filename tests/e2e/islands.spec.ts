import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { addresses } from '@/tests/support/address-table';
import { findViolations } from '@/tests/support/axe';
import { footer, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { publishedOnly } from '@/tests/support/test-tags';
import { exactly, translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

const t = translator('de');

test('a copy is confirmed for three seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await page.goto(hrefFor('de', 'home'));
  await link(footer(page), site.email).scrollIntoViewIfNeeded();
  await waitForHydration(page, 'copy-email');
  await page.clock.pauseAt(Date.now() + 3_600_000);
  const name = exactly(t('common.copyEmail.action'));
  await footer(page).getByRole('button', { name }).click();
  await expect(footer(page).getByRole('status')).toHaveText(
    exactly(t('common.copyEmail.announcement', { email: site.email })),
  );
  const word = footer(page).getByText(exactly(t('common.copyEmail.done')));
  await expect(word).toBeInViewport({ ratio: 1 });
  await page.clock.runFor(3100);
  await expect(word).toHaveCount(0);
});

test('a failed copy shows an instruction', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await page.goto(hrefFor('de', 'home'));
  await link(footer(page), site.email).scrollIntoViewIfNeeded();
  await footer(page)
    .getByRole('button', { name: exactly(t('common.copyEmail.action')) })
    .click();
  const status = footer(page).getByRole('status');
  await expect(status).toHaveText(exactly(t('common.copyEmail.failed')));
  await expect(status).toBeVisible();
});

test(
  'the search of a missing page lists the titles that contain the typed words',
  publishedOnly,
  async ({ page, origin }) => {
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
  },
);
