import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from 'playwright/test';
import { editorLink } from '@/lib/i18n/text-marks';
import { editorHeaders, writeEditor } from '@/scripts/cms/write-editor';
import { GitHub } from '@/tests/editor/github';

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
const test = base.extend<Fixtures, { editorFolder: string }>({
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

const key = 'services.lead';
const texts = {
  de: 'Wir kümmern uns um Sprache und Behörden.',
  en: 'We take care of language and authorities.',
  vas: 'Mi se brinemo za jezik i institucije.',
};

test('saves a text in three languages, and changes nothing else', async ({ editor, github }) => {
  await editor.open('home.json');
  await editor.openGroup('services');
  await (await editor.field('de', key)).fill(texts.de);
  await (await editor.field('en', key)).fill(texts.en);
  await editor.page.getByText('vas', { exact: true }).last().click();
  await (await editor.field('vas', key)).fill(texts.vas);
  await editor.save();
  const lines = Object.entries(texts).map(
    ([locale, text]) => `messages/${locale}/home.json: "lead": "${text}",`,
  );
  await expect.poll(() => github.changedLines()).toEqual(lines);
});

test('shows at its field why a text is not saved', async ({ editor, github }) => {
  const glossary = readFileSync('messages/de/glossary.txt', 'utf8');
  const [, avoided = ''] = /: (\p{L}+)[,\n]/u.exec(glossary) ?? [];
  const { stats } = JSON.parse(github.files.get('messages/de/home.json') ?? '');
  const placeholders: string[] = stats.candidates.figure.match(/\{\w+\}/g) ?? [];
  await editor.open('home.json');
  await editor.openGroup('services');
  await (await editor.field('de', key)).fill(`Der ${avoided} in {zahltage} Tagen.`);
  await editor.openGroup('stats');
  await editor.openGroup('stats.candidates');
  await (await editor.field('de', 'stats.candidates.figure')).fill('Über 600');
  await editor.save();
  for (const reason of [
    '{zahltage}: unknown here; correct or remove it',
    `says "${avoided}"; write: `,
    ...placeholders.map((one) => `${one}: missing or misspelt; write as before`),
  ]) {
    await expect(editor.page.getByText(reason)).toBeVisible();
  }
  expect(github.changedLines()).toEqual([]);
});

test('adds a question below the others', async ({ editor, github }) => {
  await editor.open('home.json');
  await editor.openGroup('faq');
  await (await editor.place('de', 'faq.contact')).hover();
  await (await editor.place('de', 'faq.items.question7')).getByRole('checkbox').check();
  await (await editor.field('de', 'faq.items.question7.question')).fill('Mit Hund?');
  await (await editor.field('de', 'faq.items.question7.answer')).fill('Ja, gern.');
  await editor.save();
  const last = () =>
    Object.entries(JSON.parse(github.files.get('messages/de/home.json') ?? '').faq.items).at(-1);
  const saved = ['question7', { question: 'Mit Hund?', answer: 'Ja, gern.' }];
  await expect.poll(last).toEqual(saved);
  expect(github.files.get('messages/en/home.json')).not.toContain('question7');
});

test('saves the terms, and company data without an empty channel', async ({ editor, github }) => {
  await editor.open('terms-employers.md');
  const terms = await editor.field('_default', 'body');
  await terms.fill((await terms.inputValue()).replace(/^Stand: .*$/m, 'Stand: 01.01.2099'));
  await editor.save();
  const changed = 'messages/de/terms-employers.md: Stand: 01.01.2099';
  await expect.poll(() => github.changedLines()).toEqual([changed]);
  await editor.page.getByText('Company', { exact: true }).click();
  await editor.page.getByText('company', { exact: true }).click();
  const channels = () => JSON.parse(github.files.get('messages/company.json') ?? '').channels;
  const [[last = ''] = [], ...others] = Object.entries(channels()).reverse();
  await (await editor.field('_default', `channels.${last}`)).fill('');
  await editor.save();
  await expect.poll(channels).toEqual(Object.fromEntries(others));
});
