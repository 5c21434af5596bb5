import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type BrowserContext, test as base, type Page, type Route } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';
import { bundleIslands } from '@/scripts/publishing/bundle';
import { site } from '@/site.config';
import { htmlFiles, islandFiles } from '@/tests/support/built-files';
import { type HostName, originOfHost } from '@/tests/support/host-origins';
import { copySite, startPublished } from '@/tests/support/hosts';

/** Options of a project. */
export type HostOptions = { host: HostName };

type Fixtures = {
  /** Origin of the project's host, without trailing slash. */
  origin: string;
  /** Opens a page for reading only, without scripts, once for all tests of a worker. */
  read: (locale: Locale, key: PageKey) => Promise<Page>;
};

type WorkerFixtures = {
  reader: BrowserContext;
  /** Origin of a copy of the built site with React's development build. */
  developmentOrigin: string;
};

const fulfillEmpty = (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '' });

/**
 * Playwright's test with the base URL of the project's host. All tests use this one, because tests
 * with other fixtures of workers need other workers, which take seconds to start.
 */
export const test = base.extend<HostOptions & Fixtures, WorkerFixtures>({
  host: ['published', { option: true }],
  origin: async ({ host }, use) => {
    await use(originOfHost(host));
  },
  // Scripts of configured services would send requests to third parties.
  context: async ({ context }, use) => {
    for (const { script } of site.services) {
      if (script) await context.route((url) => url.href.endsWith(script), fulfillEmpty);
    }
    await use(context);
  },
  baseURL: async ({ origin }, use) => {
    await use(origin);
  },
  reader: [
    async ({ browser }, use) => {
      const viewport = { width: 1280, height: 800 };
      const context = await browser.newContext({ javaScriptEnabled: false, viewport });
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  read: async ({ reader, origin }, use) => {
    await use(async (locale, key) => {
      const address = origin + hrefFor(locale, key);
      const opened = reader.pages().find((page) => page.url() === address);
      if (opened) return opened;
      const page = await reader.newPage();
      await page.goto(address);
      return page;
    });
  },
  developmentOrigin: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter.
    async ({}, use) => {
      const root = await copySite();
      const [published = ''] = await islandFiles();
      const bundled = await bundleIslands({ outDir: root, isDevelopment: true });
      for (const file of htmlFiles.map((name) => join(root, name))) {
        const html = await readFile(file, 'utf8');
        await writeFile(file, html.replaceAll(published, bundled));
      }
      const { origin, close } = await startPublished({ root });
      await use(origin);
      await close();
      await rm(root, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});
