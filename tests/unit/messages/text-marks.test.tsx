/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { markMessages } from '@/lib/i18n/mark-messages';
import { readMessages } from '@/lib/i18n/read-messages';
import { createMarkParser, markText, withoutMarks } from '@/lib/i18n/text-marks';

test('every part of a text has the location of the innermost message that contains it', () => {
  const greeting = 'Hallo {name}, <b>heute</b> {count, plural, one {# Platz} other {# Plätze}}';
  const messages = { greeting: markText(greeting, 'greeting'), name: markText('Ana', 'name') };
  const t = createTranslator({ locale: 'de', messages });
  const options = { name: t('name'), count: 2, b: (words: React.ReactNode) => <b>{words}</b> };
  const html = renderToStaticMarkup(<p>{t.rich('greeting', options)} Ende</p>);
  expect(withoutMarks(html)).toBe('<p>Hallo Ana, <b>heute</b> 2 Plätze Ende</p>');
  const pieces = html.split(/<[^>]*>/).flatMap(createMarkParser());
  expect(pieces.map(({ text, location }) => [text, location])).toEqual([
    ['Hallo ', 'greeting'],
    ['Ana', 'name'],
    [', ', 'greeting'],
    ['heute', 'greeting'],
    [' 2 Plätze', 'greeting'],
    [' Ende', undefined],
  ]);
});

test('no mark stands between two blocks', () => {
  const text = markText('<line>Erst</line><line>dann</line>', 'a');
  expect(text).toMatch(/^<line>[^<]+Erst<\/line><line>dann[^<]+<\/line>$/u);
});

test('marks name file, line and key of their text, and change nothing visible', async () => {
  const plain = await readMessages('vas');
  const marked = JSON.stringify(await markMessages(plain, 'vas'));
  expect(JSON.parse(withoutMarks(marked))).toEqual(plain);
  const locations = createMarkParser()(marked).flatMap(({ location }) => location ?? []);
  expect(locations.length).toBeGreaterThan(1000);
  for (const location of locations) {
    const [file, line, key] = location.split(':');
    const written = readFileSync(`messages/${file}`, 'utf8').split('\n')[Number(line) - 1];
    expect(written?.trim().startsWith(`"${key?.split('.').at(-1)}": "`)).toBe(true);
  }
});
