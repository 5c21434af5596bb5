import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Locator, type Page } from 'playwright/test';
import { editorLink } from '@/scripts/cms/editor-link';
import { editorHeaders, writeEditor } from '@/scripts/cms/write-editor';
import { GitHub, repository } from '@/tests/support/editor/github';

type Fixtures = {
  github: GitHub;
  /** Signs in, and opens a file of texts. */
  openEditor: (file: string) => Promise<Page>;
};

/** Playwright's test with the real editor and a mock of GitHub. */
export const test = base.extend<Fixtures, { editorFolder: string }>({
  editorFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'editor-'));
      await writeEditor({ repository, branch: 'texts' }, folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  github: async ({}, use) => {
    await use(new GitHub());
  },
  openEditor: async ({ context, github, editorFolder, page }, use) => {
    await github.mockRequests(context);
    await context.route('https://texte.example/**', (route, request) => {
      const { pathname } = new URL(request.url());
      const path = join(editorFolder, pathname === '/' ? 'index.html' : pathname);
      return route.fulfill({ path, headers: editorHeaders });
    });
    await use(async (file) => {
      await page.goto(`https://texte.example/${editorLink(file)}`);
      await page.getByRole('button', { name: 'Zugriffstoken' }).click();
      await page.getByRole('textbox').fill('github_pat_valid');
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      return page;
    });
  },
});

/** A group or a text in one of the two languages on screen. */
async function locate(page: Page, locale: string, key: string): Promise<Locator> {
  const place = page.locator(
    `[data-mode="edit"][data-locale="${locale}"] [data-key-path="${key}"]`,
  );
  // The editor renders what is on screen only.
  await place.evaluate((element) => element.scrollIntoView());
  return place;
}

/** Opens a group of texts. */
export async function openGroup(page: Page, key: string): Promise<void> {
  const group = await locate(page, 'de', key);
  await group.getByRole('button').filter({ hasText: 'chevron_right' }).first().click();
}

/** The field of a text. */
export async function field(page: Page, locale: string, key: string): Promise<Locator> {
  return (await locate(page, locale, key)).getByRole('textbox');
}

/** Saves the open page. */
export const save = (page: Page) => page.getByRole('button', { name: 'Speichern' }).click();
