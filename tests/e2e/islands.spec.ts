import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { findViolations } from '@/tests/support/axe';
import { footer, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { publishedOnly } from '@/tests/support/test-tags';
import { exactly, translator } from '@/tests/support/texts';
import { waitForHydration, watchPage } from '@/tests/support/watch-page';

const t = translator('de');

test('the e-mail address is copied, with a confirmation for three seconds', async ({
  page,
  context,
  browserName,
  origin,
  host,
}) => {
  // Only Chromium supports these permissions; others require a user gesture for reading.
  const canRead = browserName === 'chromium';
  if (canRead) await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { scripts } = watchPage(page, origin);
  const chunks = () => scripts.filter((path) => path.includes('/copy-email'));
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(hrefFor('de', 'home'));
  await page.waitForLoadState('networkidle');
  expect(chunks()).toEqual([]);
  const address = link(footer(page), site.email);
  await address.scrollIntoViewIfNeeded();
  const action = exactly(t('common.copyEmail.action'));
  const button = footer(page).getByRole('button', { name: action });
  await button.scrollIntoViewIfNeeded();
  if (host === 'published') expect(chunks()).toHaveLength(1);
  // Relative to the footer: sections above it may still take their final heights.
  const layout = () =>
    address.evaluate((one) => {
      const outer = one.closest('footer')?.getBoundingClientRect();
      const fromTop = one.getBoundingClientRect().top - (outer?.top ?? Number.NaN);
      return { height: outer?.height, fromTop };
    });
  const before = await layout();
  await button.click();
  await expect(footer(page).getByRole('status')).toHaveText(
    exactly(t('common.copyEmail.announcement', { email: site.email })),
  );
  const word = footer(page).getByText(exactly(t('common.copyEmail.done')));
  await expect(word).toBeInViewport({ ratio: 1 });
  // Text for screen readers alone is one pixel wide.
  expect((await word.boundingBox())?.width).toBeGreaterThan(30);
  const after = await layout();
  expect(after.height).toBe(before.height);
  expect(after.fromTop).toBeCloseTo(before.fromTop, 1);
  if (canRead) {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
  }
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
    await search.getByRole('searchbox', { name: 'Search' }).fill('much EARN');
    await expect(search.getByRole('status')).toHaveText('Results shown: 1');
    expect(await findViolations(page)).toEqual([]);
    await search.getByRole('link', { name: 'How much will I earn?' }).click();
    await page.waitForURL(`${origin}/en/nurses#faq-salary`);
    await expect(page.locator('#faq-salary')).toBeInViewport();
    await page.goBack();
    await search.getByRole('searchbox').fill('qqq');
    await expect(search.getByRole('status')).toHaveText(/^We found nothing for this\./);
    await expect(search.getByRole('link')).toHaveCount(0);
  },
);
