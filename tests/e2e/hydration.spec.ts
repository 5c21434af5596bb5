import { expect, type Page } from 'playwright/test';
import { islands } from '@/components/islands/registry';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { islandFiles } from '@/tests/support/built-files';
import { footer } from '@/tests/support/page-parts';
import { allPaths, matrixTagUnless } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { holdScripts, triggerIslands, watchPage, whenIdle } from '@/tests/support/watch-page';

const islandNames = Object.keys(islands);
const missing = '/no-such-page';

/** Expected console messages, unrelated to islands. */
const expected = [/^warning: Not found: \//, /^error: Failed to load resource:/];

/** Hydrates every island of a page, regardless of its trigger; returns errors and warnings. */
async function hydrationErrors(page: Page, address: string): Promise<string[]> {
  const { consoleErrors } = watchPage(page, new URL(address).origin);
  await page.goto(address);
  const count = await triggerIslands(page);
  expect(count).toBeGreaterThan(0);
  // React's development build is 1 MB, which the host compresses on first request.
  await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(count);
  // React hydrates and reports asynchronously: wait for two idle periods.
  for (let turn = 0; turn < 2; turn += 1) await whenIdle(page);
  return consoleErrors.filter((text) => !expected.some((pattern) => pattern.test(text)));
}

test.describe('in development', () => {
  // In one process, which bundles the islands once.
  test.describe.configure({ mode: 'default' });

  for (const { path, sampleIndex } of allPaths) {
    const details = matrixTagUnless(sampleIndex !== undefined);
    test(`${path} hydrates without warnings`, details, async ({ page, developmentOrigin }) => {
      expect(await hydrationErrors(page, developmentOrigin + path)).toEqual([]);
    });
  }
});

/** Visible controls that need scripts, in islands that are pending. */
const inertControls = (page: Page) =>
  page
    .locator('[data-island]:not([data-hydrated])')
    .locator('button[type="button"], [role="switch"]')
    .filter({ visible: true });

const addresses = [...pageKeys.map((key) => hrefFor('de', key)), missing];

test('with every script late, no page shows controls without function', async ({ page }) => {
  await holdScripts(page);
  for (const address of addresses) {
    await page.goto(address, { waitUntil: 'commit' });
    await expect(footer(page)).toBeAttached();
    await expect(inertControls(page), address).toHaveCount(0);
  }
});

test('islands whose file fails to load do not affect the others', async ({ page, origin }) => {
  const files = await islandFiles();
  const isIslandFile = (name: string) => (path: string) => path.startsWith(`/assets/${name}-`);
  // The others share a file that all islands need. Without it, a page behaves as without scripts.
  const withOwnFile = islandNames.filter((name) => files.some(isIslandFile(name)));
  expect(withOwnFile.length).toBeGreaterThan(3);
  const { consoleErrors } = watchPage(page, origin);
  // First one half of the files fails, then the other.
  for (const part of [0, 1]) {
    const failing = withOwnFile.filter((_, index) => index % 2 === part);
    const aborted = new Set<string>();
    const isFailing = ({ pathname }: URL) => failing.some((name) => isIslandFile(name)(pathname));
    await page.route(isFailing, async (route) => {
      aborted.add(new URL(route.request().url()).pathname);
      await route.abort();
    });
    for (const address of [hrefFor('de', 'nurses'), hrefFor('de', 'contact'), missing]) {
      await page.goto(address);
      await triggerIslands(page);
      const own = failing.map((name) => `:not([data-island="${name}"])`).join('');
      const others = page.locator(`[data-island]${own}`);
      await expect(others.and(page.locator('[data-hydrated]'))).toHaveCount(await others.count());
      await expect(inertControls(page), address).toHaveCount(0);
    }
    await expect.poll(() => aborted.size).toBe(failing.length);
    await page.unroute(isFailing);
  }
  expect(consoleErrors.filter((text) => text.startsWith('uncaught'))).toEqual([]);
});
