import { expect, type Locator, type Page } from 'playwright/test';
import { type Locale, localeTable } from '@/lib/locales';
import { editorLink } from '@/scripts/cms/editor-link';
import { type GitHost, validToken } from '@/tests/support/editor/git-host';

/** Words of the editor's own interface in German, and for readers of BHS. */
export const german = {
  byToken: 'Mit Zugriffstoken anmelden',
  token: 'Persönliches Zugriffstoken',
  signIn: 'Anmelden',
  save: 'Speichern',
  saved: 'Eintrag gespeichert.',
  notSaved: 'Nicht gespeichert',
  restore: 'Wiederherstellen',
} as const;

export const bosnian = {
  byToken: 'Prijava pomoću pristupnog tokena',
  token: 'Osobni pristupni token',
  signIn: 'Prijava',
  save: 'Spremi',
  notSaved: 'Nije spremljeno',
} as const;

type Words = Record<keyof typeof bosnian, string>;

type EditorKey = Parameters<typeof editorLink>[0];

/** Signs in with a token, on the page that asks for it. */
export async function signIn(page: Page, words: Words = german): Promise<void> {
  await page.getByRole('button', { name: words.byToken }).click();
  await page.getByRole('textbox', { name: words.token }).fill(validToken);
  await page.getByRole('button', { name: words.signIn, exact: true }).click();
}

/** Where the editor puts the cursor for a key. */
function linkedField(page: Page, key: EditorKey, locale: Locale): Locator {
  const [, ...path] = key.split('.');
  return path.length > 0
    ? fieldOf(page, path.join('.'), locale)
    : fieldOf(page, 'body', '_default');
}

/** Opens the editor at the field of a text, signs in, and waits until the field has the cursor. */
export async function openSignedIn(
  page: Page,
  origin: string,
  key: EditorKey,
  locale: Locale,
  words: Words = german,
): Promise<void> {
  await page.goto(new URL(editorLink(key, locale), origin).href);
  await signIn(page, words);
  await expect(linkedField(page, key, locale)).toBeFocused();
}

/** The field of a text that a link has opened, in one of the two languages on screen. */
export function fieldOf(page: Page, key: string, locale: Locale | '_default'): Locator {
  const pane = page.locator(`[data-mode="edit"][data-locale="${locale}"]`);
  return pane.locator(`[data-key-path="${key}"]`).getByRole('textbox');
}

/**
 * Types a text in the place of a field's own, and waits until the browser keeps a draft with it.
 * Drafts are kept of what is typed, not of what a program fills in.
 */
export async function typeDraft(field: Locator, text: string): Promise<void> {
  await field.selectText();
  await field.pressSequentially(text);
  await expect.poll(() => keptDrafts(field.page())).toContain(JSON.stringify(text));
}

/** The drafts that the browser keeps, as JSON. */
const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const kept = (await indexedDB.databases()).map(async ({ name = '' }) => {
      const database = await answerOf(indexedDB.open(name));
      const store = 'draft-backups';
      const isKept = database.objectStoreNames.contains(store);
      const drafts = isKept
        ? await answerOf(database.transaction(store).objectStore(store).getAll())
        : [];
      database.close();
      return drafts;
    });
    return JSON.stringify((await Promise.all(kept)).flat());
  });

/** Saves the open page. */
export async function save(page: Page, words: Words = german): Promise<void> {
  await page.getByRole('button', { name: words.save, exact: true }).click();
}

/** Saves the open page, and waits until the Git host has a new commit and the editor is back at the list. */
export async function saveWell(page: Page, { repository }: GitHost): Promise<void> {
  const head = () => repository.git('rev-parse', repository.branch);
  const before = await head();
  await save(page);
  await expect.poll(head).not.toBe(before);
  await expect(page.getByText(german.saved)).toBeVisible();
  await expect(page.locator('[data-mode="edit"]').first()).toBeHidden();
}

/** The tag that a language's texts are marked with. */
export const tagOf = (locale: Locale) => localeTable[locale].htmlLang;
