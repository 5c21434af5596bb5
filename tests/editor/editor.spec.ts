import { expect, type Page } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import {
  changedLines,
  fieldOf,
  openGroup,
  origin,
  save,
  saveAndWait,
  test,
} from '@/tests/support/editor/editor-test';
import type { GitHub } from '@/tests/support/editor/github';
import { sampleSite } from '@/tests/support/sample-site';

const key = 'services.lead';
const own = 'Wir kümmern uns um Sprache, Behörden und offene Fragen.';
const others = 'We take care of language and authorities.';

/** Expects a dialog with these texts that rejects saving, and closes it. */
async function expectRefusal(page: Page, ...lines: readonly string[]): Promise<void> {
  const dialog = page.getByRole('alertdialog').filter({ hasText: lines[0] ?? '' });
  for (const line of lines) await expect(dialog).toContainText(line);
  await dialog.getByRole('button').last().click();
  await expect(dialog).toBeHidden();
}

/** Saves a text of the home page as a second user. */
function saveAsOther({ files, save: commit }: GitHub, locale: 'de' | 'en', text: string): void {
  const path = `messages/${locale}/home.json`;
  const lead = /(?<="services": \{\s*(?:"\w+": ".*",\s*)*?"lead": ").*(?=")/;
  commit(path, (files.get(path) ?? '').replace(lead, text));
}

/** Saves after confirming that another user has changed the page. */
async function saveAnyway(page: Page): Promise<void> {
  await save(page);
  await page.getByRole('alertdialog').getByRole('button').first().click();
}

test('saves a German and a BHS text, and changes nothing else', async ({ github, openEditor }) => {
  const page = await openEditor('home.json');
  await page.getByText('Bosanski / Hrvatski / Srpski').last().click();
  await openGroup(page, 'services');
  await fieldOf(page, key, 'de').fill(own);
  await fieldOf(page, key, 'vas').fill('Mi se brinemo za jezik, institucije i otvorena pitanja.');
  await saveAndWait(page);
  expect(changedLines(github)).toEqual([
    `messages/de/home.json: "lead": "${own}",`,
    'messages/vas/home.json: "lead": "Mi se brinemo za jezik, institucije i otvorena pitanja.",',
  ]);
  // Without the font, an icon is a word.
  const icon = await page.getByText('account_circle', { exact: true }).first().boundingBox();
  expect(icon?.width).toBeLessThan(30);
});

test('rejects an invalid text with location and reason', async ({ github, openEditor }) => {
  const page = await openEditor('home.json');
  await openGroup(page, 'services');
  await fieldOf(page, key, 'de').fill('Garantiert bis zu 500 Euro, auch für "Köln".');
  await save(page);
  await expectRefusal(
    page,
    'Deutsch › Was wir übernehmen › Einleitung: „Garantiert“ schreiben wir nicht. Stattdessen: kein Versprechen.',
    'Bitte {costLimit} schreiben',
    'Gerades Anführungszeichen; bitte „…“ schreiben.',
  );
  expect(changedLines(github)).toEqual([]);
  const field = fieldOf(page, key, 'de');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleErrorMessage(/ Bitte \{costLimit\} schreiben/);
  await expect(fieldOf(page, key, 'en')).not.toHaveAttribute('aria-invalid', 'true');
  await field.press('End');
  await field.pressSequentially(' Ja.');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.fill(own);
  await saveAndWait(page);
  expect(changedLines(github)).toHaveLength(1);
});

test("rejects in BHS if the browser's language is Serbian", async ({ openEditor }) => {
  const page = await openEditor('home.json', 'sr-RS');
  await openGroup(page, 'services');
  await fieldOf(page, key, 'de').fill('Wir melden uns nach 14 Tagen  .');
  await save(page);
  await expectRefusal(page, 'Dva razmaka zaredom; obrišite jedan.', 'Napišite {paymentDays}');
});

test('marks a text that is empty', async ({ github, openEditor }) => {
  const page = await openEditor('home.json');
  await openGroup(page, 'meta');
  await fieldOf(page, 'meta.title', 'de').fill('');
  await save(page);
  await expect(fieldOf(page, 'meta.title', 'de')).toHaveAttribute('aria-invalid', 'true');
  expect(changedLines(github)).toEqual([]);
});

test('warns the second of two people, and keeps the texts of both', async ({
  github,
  openEditor,
}) => {
  const first = await openEditor('home.json');
  const second = await openEditor('home.json');
  for (const page of [first, second]) await openGroup(page, 'services');
  await fieldOf(second, key, 'en').fill(others);
  await fieldOf(first, key, 'de').fill(own);
  await saveAndWait(first);
  await save(second);
  await expect(second.getByRole('alertdialog')).toBeVisible();
  expect(github.files.get('messages/en/home.json')).not.toContain(others);

  await second.getByRole('alertdialog').getByRole('button').first().click();
  await expect.poll(() => github.files.get('messages/en/home.json')).toContain(others);
  expect(github.files.get('messages/de/home.json')).toContain(own);
});

test('shows a conflicting text first, then replaces it', async ({ github, openEditor }) => {
  const page = await openEditor('home.json');
  await openGroup(page, 'services');
  await fieldOf(page, key, 'de').fill(own);
  saveAsOther(github, 'de', 'Wir kümmern uns um Sprache und Behörden.');
  await saveAnyway(page);
  await expectRefusal(
    page,
    'Jemand anderes hat inzwischen einen Text gespeichert',
    'Deutsch › Was wir übernehmen › Einleitung: „Wir kümmern uns um Sprache und Behörden.“',
  );
  expect(github.files.get('messages/de/home.json')).not.toContain(own);
  await saveAnyway(page);
  await expect.poll(() => github.files.get('messages/de/home.json')).toContain(own);
});

test('keeps what others have saved when a draft is restored', async ({ github, openEditor }) => {
  const page = await openEditor('home.json');
  const field = fieldOf(page, key, 'de');
  await openGroup(page, 'services');
  await field.selectText();
  await field.pressSequentially(own);
  // The browser keeps a draft half a second after the last key.
  await page.waitForTimeout(1_500);
  saveAsOther(github, 'en', others);
  await page.reload();
  await page.getByRole('button', { name: 'Wiederherstellen' }).click();
  await openGroup(page, 'services');
  await expect(field).toHaveValue(own);
  await saveAndWait(page);
  expect(github.files.get('messages/en/home.json')).toContain(others);
  expect(github.files.get('messages/de/home.json')).toContain(own);

  // The next draft begins with what was saved.
  await page.goto(`${origin}/#/collections/pages/entries/home`);
  await openGroup(page, 'services');
  await field.fill('Wir kümmern uns um alles.');
  await saveAndWait(page);
  expect(changedLines(github)).toEqual([
    'messages/de/home.json: "lead": "Wir kümmern uns um alles.",',
    `messages/en/home.json: "lead": "${others}",`,
  ]);
});

test('changes telephone numbers and figures of the company', async ({ github, openEditor }) => {
  const page = await openEditor('company.json');
  const phone = fieldOf(page, 'channels.nursePhone', '_default');
  await phone.fill('030 23125');
  await save(page);
  await expectRefusal(
    page,
    '• Telefon und Messenger › Telefon für Pflegefachkräfte: Bitte mit Landesvorwahl schreiben',
  );
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await phone.fill('+49 30 987654');
  await fieldOf(page, 'channels.viber', '_default').fill('');
  await page.locator('[data-key-path="figures.placed"]').getByRole('spinbutton').fill('612');
  await saveAndWait(page);
  const company = JSON.parse(github.files.get('messages/company.json') ?? '');
  const { viber: _viber, ...channels } = sampleSite.channels;
  expect(company).toEqual({
    email: sampleSite.email,
    channels: { ...channels, nursePhone: '+49 30 987654' },
    figures: { ...sampleSite.figures, placed: 612 },
  });
});

test('takes a photograph and its description', async ({ github, openEditor }) => {
  const page = await openEditor('academy.json');
  await openGroup(page, 'hero');
  const describe = async (locale: Locale, text: string) => {
    // The editor renders a field once it is on screen.
    await fieldOf(page, 'hero.picture', locale).evaluate((field) => field.scrollIntoView());
    await fieldOf(page, 'hero.photograph', locale).fill(text);
  };
  await describe('de', 'Eine Pflegefachkraft lacht.');
  await describe('en', 'A nurse laughs.');
  await page.getByText('Bosanski / Hrvatski / Srpski').last().click();
  await describe('vas', 'Medicinska sestra se smije.');
  await saveAndWait(page);
  expect(github.files.get('messages/de/academy.json')).toContain('Pflegefachkraft lacht."');

  await page.goto(`${origin}/#/assets`);
  await page.getByRole('option', { name: /Globale Medien/ }).click();
  await page.getByRole('button', { name: 'Neue Medien hochladen' }).first().click();
  const picture = { name: 'academy-hero.png', mimeType: 'image/png' };
  const file = page.getByRole('dialog').locator('input[type=file]');
  await file.setInputFiles({ ...picture, buffer: await page.screenshot() });
  await page.getByRole('button', { name: 'Hochladen', exact: true }).click();
  const path = 'pictures/photographs/academy-hero.png';
  await expect.poll(() => github.files.has(path)).toBe(true);
});

test('keeps the form of the terms, and asks for their summaries to be compared', async ({
  github,
  openEditor,
}) => {
  const page = await openEditor('terms-candidates.md');
  const german = fieldOf(page, 'body', '_default');
  const text = await german.inputValue();
  await german.fill(text.replace(/^Stand: .*$/m, 'Juli 2025'));
  await save(page);
  await expectRefusal(page, 'Unter dem Titel fehlt das Datum');
  await german.fill(text.replace('Verbindlich ist die deutsche', 'Es gilt die deutsche'));
  await saveAndWait(page);
  expect(changedLines(github)).toHaveLength(1);

  await page.goto(`${origin}/#/collections/documents/entries/terms-candidates-summary`);
  const english = fieldOf(page, 'body', 'en');
  const summary = await english.inputValue();
  await english.fill(summary.replace('The German version is', 'The German text is'));
  await save(page);
  await expectRefusal(page, '§ 1: Der deutsche Abschnitt hat sich seitdem geändert.');
  for (const box of await page.getByRole('switch').all()) await box.click();
  await saveAndWait(page);
  expect(changedLines(github).map((line) => line.split(':')[0])).toEqual([
    'messages/de/terms-candidates.md',
    ...['messages/en/terms-candidates-summary.md', 'messages/en/terms-candidates-summary.md'],
    'messages/vas/terms-candidates-summary.md',
  ]);
});
