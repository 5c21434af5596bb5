/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { createTranslator } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { areTextsMarked, markMessages } from '@/lib/i18n/mark-messages';
import { readMessages } from '@/lib/i18n/read-messages';
import { createMarkParser, markText, withoutMarks } from '@/lib/i18n/text-marks';
import { locales } from '@/lib/locales';

afterEach(() => jest.restoreAllMocks());

const texts = {
  greeting: 'Hallo {name}, <b>heute</b> {count, plural, one {# Platz} other {# Plätze}}',
  name: 'Ana',
};
const locationOf = (key: string) => ({ file: 'de/home.json', line: key.length, key });

test('markers map every part of a text to the innermost message that contains it', () => {
  const messages = {
    greeting: markText(texts.greeting, locationOf('greeting')),
    name: markText(texts.name, locationOf('name')),
  };
  const t = createTranslator({ locale: 'de', messages });
  const options = { name: t('name'), count: 2, b: (words: React.ReactNode) => <b>{words}</b> };
  const html = renderToStaticMarkup(<p>{t.rich('greeting', options)} Ende</p>);
  expect(withoutMarks(html)).toBe('<p>Hallo Ana, <b>heute</b> 2 Plätze Ende</p>');

  const read = createMarkParser();
  const pieces = html
    .split(/<[^>]*>/)
    .flatMap(read)
    .map((piece) => [piece.text, piece.location?.key]);
  expect(pieces).toEqual([
    ['Hallo ', 'greeting'],
    ['Ana', 'name'],
    [', ', 'greeting'],
    ['heute', 'greeting'],
    [' 2 Plätze', 'greeting'],
    [' Ende', undefined],
  ]);
});

test('no mark stands between two blocks', () => {
  const text = markText('<line>Erst</line><line>dann</line>', locationOf('a'));
  expect(text).toMatch(/^<line>[^<]+Erst<\/line><line>dann[^<]+<\/line>$/u);
});

test('URLs contain no marks', () => {
  const address = `https://wa.me/?text=${encodeURIComponent(markText('Guten Tag', locationOf('a')))}`;
  expect(withoutMarks(address)).toBe('https://wa.me/?text=Guten%20Tag');
});

test.each(locales)('marks of %s name the line of their text', async (locale) => {
  const plain = await readMessages(locale);
  const marked = await markMessages(plain, locale);
  expect(JSON.parse(withoutMarks(JSON.stringify(marked)))).toEqual(plain);
  const read = createMarkParser();
  const locations = read(JSON.stringify(marked)).flatMap((piece) => piece.location ?? []);
  expect(locations.length).toBeGreaterThan(1000);
  for (const { file, line, key } of locations) {
    const name = key.split('.').at(-1);
    const written = readFileSync(`messages/${file}`, 'utf8').split('\n')[line - 1];
    expect(written?.trim().startsWith(`"${name}": "`)).toBe(true);
  }
});

test('texts are marked in development and with TEXT_MARKS, and not otherwise', () => {
  const areMarkedWith = (env: Partial<NodeJS.ProcessEnv>) => {
    jest.replaceProperty(process, 'env', { NODE_ENV: 'production', ...env });
    return areTextsMarked();
  };
  expect(areMarkedWith({ NODE_ENV: 'development' })).toBe(true);
  expect(areMarkedWith({ TEXT_MARKS: 'true' })).toBe(true);
  expect(areMarkedWith({})).toBe(false);
});
