import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from 'playwright/test';
import { editorLink } from '@/scripts/cms/editor-link';
import { fieldOf, german, save } from '@/tests/support/editor/editor-page';
import { test } from '@/tests/support/editor/editor-test';

const files = readdirSync('messages', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.\w+$/.test(file))
  .map((file) => [join('messages', file), readFileSync(join('messages', file), 'utf8')] as const);

/** Puts the texts into the browser's own file system, which the editor is given as a repository. */
async function giveFiles(page: Page): Promise<void> {
  await page.addInitScript((texts) => {
    const pick = async () => {
      const root = await navigator.storage.getDirectory();
      await root.getDirectoryHandle('.git', { create: true });
      for (const [path, text] of texts) {
        const names = path.split('/');
        const name = names.pop() ?? '';
        let folder = root;
        for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
        const handle = await folder.getFileHandle(name, { create: true });
        const stream = await handle.createWritable();
        await stream.write(text);
        await stream.close();
      }
      return root;
    };
    Object.assign(window, { showDirectoryPicker: pick });
  }, files);
}

/** What a file of the browser's own file system holds. */
const readStored = (page: Page, path: string) =>
  page.evaluate(async (at) => {
    const names = at.split('/');
    const name = names.pop() ?? '';
    let folder = await navigator.storage.getDirectory();
    for (const part of names) folder = await folder.getDirectoryHandle(part);
    return (await (await folder.getFileHandle(name)).getFile()).text();
  }, path);

/** Lines that differ from the project's file. */
async function changedLines(page: Page, path: string): Promise<string[]> {
  const before = readFileSync(path, 'utf8').split('\n');
  const after = (await readStored(page, path)).split('\n');
  expect(after).toHaveLength(before.length);
  return after.filter((line, index) => line !== before[index]);
}

test('In a file system two texts change two lines, and no other file', async ({ page, editor }) => {
  await giveFiles(page);
  await page.goto(new URL(editorLink('home.services.lead', 'vas'), editor.origin).href);
  await page.getByRole('button', { name: 'Mit lokalem Repository arbeiten' }).click();
  await fieldOf(page, 'services.lead', 'vas').fill('Mi se brinemo za jezik i institucije.');
  await fieldOf(page, 'services.lead', 'de').fill('Wir kümmern uns um Sprache und Behörden.');
  await save(page);
  await expect(page.getByText(german.saved)).toBeVisible();

  const changed = await Promise.all(
    files.map(async ([path]) =>
      (await changedLines(page, path)).map((line) => [path, line.trim()]),
    ),
  );
  expect(changed.flat().sort()).toEqual([
    ['messages/de/home.json', '"lead": "Wir kümmern uns um Sprache und Behörden.",'],
    ['messages/vas/home.json', '"lead": "Mi se brinemo za jezik i institucije.",'],
  ]);
});
