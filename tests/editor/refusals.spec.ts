import { expect, type Page } from 'playwright/test';
import {
  bosnian,
  fieldOf,
  german,
  openSignedIn,
  save,
  saveWell,
} from '@/tests/support/editor/editor-page';
import { test } from '@/tests/support/editor/editor-test';
import type { GitHost } from '@/tests/support/editor/git-host';

const key = 'home.services.lead';
const path = 'services.lead';

const headOf = ({ repository }: GitHost) => repository.git('rev-parse', 'texts');

async function expectRefusal(page: Page, title: string, lines: readonly string[]): Promise<void> {
  const dialog = page.getByRole('alertdialog', { name: title });
  await expect(dialog).toBeVisible();
  for (const line of lines) await expect(dialog).toContainText(line);
  await dialog.getByRole('button').last().click();
}

test.describe('A text that breaks a rule', () => {
  test('is refused with place and reason, and saved once it is corrected', async ({
    page,
    editor,
    gitHost,
  }) => {
    const before = await headOf(gitHost);
    await openSignedIn(page, editor.origin, key, 'vas');
    await fieldOf(page, path, 'de').fill('Garantiert bis zu 500 Euro, auch für "Köln".');
    await fieldOf(page, path, 'vas').fill('Pišemo vam u roku od 14 dana.');
    await save(page);

    await expectRefusal(page, german.notSaved, [
      'Nichts ist verloren: Ihr Text steht noch im Editor.',
      'Deutsch › Was wir übernehmen › Einleitung: „Garantiert“ versprechen oder nennen wir nie so.',
      '„500 Euro“ steht auch in anderen Texten. Bitte {costLimit} schreiben',
      'Gerades Anführungszeichen; bitte „…“ schreiben.',
      'Bosanski / Hrvatski / Srpski › Was wir übernehmen › Einleitung: „vam“: Eine Person wird auf BHS groß angesprochen',
      '„14 dana“',
    ]);
    expect(await headOf(gitHost)).toBe(before);
    await expect(fieldOf(page, path, 'de')).toBeFocused();

    await fieldOf(page, path, 'de').fill('Bis zu {costLimit}, auch für „Köln“.');
    await save(page);
    await expectRefusal(page, german.notSaved, ['Bosanski', '{paymentDays}']);
    await fieldOf(page, path, 'vas').fill('Pišemo Vam uskoro.');
    await save(page);
    await expectRefusal(page, german.notSaved, [
      'Deutsch › Was wir übernehmen › Einleitung: {costLimit} steht nur hier.',
    ]);
    await fieldOf(page, path, 'de').fill('Wir schreiben Ihnen bald.');
    await saveWell(page, gitHost);
    expect(await headOf(gitHost)).not.toBe(before);
  });

  test('is refused with everything else when it is too long or empty, and marked', async ({
    page,
    editor,
    gitHost,
  }) => {
    const before = await headOf(gitHost);
    await openSignedIn(page, editor.origin, 'home.meta.title', 'vas');
    await fieldOf(page, 'meta.title', 'vas').fill(
      'Medicinske sestre: direktan posao u Njemačkoj, bez posrednika i bez troškova',
    );
    await fieldOf(page, 'meta.title', 'de').fill('');
    await fieldOf(page, 'meta.description', 'de').fill('Garantiert gut.');
    await save(page);
    await expectRefusal(page, german.notSaved, [
      'Bitte noch 4 Stellen berichtigen:',
      '› Überschrift: Der Text fehlt.',
      '› Beschreibung: „Garantiert“ versprechen oder nennen wir nie so.',
      '› Überschrift: 76 Zeichen; hier passen höchstens 60 (Titel im Suchergebnis).',
    ]);
    expect(await headOf(gitHost)).toBe(before);
    await expect(fieldOf(page, 'meta.title', 'de')).toBeFocused();
    await expect(
      page.getByText(/Es dürfen höchstens \S*60\S* Zeichen eingegeben werden/),
    ).toBeVisible();
  });

  test.describe('for somebody whose browser speaks Serbian', () => {
    test.use({ locale: 'sr-RS' });

    test('is refused in BHS', async ({ page, editor }) => {
      await openSignedIn(page, editor.origin, key, 'vas', bosnian);
      await fieldOf(page, path, 'vas').fill('Garantirano za 14 dana  .');
      await save(page, bosnian);
      await expectRefusal(page, bosnian.notSaved, [
        'Ništa nije izgubljeno',
        'Dva razmaka zaredom; obrišite jedan.',
        'Napišite {paymentDays}',
      ]);
    });
  });
});

test.describe('The German terms', () => {
  test('keep their form, and are refused without their date', async ({ page, editor, gitHost }) => {
    await openSignedIn(page, editor.origin, 'terms-employers', 'de');
    const field = fieldOf(page, 'body', '_default');
    const text = await field.inputValue();
    await field.fill(text.replace(/^Stand: .*$/m, 'Juli 2025'));
    await save(page);
    await expectRefusal(page, german.notSaved, ['Unter dem Titel fehlt das Datum']);
    await field.fill(text.replace(/^Stand: .*$/m, 'Stand: 01.12.2026'));
    await saveWell(page, gitHost);
    const stat = await gitHost.repository.git('diff', '--numstat', 'texts~1', 'texts');
    expect(stat).toBe('1\t1\tmessages/de/terms-employers.md\n');
  });

  test('ask for their summaries to be compared when they change', async ({
    page,
    editor,
    gitHost,
  }) => {
    await openSignedIn(page, editor.origin, 'terms-candidates', 'de');
    const body = fieldOf(page, 'body', '_default');
    const text = await body.inputValue();
    await body.fill(
      text.replace('Verbindlich ist die deutsche Fassung.', 'Es gilt die deutsche Fassung.'),
    );
    await saveWell(page, gitHost);

    await page.goto(
      new URL('#/collections/documents/entries/terms-candidates-summary', editor.origin).href,
    );
    const english = fieldOf(page, 'body', 'en');
    await english.fill(
      (await english.inputValue()).replace(
        'The German version is binding.',
        'The German version counts.',
      ),
    );
    await save(page);
    await expectRefusal(page, german.notSaved, [
      '§ 1: Der deutsche Abschnitt hat sich seitdem geändert.',
    ]);
    for (const box of await page.getByRole('switch').all()) await box.click();
    await saveWell(page, gitHost);
    const stat = await gitHost.repository.git('diff', '--numstat', 'texts~1', 'texts');
    expect(stat.split('\n').filter((line) => line !== '')).toEqual([
      '2\t2\tmessages/en/terms-candidates-summary.md',
      '1\t1\tmessages/vas/terms-candidates-summary.md',
    ]);
  });
});
