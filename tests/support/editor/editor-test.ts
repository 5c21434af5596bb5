import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from 'playwright/test';
import type { Locale } from '@/lib/locales';
import { editorLink } from '@/scripts/cms/editor-link';
import { editorHeaders } from '@/scripts/cms/host-files';
import { writeEditor } from '@/scripts/cms/write-editor';
import { type GitHub, mockGitHub, repository, token } from '@/tests/support/editor/github';

/** Address of the editor's own host. */
export const origin = 'https://texte.example';

type Fixtures = {
  github: GitHub;
  /** Opens a file in another editor as a second user, and signs in. */
  openEditor: (file: string, locale?: string) => Promise<Page>;
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
    await use(mockGitHub());
  },
  openEditor: async ({ browser, github, editorFolder }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (file, locale = 'de-DE') => {
      const context = await browser.newContext({ locale });
      contexts.push(context);
      await github.mockRequests(context);
      await context.route(`${origin}/**`, (route, request) => {
        const { pathname } = new URL(request.url());
        const path = join(editorFolder, pathname === '/' ? 'index.html' : pathname);
        return route.fulfill({ path, headers: editorHeaders });
      });
      const page = await context.newPage();
      await page.goto(new URL(editorLink(file), origin).href);
      await page.getByRole('button', { name: /Zugriffstoken|Access Token/i }).click();
      await page.getByRole('textbox').fill(token);
      await page.getByRole('button', { name: /^(?:Anmelden|Sign In)$/ }).click();
      return page;
    });
    for (const context of contexts) await context.close();
  },
});

/** Opens a group of texts. */
export const openGroup = (page: Page, key: string) =>
  page
    .locator(`[data-mode="edit"][data-locale="de"] [data-key-path="${key}"]`)
    .getByRole('button')
    .filter({ hasText: 'chevron_right' })
    .first()
    .click();

/** The field of a text, in one of the two languages on screen. */
export function fieldOf(page: Page, key: string, locale: Locale | '_default'): Locator {
  const pane = page.locator(`[data-mode="edit"][data-locale="${locale}"]`);
  return pane.locator(`[data-key-path="${key}"]`).getByRole('textbox');
}

/** Saves the open page. */
export const save = (page: Page) =>
  page.getByRole('button', { name: /^(?:Speichern|Save)$/ }).click();

/** Saves the open page, and waits until the editor is back at the list. */
export async function saveAndWait(page: Page): Promise<void> {
  await save(page);
  await expect(page.locator('[data-mode="edit"]').first()).toBeHidden();
  await expect(page.getByText('Eintrag gespeichert.')).toBeVisible();
}

/** The lines of the branch that differ from the project's files. */
export function changedLines({ files }: GitHub): string[] {
  const before = mockGitHub().files;
  return [...files].flatMap(([path, text]) => {
    const original = before.get(path)?.split('\n') ?? [];
    return text
      .split('\n')
      .flatMap((line, index) => (line === original[index] ? [] : [`${path}: ${line.trim()}`]));
  });
}
