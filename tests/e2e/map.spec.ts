import { brotliCompressSync } from 'node:zlib';
import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { test } from '@/tests/support/site-test';
import { translator } from '@/tests/support/texts';

/** In bytes, brotli: the file of shapes plus the map's part of the page. */
const mapBudget = 6000;
/** In bytes, brotli: the map's part of the page. */
const inlineBudget = 2000;

test('the map of the home page has a description', async ({ page, request }) => {
  const t = translator('de');
  await page.goto(hrefFor('de', 'home'));
  const map = page.getByRole('img', { name: t('home.hero.map.description') });
  await expect(map).toBeVisible();
  for (const town of ['sarajevo', 'munich', 'cologne'] as const) {
    await expect(map.getByText(t(`home.hero.map.towns.${town}`), { exact: true })).toBeVisible();
  }
  const country = map.locator('use.map-country').first();
  await expect.poll(async () => (await country.boundingBox())?.height ?? 0).toBeGreaterThan(100);

  const html = await map.evaluate((element) => element.outerHTML);
  const [file = ''] = /\/assets\/[^"#]+\.svg/.exec(html) ?? [];
  const shapes = await (await request.get(file)).body();
  const inline = brotliCompressSync(html).length;
  expect(inline).toBeLessThan(inlineBudget);
  expect(inline + brotliCompressSync(shapes).length).toBeLessThan(mapBudget);
});

test('icons and manifest are at the paths that browsers request', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('head link:is([rel="icon"], [rel="apple-touch-icon"], [rel="manifest"])')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));
  expect(links).toHaveLength(4);
  for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
});
