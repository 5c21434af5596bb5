import { expect } from 'playwright/test';
import { field, openGroup, save, test } from '@/tests/support/editor/editor-test';

const key = 'services.lead';
const texts = {
  de: 'Wir kümmern uns um Sprache und Behörden.',
  en: 'We take care of language and authorities.',
  vas: 'Mi se brinemo za jezik i institucije.',
};

test('saves a text in three languages, and changes nothing else', async ({
  github,
  openEditor,
}) => {
  const page = await openEditor('home.json');
  await openGroup(page, 'services');
  await (await field(page, 'de', key)).fill(texts.de);
  await (await field(page, 'en', key)).fill(texts.en);
  await page.getByText('vas', { exact: true }).last().click();
  await (await field(page, 'vas', key)).fill(texts.vas);
  await save(page);
  await expect(page.getByText('Eintrag gespeichert.')).toBeVisible();
  expect(github.changedLines()).toEqual(
    Object.entries(texts).map(
      ([locale, text]) => `messages/${locale}/home.json: "lead": "${text}",`,
    ),
  );
});

test('shows at its field why a text is not saved', async ({ github, openEditor }) => {
  const page = await openEditor('home.json');
  await openGroup(page, 'services');
  const lead = await field(page, 'de', key);
  await lead.fill('Garantiert in {zahltage} Tagen.');
  await openGroup(page, 'stats');
  await openGroup(page, 'stats.placed');
  await (await field(page, 'de', 'stats.placed.figure')).fill('Über 600');
  await save(page);
  await expect(page.getByText('Show Errors')).toBeVisible();
  for (const reason of [
    '{zahltage}: unknown here; correct its spelling or remove it',
    'says "Garantiert"; write: kein Versprechen',
    '{placed}: missing or misspelt; write as before',
  ]) {
    await expect(page.getByText(reason)).toBeVisible();
  }
  expect(github.changedLines()).toEqual([]);
});

test('adds a question below the others', async ({ github, openEditor }) => {
  const page = await openEditor('home.json');
  await openGroup(page, 'faq');
  const box = page.locator('[data-locale="de"]').getByRole('checkbox', { name: 'Question' });
  await (await field(page, 'de', 'faq.contact')).hover();
  await expect(async () => {
    await page.mouse.wheel(0, 500);
    await expect(box).toBeInViewport({ timeout: 500 });
  }).toPass();
  await box.check();
  await (await field(page, 'de', 'faq.items.question7.question')).fill('Mit Hund?');
  await (await field(page, 'de', 'faq.items.question7.answer')).fill('Ja, gern.');
  await save(page);
  await expect(page.getByText('Eintrag gespeichert.')).toBeVisible();
  const { faq } = JSON.parse(github.files.get('messages/de/home.json') ?? '');
  expect(Object.entries(faq.items).at(-1)).toEqual([
    'question7',
    { question: 'Mit Hund?', answer: 'Ja, gern.' },
  ]);
  expect(github.files.get('messages/en/home.json')).not.toContain('question7');
});

test('saves the terms, and company data without an empty channel', async ({
  github,
  openEditor,
}) => {
  const page = await openEditor('terms-employers.md');
  const terms = await field(page, '_default', 'body');
  await terms.fill((await terms.inputValue()).replace('Stand: 15.07.2025', 'Stand: 16.07.2025'));
  await save(page);
  const changed = 'messages/de/terms-employers.md: Stand: 16.07.2025';
  await expect.poll(() => github.changedLines()).toEqual([changed]);
  await page.getByText('Company', { exact: true }).click();
  await page.getByText('company', { exact: true }).click();
  await (await field(page, '_default', 'channels.viber')).fill('');
  await save(page);
  const last = 'messages/company.json: "whatsapp": "+49 30 23125 200"';
  await expect.poll(() => github.changedLines().sort()).toEqual([last, changed]);
});

test('warns the second of two people before their save replaces the other', async ({
  github,
  openEditor,
}) => {
  const page = await openEditor('home.json');
  await openGroup(page, 'services');
  await (await field(page, 'de', key)).fill(texts.de);
  const path = 'messages/en/home.json';
  const saved = github.files.get(path)?.replace('Common questions', 'Questions') ?? '';
  github.save(path, saved);
  await save(page);
  const warning = page.getByRole('alertdialog');
  await expect(warning).toContainText('changed this entry');
  await warning.getByRole('button', { name: 'Abbrechen' }).click();
  await expect(await field(page, 'de', key)).toHaveValue(texts.de);
  expect(github.changedLines()).toHaveLength(1);
});
