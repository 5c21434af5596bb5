import { expect, type Page } from 'playwright/test';
import { islands } from '@/components/islands/registry';
import { hrefFor } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';
import { site } from '@/site.config';
import { parseBuilt } from '@/tests/support/built-files';
import { has } from '@/tests/support/channels';
import { hydrated, triggerIslands } from '@/tests/support/hydrated';
import { islandsByFile } from '@/tests/support/island-files';
import { chatOn, footer, link, menu, openable, opened } from '@/tests/support/page-parts';
import { inTurn } from '@/tests/support/sample';
import { test } from '@/tests/support/site-test';
import { exactly, textsOf } from '@/tests/support/texts';
import { holdScripts, watchPage } from '@/tests/support/watch-page';
import { fileOf } from '@/tooling/publishing/page-files';

const islandNames = islands.map(({ name }) => name);
const home = hrefFor('de', 'home');
const missing = '/no-such-page';
const t = textsOf('de');
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** Visible controls that need scripts, in an island that may be pending. */
const deadControls = (page: Page, island: string) =>
  page
    .locator(`[data-island="${island}"]:not([data-awake])`)
    .locator('button[type="button"], [role="switch"]')
    .filter({ visible: true });

/** The pages on which an island is used. */
const placesOf = (island: string): string[] =>
  [
    ...pageKeys.map((page) => ({
      address: hrefFor('de', page),
      file: fileOf(hrefFor('de', page)),
    })),
    { address: missing, file: '404.html' },
  ]
    .filter(({ file }) => parseBuilt(file)(`[data-island="${island}"]`).length > 0)
    .map(({ address }) => address);

for (const [index, viewport] of sizes.entries()) {
  /** In the sample each scenario runs once, rotating through the sizes. */
  const atSize = (way: number) => inTurn(way, { index, of: sizes.length });

  test.describe(`with every script late, at ${viewport.width} px`, () => {
    test.use({ viewport });

    let release: () => void = () => undefined;
    test.beforeEach(async ({ page }) => {
      release = await holdScripts(page);
    });

    test('no control is dead on any page', atSize(0), async ({ page }) => {
      for (const address of [...pageKeys.map((key) => hrefFor('de', key)), missing]) {
        await page.goto(address, { waitUntil: 'commit' });
        await expect(footer(page)).toBeAttached();
        for (const island of islandNames) {
          await expect(deadControls(page, island), `${island} on ${address}`).toHaveCount(0);
        }
      }
    });

    test('a question that was opened before stays as it is', atSize(1), async ({ page }) => {
      await page.goto(home, { waitUntil: 'commit' });
      const first = openable(page.getByRole('main'), t('home.faq.items.duration.question'));
      await first.click();
      await expect(opened(first)).toHaveAttribute('open');
      release();
      await hydrated(page, 'questions');
      await expect(opened(first)).toHaveAttribute('open');
      await expect(page.locator('details[name="faq"][open]')).toHaveCount(1);
    });

    test('a menu that was opened before stays as it is', atSize(0), async ({ page }) => {
      await page.goto(home, { waitUntil: 'commit' });
      const isNarrow = viewport.width < 768;
      const name = isNarrow ? t('common.nav.open') : t('common.nav.groups.nurses');
      const summary = openable(menu(page), name);
      await summary.click();
      const open = menu(page).locator('details[open]').filter({ visible: true });
      await expect(open).toHaveCount(1);
      release();
      await hydrated(page, 'menus');
      await expect(open).toHaveCount(1);
    });

    if (has.whatsapp) {
      test('the chat opens at the first click, once', atSize(1), async ({ page }) => {
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

    test(
      'what was typed into the search stays, and Enter leads home',
      atSize(0),
      async ({ page, origin }) => {
        await page.goto(missing, { waitUntil: 'commit' });
        const box = page.getByLabel(exactly(t('notFound.search.label')));
        await box.fill('Visum');
        release();
        await hydrated(page, 'not-found-search');
        await expect(box).toHaveValue('Visum');
        await box.press('Enter');
        await page.waitForURL(origin + home, { waitUntil: 'commit' });
      },
    );

    test('Enter leads home before the search is hydrated, too', atSize(1), async ({ page }) => {
      await page.goto(missing, { waitUntil: 'commit' });
      const box = page.getByLabel(exactly(t('notFound.search.label')));
      await box.fill('Visum');
      await box.press('Enter');
      await page.waitForURL((url) => url.pathname === home, { waitUntil: 'commit' });
    });

    test(
      'the address is copied by the first click that can be made',
      atSize(0),
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write']);
        await page.goto(home, { waitUntil: 'commit' });
        const button = footer(page).getByRole('button', {
          name: exactly(t('common.copyEmail.action')),
        });
        await expect(footer(page)).toBeAttached();
        await expect(button).toHaveCount(0);
        release();
        await link(footer(page), site.email).scrollIntoViewIfNeeded();
        await button.click();
        await expect(
          footer(page).getByRole('button', { name: exactly(t('common.copyEmail.done')) }),
        ).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(site.email);
      },
    );
  });
}

const filesOfIslands = [...(await islandsByFile())];
const [sharedFile = ''] = filesOfIslands.at(-1) ?? [];

test('every island has a file', () => {
  expect(filesOfIslands.flatMap(([, islands]) => islands).sort()).toEqual([...islandNames].sort());
});

for (const [file, islands] of filesOfIslands) {
  const isShared = file === sharedFile;
  const rest = isShared ? 'the page' : 'everything else';
  test(`without the file of ${islands.join(', ')} ${rest} works`, async ({ page, origin }) => {
    const [address = ''] = islands.flatMap(placesOf);
    const { consoleErrors } = watchPage(page, origin);
    let aborted = 0;
    await page.route(`**${file}*`, async (route) => {
      aborted += 1;
      await route.abort();
    });
    await page.goto(address);
    await triggerIslands(page);
    await expect.poll(() => aborted).toBeGreaterThan(0);
    const awaken = page.locator('[data-awake]');
    if (isShared) {
      // The other files import it, too: this is a page without scripts.
      await expect(awaken).toHaveCount(0);
    } else {
      const missing = islands.map((island) => `:not([data-island="${island}"])`).join('');
      const others = page.locator(`[data-island]${missing}`);
      await expect(others.and(awaken)).toHaveCount(await others.count());
    }
    for (const island of islands) await expect(deadControls(page, island)).toHaveCount(0);
    // Not-found pages log an error of their own.
    const own = consoleErrors.filter((text) => !/Not found:|\(Not Found\)/.test(text));
    expect(own).toHaveLength(isShared ? aborted : 1);
    await expect(page.getByRole('main')).toBeVisible();
    await link(footer(page), t('common.footer.imprint')).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(hrefFor('de', 'imprint'));
  });
}

test('nothing is lost where no script comes at all', async ({ page, origin }) => {
  await page.route('**/*.js', (route) => route.abort());
  const { consoleErrors } = watchPage(page, origin);
  await page.goto(home);
  for (const island of islandNames) {
    await expect(deadControls(page, island)).toHaveCount(0);
  }
  const question = openable(page.getByRole('main'), t('home.faq.items.duration.question'));
  await question.click();
  await expect(opened(question)).toHaveAttribute('open');
  expect(consoleErrors).toHaveLength(1);
});
