import { expect } from 'playwright/test';
import {
  fieldOf,
  german,
  openSignedIn,
  save,
  saveWell,
  signIn,
  typeDraft,
} from '@/tests/support/editor/editor-page';
import { test } from '@/tests/support/editor/editor-test';
import type { GitHost } from '@/tests/support/editor/git-host';

const key = 'home.services.lead';
const path = 'services.lead';
const text = 'Wir kümmern uns um Sprache, Behörden und offene Fragen.';

const savedTexts = ({ repository }: GitHost) =>
  repository.git('show', 'texts:messages/de/home.json');

test('Of two editors on one page the second is warned, and the first keeps the text', async ({
  page,
  browser,
  editor,
  gitHost,
}) => {
  const other = await browser.newPage({ locale: 'de-DE' });
  await openSignedIn(page, editor.origin, key, 'en');
  await openSignedIn(other, editor.origin, key, 'en');
  await fieldOf(other, path, 'de').fill('Der Zweite schreibt etwas anderes.');
  await fieldOf(page, path, 'de').fill(text);
  await saveWell(page, gitHost);

  await save(other);
  const warning = other.getByRole('alertdialog', { name: 'Jemand anderes war schneller' });
  await expect(warning).toContainText('gehen die Änderungen der anderen Person verloren');
  await expect(warning.getByRole('button').first()).toHaveText('Andere Änderungen überschreiben');
  await warning.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(fieldOf(other, path, 'de')).toHaveValue('Der Zweite schreibt etwas anderes.');
  expect(await savedTexts(gitHost)).toContain(text);
  await other.close();
});

test('Two editors on two pages both save', async ({ page, browser, editor, gitHost }) => {
  const other = await browser.newPage({ locale: 'de-DE' });
  await openSignedIn(page, editor.origin, key, 'en');
  await openSignedIn(other, editor.origin, 'contact.hero.title', 'en');
  await fieldOf(other, 'hero.title', 'de').fill('Reden Sie mit uns');
  await fieldOf(page, path, 'de').fill(text);
  await saveWell(page, gitHost);
  await saveWell(other, gitHost);
  expect(await savedTexts(gitHost)).toContain(text);
  expect(await gitHost.repository.git('show', 'texts:messages/de/contact.json')).toContain(
    'Reden Sie mit uns',
  );
  await other.close();
});

test('A lost connection loses nothing, and the reader is told what to do', async ({
  page,
  editor,
  gitHost,
}) => {
  await openSignedIn(page, editor.origin, key, 'en');
  await fieldOf(page, path, 'de').fill(text);
  await page.context().setOffline(true);
  await save(page);
  const dialog = page.getByRole('alertdialog', { name: german.notSaved });
  await expect(dialog).toContainText('Keine Verbindung zu GitHub. Lassen Sie diese Seite offen');
  await dialog.getByRole('button').last().click();
  await expect(fieldOf(page, path, 'de')).toHaveValue(text);

  await page.context().setOffline(false);
  await saveWell(page, gitHost);
  expect(await savedTexts(gitHost)).toContain(text);
});

test('A token that ran out loses nothing: the draft comes back with the next one', async ({
  page,
  editor,
  gitHost,
}) => {
  await openSignedIn(page, editor.origin, key, 'en');
  await typeDraft(fieldOf(page, path, 'de'), text);
  gitHost.setToken('expired');
  await save(page);
  const dialog = page.getByRole('alertdialog', { name: german.notSaved });
  await expect(dialog).toContainText('Ihr Zugangstoken gilt nicht mehr.');
  await dialog.getByRole('button').last().click();
  await expect(fieldOf(page, path, 'de')).toHaveValue(text);

  // Even when the window was closed instead: the stored token is refused, a new one is asked for.
  await page.reload();
  await expect(page.getByRole('button', { name: german.byToken })).toBeVisible();
  gitHost.setToken('valid');
  await signIn(page);
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await expect(fieldOf(page, path, 'de')).toHaveValue(text);
  await saveWell(page, gitHost);
  expect(await savedTexts(gitHost)).toContain(text);
});

test('A token that may only read is named, and nothing is lost', async ({
  page,
  editor,
  gitHost,
}) => {
  await openSignedIn(page, editor.origin, key, 'en');
  await fieldOf(page, path, 'de').fill(text);
  gitHost.setToken('read-only');
  await save(page);
  const dialog = page.getByRole('alertdialog', { name: german.notSaved });
  await expect(dialog).toContainText('Ihr Zugangstoken darf hier nichts speichern.');
  await dialog.getByRole('button').last().click();
  await expect(fieldOf(page, path, 'de')).toHaveValue(text);
});
