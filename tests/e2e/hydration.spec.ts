import { test as base, expect, type Page } from 'playwright/test';
import { islands } from '@/components/islands/registry';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { fileOf } from '@/scripts/publishing/page-files';
import { site as company } from '@/site.config';
import { parseBuilt } from '@/tests/support/built-files';
import { has } from '@/tests/support/channels';
import { hydrated, triggerIslands, whenIdle } from '@/tests/support/hydrated';
import { islandsByFile } from '@/tests/support/island-files';
import { chatOn, footer, link, openable, opened } from '@/tests/support/page-parts';
import { type RebundledSite, startRebundledSite } from '@/tests/support/rebundled-site';
import { inMatrix } from '@/tests/support/sample';
import { shownAddresses } from '@/tests/support/site-pages';
import { test as siteTest } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';
import { holdScripts, watchPage } from '@/tests/support/watch-page';

const islandNames = islands.map(({ name }) => name);
const home = hrefFor('de', 'home');
const missing = '/no-such-page';
const t = textsOf('de');

/** The site with React's development build, which reports all hydration mismatches. */
const test = base.extend<object, { site: RebundledSite }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright requires a destructured parameter.
    async ({}, use) => {
      const site = await startRebundledSite({ development: true });
      await use(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

/** Expected console messages, unrelated to islands. */
const expected = [/^warning: Not found: \//, /^error: Failed to load resource:/];

/** Hydrates every island of a page, regardless of its trigger; returns errors and warnings. */
async function hydrationErrors(page: Page, address: string): Promise<string[]> {
  const { consoleErrors } = watchPage(page, new URL(address).origin);
  await page.goto(address);
  const count = await triggerIslands(page);
  expect(count).toBeGreaterThan(0);
  // React's development build is 1 MB, which the host compresses on first request.
  await expect(page.locator('[data-island][data-hydrated]')).toHaveCount(count, {
    timeout: 25_000,
  });
  // React hydrates and reports asynchronously: wait for two idle periods.
  for (let turn = 0; turn < 2; turn += 1) await whenIdle(page);
  return consoleErrors.filter((text) => !expected.some((pattern) => pattern.test(text)));
}

for (const { address, turn } of shownAddresses) {
  const details = inMatrix(turn !== undefined);
  test(`${address} hydrates without warnings`, details, async ({ page, site }) => {
    expect(await hydrationErrors(page, site.origin + address)).toEqual([]);
  });
}

for (const [what, tamper] of [
  ['a text', (html: string) => html.replace(/("copy-email".*?<span[^>]*>)[^<]+/s, '$1Other')],
  ['an element', (html: string) => html.replace(/<button( [^>]*)?>/, '<button$1><i></i>')],
] as const) {
  test(`reports ${what} that differs`, async ({ page, site }) => {
    await page.route(`${site.origin}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = tamper(html);
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    });
    expect(await hydrationErrors(page, `${site.origin}/`)).not.toEqual([]);
  });
}

/** Visible controls that need scripts, in an island that may be pending. */
const deadControls = (page: Page, island: string) =>
  page
    .locator(`[data-island="${island}"]:not([data-hydrated])`)
    .locator('button[type="button"], [role="switch"]')
    .filter({ visible: true });

const addresses = [...pageKeys.map((key) => hrefFor('de', key)), missing];

/** The first page on which one of the islands is used. */
const placeOf = (names: readonly string[]): string =>
  addresses.find((address) => {
    const page = parseBuilt(address === missing ? '404.html' : fileOf(address));
    return names.some((name) => page(`[data-island="${name}"]`).length > 0);
  }) ?? home;

siteTest.describe('with every script late', () => {
  let release: () => void = () => undefined;
  siteTest.beforeEach(async ({ page }) => {
    release = await holdScripts(page);
  });

  siteTest('no control is dead on any page', async ({ page }) => {
    for (const address of addresses) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(footer(page)).toBeAttached();
      for (const island of islandNames) {
        await expect(deadControls(page, island), `${island} on ${address}`).toHaveCount(0);
      }
    }
  });

  siteTest('a question that was opened before stays open', async ({ page }) => {
    await page.goto(home, { waitUntil: 'commit' });
    const first = openable(page.getByRole('main'), t('home.faq.items.duration.question'));
    await first.click();
    await expect(opened(first)).toHaveAttribute('open');
    release();
    await hydrated(page, 'questions');
    await expect(opened(first)).toHaveAttribute('open');
    await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
  });

  if (has.whatsapp) {
    siteTest('the chat opens at the first click, once', async ({ page }) => {
      const visits: string[] = [];
      await page.context().route('https://wa.me/**', async (route) => {
        visits.push(route.request().url());
        await route.fulfill({ contentType: 'text/html', body: '<title>Chat</title>' });
      });
      await page.goto(home, { waitUntil: 'commit' });
      const opening = page.waitForEvent('popup');
      await chatOn(page, 'de').link.click();
      await expect(await opening).toHaveTitle('Chat');
      await page.bringToFront();
      release();
      await hydrated(page, 'chat');
      expect(visits).toHaveLength(1);
    });
  }

  for (const isReleased of [true, false]) {
    const when = isReleased ? 'after' : 'before';
    siteTest(`Enter in the search leads home ${when} hydration`, async ({ page, origin }) => {
      await page.goto(missing, { waitUntil: 'commit' });
      const box = page.getByLabel(exactly(t('notFound.search.label')));
      await box.fill('Visum');
      if (isReleased) {
        release();
        await hydrated(page, 'not-found-search');
        await expect(box).toHaveValue('Visum');
      }
      await box.press('Enter');
      const { origin: own } = new URL(origin);
      const isHome = (url: URL) => url.origin === own && url.pathname === home;
      await page.waitForURL(isHome, { waitUntil: 'commit' });
    });
  }

  siteTest(
    'the button that copies the address appears when it works',
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto(home, { waitUntil: 'commit' });
      const button = footer(page).getByRole('button', {
        name: exactly(t('common.copyEmail.action')),
      });
      await expect(footer(page)).toBeAttached();
      await expect(button).toHaveCount(0);
      release();
      await link(footer(page), company.email).scrollIntoViewIfNeeded();
      await button.click();
      const done = exactly(t('common.copyEmail.done'));
      await expect(footer(page).getByRole('button', { name: done })).toBeVisible();
    },
  );
});

const filesOfIslands = [...(await islandsByFile())];
const [sharedFile = ''] = filesOfIslands.at(-1) ?? [];

siteTest('every island has a file', () => {
  expect(filesOfIslands.flatMap(([, names]) => names).sort()).toEqual([...islandNames].sort());
});

for (const [file, names] of filesOfIslands) {
  const isShared = file === sharedFile;
  const rest = isShared ? 'the page' : 'everything else';
  siteTest(`without the file of ${names.join(', ')} ${rest} works`, async ({ page, origin }) => {
    const { consoleErrors } = watchPage(page, origin);
    let aborted = 0;
    await page.route(`**${file}*`, async (route) => {
      aborted += 1;
      await route.abort();
    });
    await page.goto(placeOf(names));
    await triggerIslands(page);
    await expect.poll(() => aborted).toBeGreaterThan(0);
    const ready = page.locator('[data-hydrated]');
    if (isShared) {
      // The other files import it, too: this is a page without scripts.
      await expect(ready).toHaveCount(0);
    } else {
      const own = names.map((name) => `:not([data-island="${name}"])`).join('');
      const others = page.locator(`[data-island]${own}`);
      await expect(others.and(ready)).toHaveCount(await others.count());
    }
    for (const name of names) await expect(deadControls(page, name)).toHaveCount(0);
    // Not-found pages log an error of their own.
    const own = consoleErrors.filter((text) => !/Not found:|\(Not Found\)/.test(text));
    expect(own).toHaveLength(isShared ? aborted : 1);
    await expect(page.getByRole('main')).toBeVisible();
    await link(footer(page), t('common.footer.imprint')).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(hrefFor('de', 'imprint'));
  });
}

siteTest('nothing is lost where no script comes at all', async ({ page, origin }) => {
  await page.route('**/*.js', (route) => route.abort());
  const { consoleErrors } = watchPage(page, origin);
  await page.goto(home);
  for (const island of islandNames) await expect(deadControls(page, island)).toHaveCount(0);
  const question = openable(page.getByRole('main'), t('home.faq.items.duration.question'));
  await question.click();
  await expect(opened(question)).toHaveAttribute('open');
  expect(consoleErrors).toHaveLength(1);
});
