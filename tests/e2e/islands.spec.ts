import { expect, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { findViolations } from '@/tests/support/axe';
import { footer, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { publishedOnly } from '@/tests/support/test-tags';
import { exactly, translator } from '@/tests/support/texts';
import { waitForHydration, watchPage, watchPolicy, whenIdle } from '@/tests/support/watch-page';

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
  const layout = async () => {
    const [inner, outer] = [await address.boundingBox(), await footer(page).boundingBox()];
    return { height: outer?.height, fromTop: (inner?.y ?? NaN) - (outer?.y ?? NaN) };
  };
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

test('a missing page is logged once, and Enter in its search opens the home page', async ({
  page,
  origin,
}) => {
  const path = '/en/no-such-page';
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.goto(path);
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  await whenIdle(page);
  expect(warnings.filter((text) => text.includes(path))).toHaveLength(1);
  const box = page.getByLabel(exactly(translator('en')('notFound.search.label')));
  await box.fill('B2 & mehr?');
  await box.press('Enter');
  await page.waitForURL(origin + hrefFor('en', 'home'));
});

/** Opens a missing page; returns the parts of its search, and the files requested since. */
async function openSearch(page: Page, path: string, locale: Locale) {
  await page.goto(path);
  await waitForHydration(page, 'not-found-search');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const t = translator(locale);
  const list = page.getByRole('listbox');
  return {
    t,
    requests,
    list,
    box: page.getByRole('combobox', { name: t('notFound.search.label') }),
    hits: list.getByRole('option'),
    chosen: list.getByRole('option', { selected: true }),
  };
}

test(
  'a search by keyboard leads to the answer, and sends nothing',
  publishedOnly,
  async ({ page, origin }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const violations = await watchPolicy(page);
    const { box, hits, chosen, list, requests } = await openSearch(page, '/qqq', 'de');
    expect(requests).toEqual([]);
    await box.focus();
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.type('gehalt');
    for (const best of [0, 1, 2]) await expect(hits.nth(best)).toBeInViewport({ ratio: 1 });
    await expect(box).toBeInViewport({ ratio: 1 });
    await expect(chosen).toHaveCount(0);
    expect(await findViolations(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await expect(chosen).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(list).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    const wanted = hits.filter({ hasText: 'Wie viel verdiene ich' });
    while (!(await wanted.and(chosen).count())) await page.keyboard.press('ArrowDown');
    await expect(wanted).toBeInViewport();
    // Only files: those of the search, once, and of islands in the viewport.
    expect(requests.filter((path) => !/^\/assets\/[\w-]+\.(js|json)$/.test(path))).toEqual([]);
    expect(requests.filter((path) => /\/search-/.test(path))).toHaveLength(2);
    expect(violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}${hrefFor('de', 'nurses', 'faq-salary')}`);
    await expect(page.locator('#faq-salary')).toBeInViewport();
  },
);

test(
  'before any input, the search shows results for the missing path',
  publishedOnly,
  async ({ page, origin }) => {
    const { box, t } = await openSearch(page, '/vas/medicinske-sestre/viza', 'vas');
    await box.focus();
    const list = page.getByRole('listbox', { name: t('notFound.search.similar') });
    await expect(list).toBeVisible();
    for (const similar of [hrefFor('vas', 'nurses'), hrefFor('vas', 'nurses', 'weg')]) {
      await expect(list.locator(`[href="${similar}"]`)).toBeVisible();
    }
    await box.fill('qqqqqq');
    await expect(page.getByText(t('notFound.search.none'))).toBeVisible();
    await page.keyboard.press('Enter');
    await page.waitForURL(origin + hrefFor('vas', 'home'));
  },
);
