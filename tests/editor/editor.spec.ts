import { expect } from 'playwright/test';
import { test } from '@/tests/support/editor/editor-test';

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
  await editor.open('home.json');
  await editor.openGroup('services');
  await (await editor.field('de', key)).fill('Garantiert in {zahltage} Tagen.');
  await editor.openGroup('stats');
  await editor.openGroup('stats.placed');
  await (await editor.field('de', 'stats.placed.figure')).fill('Über 600');
  await editor.save();
  for (const reason of [
    '{zahltage}: unknown here; correct or remove it',
    'says "Garantiert"; write: ohne Versprechen, nur was sicher ist',
    '{placed}: missing or misspelt; write as before',
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
  await terms.fill((await terms.inputValue()).replace('Stand: 15.07.2025', 'Stand: 16.07.2025'));
  await editor.save();
  const changed = expect.stringMatching(/^messages\/de\/terms-employers\.md: Stand: 16\.07\.2025/);
  await expect.poll(() => github.changedLines()).toEqual([changed]);
  await editor.page.getByText('Company', { exact: true }).click();
  await editor.page.getByText('company', { exact: true }).click();
  await (await editor.field('_default', 'channels.viber')).fill('');
  await editor.save();
  const last = 'messages/company.json: "whatsapp": "+49 30 23125 200"';
  await expect.poll(() => github.changedLines().sort()).toEqual([last, changed]);
});
