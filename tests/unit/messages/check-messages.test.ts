import { formatProblem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { checkMessages } from '@/scripts/messages/check-messages';
import { parseMessageFile } from '@/scripts/messages/message-file';
import { lengthWarnings } from '@/scripts/messages/text-limits';
import { parseGlossary } from '@/scripts/messages/text-rules';
import { messageFile, messageText } from '@/tests/unit/messages/message-files';

const glossaries = new Map([['en', parseGlossary('no promise: guaranteed')]] as const);

/** The problems of these contents of `home.json`. */
function check(contents: Partial<Record<Locale, unknown>>): string[] {
  const texts = (['de', 'en', 'vas'] as const).flatMap((locale) => {
    const content = contents[locale];
    if (content === undefined) return [];
    return messageText(locale, typeof content === 'string' ? content : JSON.stringify(content));
  });
  const parsed = texts.map(parseMessageFile);
  const files = parsed.flatMap(({ file }) => file ?? []);
  const problems = parsed.flatMap((one) => one.problems);
  return [...problems, ...checkMessages(files, glossaries)].map(formatProblem);
}

it('runs every check, file by file', () => {
  const meta = { title: 'Titel', description: 'Beschreibung' };
  expect(
    check({
      de: { a: 'Das ist ein Satz', b: '{host}', c: 'Wort', d: 'Wort', e: 'Wort', meta },
      en: { a: 'Das ist ein Satz', b: '{hos', d: "it's", e: 'guaranteed', f: 'Orphan', meta: {} },
    }),
  ).toEqual([
    'messages/en/home.json: meta: an object without texts; fill it or remove it',
    'messages/en/home.json: b: a { without its }, as in {name}: "{hos"',
    'messages/en/home.json: d: straight apostrophe; write ’',
    'messages/en/home.json: e: says "guaranteed"; write: no promise; see messages/en/glossary.txt',
    'messages/en/home.json: c: missing; German has "Wort"; add it',
    'messages/en/home.json: meta.title: missing; German has "Titel"; add it',
    'messages/en/home.json: meta.description: missing; German has "Beschreibung"; add it',
    'messages/en/home.json: f: not in messages/de/home.json; remove it or correct its spelling',
    'messages/en/home.json: a: same as in German: "Das ist ein Satz"; translate it',
  ]);
});

it.each<[file: Locale, contents: Parameters<typeof check>[0]]>([
  ['en', { de: { a: 'x', b: 'y' }, en: '{"a": "x",\n"b": "y"' }],
  ['de', { de: '{"a": "x",\n"b": "y"', en: { a: 'x' } }],
])('reports only the location of the error in an invalid file in %s', (locale, contents) => {
  expect(check(contents)).toEqual([
    `messages/${locale}/home.json: not valid JSON in line 2: close brace expected`,
  ]);
});

const de = 'messages/de/home.json';

// biome-ignore format: a table to be read at a glance
it.each<[texts: [string, string, string], problems: string[]]>([
  [['Tag, {host}!', 'Hello!', 'Dobar dan, {host}!'],
    [`en: has no placeholders or tags, but ${de} has {host}`]],
  [['{host}', '{hots}', '{host}'],
    [`en: has {hots}, but ${de} has {host}`]],
  [['{a, select, b {1} other {2}}', '{a, select, c {1} other {2}}', '{a, select, b {1} other {2}}'],
    [`en: has {a} a: c, other, but ${de} has {a} a: b, other`]],
  [['<b>{count}</b> 1', '<b>2</b>', '{count}'],
    [`en: has <b>, but ${de} has <b> {count}`, `vas: has {count}, but ${de} has <b> {count}`]],
  // The translations agree with each other.
  [['Jahre', '{count} years', '{count} godina'],
    ['de: has no placeholders or tags, but messages/en/home.json has {count}']],
  [['{employerMonthz}', '{employerMonths}', '{employerMonths}'],
    ['de: has {employerMonthz}, but messages/en/home.json has {employerMonths}']],
])('reports placeholders and tags that differ: %j', ([de, en, vas], problems) => {
  expect(check({ de: { a: de }, en: { a: en }, vas: { a: vas } })).toEqual(
    problems.map((problem) => problem.replace(/^(\w+): /, 'messages/$1/home.json: a: ')),
  );
});

const term = 'Antrag auf Anerkennung der Berufsqualifikation';

// biome-ignore format: a table to be read at a glance
it.each<[key: string, german: string, english: string, problem: string]>([
  ['a', 'Academy', 'Academy', ''],
  ['a', '{host}, {month} {count}', '{host}, {month} {count}', ''],
  ['a', 'https://www.make-it-in-germany.com/de/visum',
    'https://www.make-it-in-germany.com/de/visum', ''],
  ['a', 'Wir sind {host} da', 'Wir sind {host} da', 'same as in German: '],
  ['a', 'Anerkennungsverfahren', 'Anerkennungsverfahren', 'same as in German: '],
  ['german', term, term, ''],
  ['german', term, 'Request', `differs from German; write "${term}"`],
])('reports untranslated sentences, but not names: %s %j %j', (key, german, english, problem) => {
  expect(check({ de: { [key]: german }, en: { [key]: english } })).toEqual(
    problem === '' ? [] : [expect.stringContaining(problem)],
  );
});

it('requires different titles for the pages of a language', () => {
  const page = (name: string, title: string) => messageFile('en', { 'meta.title': title }, name);
  const files = [page('home', 'Nurses'), page('nurses', 'nurses')];
  expect(checkMessages(files, glossaries).map(formatProblem)).toEqual([
    'messages/en/nurses.json: meta.title: same as in messages/en/home.json; write a different one for every page',
  ]);
});

// biome-ignore format: a table to be read at a glance
it.each<[json: string, line: string]>([
  ['{"b": "x", "a": {"b": null}}', 'a.b: expected a text or an object with texts'],
  ['{"b": "x", "a": ["x"]}', 'a: expected a text or an object with texts'],
  ['{"b": "y",\n"b": "x"}',
    'b: the same key a second time, in line 2; keep one; if both are wanted, rename one in every language'],
  ['{"b": "x", "a": {"b.c": "x"}}',
    'a.b.c: a key must not be empty or contain a dot; use nested objects'],
])('rejects a part of %s and reads the rest', (json, line) => {
  const { file, problems } = parseMessageFile(messageText('en', json));
  expect(problems.map(formatProblem)).toEqual([`messages/en/home.json: ${line}`]);
  expect([...(file?.messages ?? [])]).toEqual([['b', 'x']]);
});

// biome-ignore format: a table to be read at a glance
it.each([
  ['["x"]', 'expected an object with texts in {…}'],
  ['{\n  "a": "x"\n  "b": "y"\n}', 'not valid JSON in line 2: a comma is missing at its end'],
  ['{\n  "a": "x",\n}', 'not valid JSON in line 2: a comma too many at its end'],
  ['{\n  "a": "x "y" z"\n}',
    'not valid JSON in line 2: words outside quotation marks; in a text write „…“, in English “…”'],
  ['{\n"a": "x",\n<<<<<<< HEAD\n"b": "y"\n=======\n"b": "z"\n>>>>>>> boris\n}',
    'not valid JSON in line 3: two people changed this text; keep one version, and delete the lines with <<<, === and >>>'],
  ['\ufeff{}', 'starts with a byte order mark; save it as UTF-8 without'],
])('rejects all of %j', (text, problem) => {
  const { file, problems } = parseMessageFile(messageText('en', text));
  expect(file).toBeUndefined();
  expect(problems.map(formatProblem)).toEqual([`messages/en/home.json: ${problem}`]);
});

const long = (length: number) => 'ö'.repeat(length);

// biome-ignore format: a table to be read at a glance
it.each<[key: string, text: string, warning: string]>([
  ['meta.title', long(60), ''],
  ['meta.title', long(61), '61 characters; a title in search results is cut off or gets too high above 60'],
  ['hero.title', long(57), 'a heading of a page is cut off or gets too high above 56'],
  ['hero.contact', `<b>${long(32)}</b>`, ''],
  ['hero.contact', `{count, plural, one {x} other {${long(33)}}}`,
    'button is cut off or gets too high above 32'],
  ['hero.lead', long(500), ''],
  ['hero.lead', 'Lorem ipsum dolor', 'says "Lorem ipsum"; write it'],
  ['hero.lead', 'Kosten: TODO', 'says "TODO"; write it'],
])('only warns of a text that does not fit its place: %s %s', (key, text, warning) => {
  const file = messageFile('en', { [key]: text }, 'nurses');
  const expected = { file: 'messages/en/nurses.json', key, isWarning: true };
  expect(lengthWarnings([file])).toEqual(
    warning === ''
      ? []
      : [expect.objectContaining({ ...expected, message: expect.stringContaining(warning) })],
  );
  expect(checkMessages([file], glossaries)).toEqual([]);
});
