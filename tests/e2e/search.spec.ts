import { expect, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { violationsOn } from '@/tests/support/axe';
import { hydrated } from '@/tests/support/hydrated';
import { test } from '@/tests/support/site-test';
import { textsOf } from '@/tests/support/texts';
import { watchPolicy } from '@/tests/support/watch-page';

/** Opens a missing page; returns the parts of its search, and the files requested since. */
async function openSearch(page: Page, path: string, locale: Locale) {
  await page.goto(path);
  await hydrated(page, 'not-found-search');
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  const t = textsOf(locale);
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

test('a search by keyboard leads to the answer, and sends nothing', async ({ page, origin }) => {
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
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('ArrowDown');
  await expect(chosen).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(list).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  const wanted = hits.filter({ hasText: 'Wie viel verdiene ich' });
  while (!(await wanted.and(chosen).count())) await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeInViewport();
  // Nothing but files: those of the search, once, and of islands that came into view.
  expect(requests.filter((path) => !/^\/assets\/[\w-]+\.(js|json)$/.test(path))).toEqual([]);
  expect(requests.filter((path) => /\/(search-de|finder)-/.test(path))).toHaveLength(2);
  expect(violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.keyboard.press('Enter');
  await page.waitForURL(`${origin}${hrefFor('de', 'nurses', 'faq-salary')}`);
  await expect(page.locator('#faq-salary')).toBeInViewport();
});

test('before anything is typed, what resembles the missing address is shown', async ({
  page,
  origin,
}) => {
  const { box, t, hits } = await openSearch(page, '/vas/medicinske-sestre/viza', 'vas');
  await box.focus();
  const list = page.getByRole('listbox', { name: t('notFound.search.similar') });
  await expect(list).toBeVisible();
  await expect(hits.first()).toHaveAttribute('href', hrefFor('vas', 'nurses'));
  await expect(hits.filter({ hasText: /^Viza/ })).toHaveAttribute(
    'href',
    hrefFor('vas', 'nurses', 'weg'),
  );
  await box.fill('qqqqqq');
  await expect(page.getByText(t('notFound.search.none'))).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForURL(origin + hrefFor('vas', 'home'));
});
