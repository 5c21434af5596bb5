import { expect, type Page } from 'playwright/test';
import {
  fieldOf,
  german,
  openSignedIn,
  save,
  saveWell,
  typeDraft,
} from '@/tests/support/editor/editor-page';
import { test } from '@/tests/support/editor/editor-test';
import type { GitHost } from '@/tests/support/editor/git-host';

const key = 'home.services.lead';
const path = 'services.lead';
const own = 'Wir kümmern uns um Sprache, Behörden und offene Fragen.';

const headOf = ({ repository }: GitHost) => repository.git('rev-parse', 'texts');
const savedTexts = ({ repository }: GitHost, locale: string) =>
  repository.git('show', `texts:messages/${locale}/home.json`);

/** What a field holds in the branch. */
async function savedField(gitHost: GitHost, locale: string): Promise<string> {
  const lead = /"services": \{\s*(?:"\w+": ".*",\s*)*?"lead": "(.*)"/;
  return lead.exec(await savedTexts(gitHost, locale))?.[1] ?? '';
}

/** Saves a text as somebody else, who has the editor open elsewhere. */
async function saveElsewhere(gitHost: GitHost, locale: string, text: string): Promise<void> {
  const { repository } = gitHost;
  const before = await savedField(gitHost, locale);
  const file = (await savedTexts(gitHost, locale)).replace(before, text);
  const changes = new Map([[`messages/${locale}/home.json`, Buffer.from(file)]]);
  await repository.commit(changes, 'Edit texts', (await headOf(gitHost)).trim());
}

/** Reloads the editor and restores the draft that it offers. */
async function restore(page: Page): Promise<void> {
  await page.reload();
  await page.getByRole('button', { name: german.restore }).click();
  await expect(fieldOf(page, path, 'de')).toHaveValue(own);
}

test.describe('A draft that is restored', () => {
  test('keeps what somebody else has saved in other texts of the page', async ({
    page,
    editor,
    gitHost,
  }) => {
    await openSignedIn(page, editor.origin, key, 'vas');
    await typeDraft(fieldOf(page, path, 'de'), own);
    await saveElsewhere(gitHost, 'vas', 'Mi se brinemo za jezik i institucije.');
    await saveElsewhere(gitHost, 'en', 'We take care of language and authorities.');

    await restore(page);
    await expect(fieldOf(page, path, 'vas')).toHaveValue('Mi se brinemo za jezik i institucije.');
    await saveWell(page, gitHost);
    expect(await savedField(gitHost, 'de')).toBe(own);
    expect(await savedField(gitHost, 'vas')).toBe('Mi se brinemo za jezik i institucije.');
    expect(await savedField(gitHost, 'en')).toBe('We take care of language and authorities.');
  });

  test('does not replace what somebody else has saved in the same text unless asked to', async ({
    page,
    editor,
    gitHost,
  }) => {
    await openSignedIn(page, editor.origin, key, 'en');
    await typeDraft(fieldOf(page, path, 'de'), own);
    await saveElsewhere(gitHost, 'de', 'Wir kümmern uns um Sprache und Behörden.');
    const before = await headOf(gitHost);

    // Also when the window is closed after the first refusal.
    for (const _ of ['once', 'again']) {
      await restore(page);
      await fieldOf(page, path, 'de').press('End');
      await save(page);
      const dialog = page.getByRole('alertdialog', { name: german.notSaved });
      await expect(dialog).toContainText('Jemand anderes hat inzwischen');
      await expect(dialog).toContainText(
        'Deutsch › Was wir übernehmen › Einleitung: „Wir kümmern uns um Sprache und Behörden.“',
      );
      expect(await headOf(gitHost)).toBe(before);
      await dialog.getByRole('button').last().click();
      await expect(fieldOf(page, path, 'de')).toHaveValue(own);
    }

    await saveWell(page, gitHost);
    expect(await savedField(gitHost, 'de')).toBe(own);
  });

  test('after a warning that somebody else was faster keeps the texts of both', async ({
    page,
    editor,
    gitHost,
  }) => {
    await openSignedIn(page, editor.origin, key, 'en');
    await typeDraft(fieldOf(page, path, 'de'), own);
    await saveElsewhere(gitHost, 'en', 'We take care of language and authorities.');
    await save(page);
    const warning = page.getByRole('alertdialog', { name: 'Jemand anderes war schneller' });
    await expect(warning).toContainText('wählen Sie „Wiederherstellen“');
    await warning.getByRole('button', { name: 'Abbrechen' }).click();
    await restore(page);
    await saveWell(page, gitHost);
    expect(await savedField(gitHost, 'de')).toBe(own);
    expect(await savedField(gitHost, 'en')).toBe('We take care of language and authorities.');
  });
});
