import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { editorLink } from '@/lib/i18n/text-marks';
import { editorHeaders, writeEditor } from '@/scripts/cms/write-editor';
import { GitHub } from '@/tests/support/editor/github';

/** The text editor in a browser. */
class Editor {
  constructor(readonly page: Page) {}

  /** Signs in, and opens a file of texts. */
  async open(file: string): Promise<void> {
    await this.page.goto(`https://texte.example/${editorLink(file)}`);
    await this.page.getByRole('button', { name: 'Zugriffstoken' }).click();
    await this.page.getByRole('textbox').fill('github_pat_valid');
    await this.page.getByRole('button', { name: 'Anmelden', exact: true }).click();
  }

  /** A group or text in one of the two languages. The editor renders what is on screen only. */
  async place(locale: string, key: string): Promise<Locator> {
    const pane = this.page.locator(`[data-mode="edit"][data-locale="${locale}"]`);
    const place = pane.locator(`[data-key-path="${key}"]`);
    await expect(async () => {
      await this.page.mouse.wheel(0, 500);
      await place.evaluate((element) => element.scrollIntoView(), undefined, { timeout: 500 });
    }).toPass();
    return place;
  }

  async openGroup(key: string): Promise<void> {
    const buttons = (await this.place('de', key)).getByRole('button');
    await buttons.filter({ hasText: 'chevron_right' }).first().click();
  }

  field = async (locale: string, key: string) =>
    (await this.place(locale, key)).getByRole('textbox');

  save = () => this.page.getByRole('button', { name: 'Speichern' }).click();
}

type Fixtures = { editor: Editor; github: GitHub };

/** Playwright's test with the real editor and a mock of GitHub. */
export const test = base.extend<Fixtures, { editorFolder: string }>({
  editorFolder: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'editor-'));
      await writeEditor({ repository: 'example/site', branch: 'texts' }, folder);
      await use(folder);
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from it.
  github: ({}, use) => use(new GitHub()),
  editor: async ({ context, github, editorFolder, page }, use) => {
    await github.mockRequests(context);
    await context.route('https://texte.example/**', (route, request) => {
      const { pathname } = new URL(request.url());
      const path = join(editorFolder, pathname === '/' ? 'index.html' : pathname);
      return route.fulfill({ path, headers: editorHeaders });
    });
    await use(new Editor(page));
  },
});
