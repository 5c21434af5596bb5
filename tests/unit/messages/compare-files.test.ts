import {
  checkGermanParameters,
  checkKeys,
  checkMeta,
  checkParameters,
  checkTranslated,
} from '@/scripts/messages/compare-files';
import { checkTogether, lines, messageFile } from '@/tests/unit/messages/message-files';

const german = messageFile('de', { 'hero.title': 'Guten Tag', 'hero.text': 'Willkommen' });

describe('checkKeys', () => {
  it('finds nothing where the keys are the same, in any order', () => {
    const english = messageFile('en', { 'hero.text': 'Welcome', 'hero.title': 'Hello' });
    expect(checkKeys(english, german)).toEqual([]);
  });

  it('names a missing key with the German text', () => {
    const english = messageFile('en', { 'hero.text': 'Welcome' });
    expect(lines(checkKeys(english, german))).toEqual([
      'messages/en/home.json: hero.title: missing; German has "Guten Tag"; add it',
    ]);
  });

  it('names an orphaned key', () => {
    const english = messageFile('en', {
      'hero.title': 'Hello',
      'hero.text': 'Welcome',
      'hero.titel': 'Hello',
    });
    expect(lines(checkKeys(english, german))).toEqual([
      'messages/en/home.json: hero.titel: not in messages/de/home.json; remove it or correct its spelling',
    ]);
  });
});

describe('checkParameters', () => {
  const check = (german: string, english: string) =>
    lines(checkParameters(messageFile('en', { a: english }), messageFile('de', { a: german })));

  it.each<[german: string, english: string]>([
    ['Guten Tag, {name}!', 'Hello {name}!'],
    ['<b>{n}</b> Tage', '{n} <b>days</b>'],
    ['{n, plural, one {# Tag} other {# Tage}}', '{n, number} days'],
    ['kaputt {', 'broken {name}'],
  ])('takes %j as %j', (german, english) => {
    expect(check(german, english)).toEqual([]);
  });

  it.each<[german: string, english: string, line: string]>([
    ['Guten Tag, {name}!', 'Hello!', 'lacks {name}: text of the German text'],
    ['Guten Tag!', 'Hello {name}!', 'has {name}: text, which the German text has not'],
    [
      '{name}',
      '{nmae}',
      'lacks {name}: text of the German text; has {nmae}: text, which the German text has not',
    ],
    [
      '{n, number} Tage',
      '{n} days',
      'lacks {n}: number of the German text; has {n}: text, which the German text has not',
    ],
    ['Die <link>AGB</link>', 'The terms', 'lacks <link> of the German text'],
    ['Die AGB', 'The <b>terms</b>', 'has <b>, which the German text has not'],
    [
      '{x, select, a {1} b {2} other {3}}',
      '{x, select, a {1} other {3}}',
      'lacks {x}: one of a, b, other of the German text; has {x}: one of a, other, which the German text has not',
    ],
  ])('%j is not %j', (german, english, line) => {
    expect(check(german, english)).toEqual([`messages/en/home.json: a: ${line}`]);
  });
});

describe('checkGermanParameters', () => {
  const check = (german: string, ...translations: string[]) =>
    lines(
      checkGermanParameters(
        messageFile('de', { a: german }),
        translations.map((text) => messageFile('en', { a: text })),
      ),
    );

  it.each<[german: string, translated: string, line: string]>([
    ['Monate', '{n} months', 'lacks {n}: text of all translations'],
    ['{n} Monate', 'months', 'has {n}: text, which no translation has'],
    [
      '<b>{m}</b>',
      '<b>{n}</b>',
      'lacks {n}: text of all translations; has {m}: text, which no translation has',
    ],
  ])('blames %j, not each %j', (german, translated, line) => {
    expect(check(german, translated, translated)).toEqual([`messages/de/home.json: a: ${line}`]);
  });

  it('says nothing where translations differ, or where there is only one', () => {
    expect(check('{n} Monate', '{n} months', 'mjeseci')).toEqual([]);
    expect(check('{n} Monate', 'months', '{m} mjeseci')).toEqual([]);
    expect(check('{n} Monate', 'months')).toEqual([]);
    expect(check('Monate', 'months', 'mjeseci')).toEqual([]);
  });

  it('says it once', () => {
    expect(
      checkTogether({ de: { a: 'Monate' }, en: { a: '{n} months' }, vas: { a: '{n} mjeseca' } }),
    ).toEqual(['messages/de/home.json: a: lacks {n}: text of all translations']);
    expect(
      checkTogether({ de: { a: '{n} Monate' }, en: { a: 'months' }, vas: { a: '{n} mjeseca' } }),
    ).toEqual(['messages/en/home.json: a: lacks {n}: text of the German text']);
  });
});

describe('checkTranslated', () => {
  const check = (key: string, german: string, english: string) =>
    lines(
      checkTranslated(messageFile('en', { [key]: english }), messageFile('de', { [key]: german })),
    );

  it.each<[what: string, text: string]>([
    ['a word', 'Academy'],
    ['a row of values', '{street}, {postalCode} {city}, {country}'],
    ['a web address', 'https://www.make-it-in-germany.com/de/visum'],
    ['a mail address', 'hallo@pflegebruecke.example.org'],
  ])('lets %s be the same in two languages', (_what, text) => {
    expect(check('a', text, text)).toEqual([]);
  });

  it.each([
    'Wir sind da',
    'Sprechen Sie <b>mit</b> uns',
    'Anerkennungsverfahren',
    'Wir sind {name} da',
  ])('does not take %j for a translation', (text) => {
    expect(check('a', text, `${text} `)).toEqual([
      `messages/en/home.json: a: the same as in German: "${text} "; translate it`,
    ]);
  });

  it('takes a translation', () => {
    expect(check('a', 'Wir sind für Sie da', 'We are here for you')).toEqual([]);
  });

  it('keeps the terms of German authorities', () => {
    const term = 'Antrag auf Anerkennung der Berufsqualifikation';
    expect(check('glossary.request.german', term, term)).toEqual([]);
    expect(check('glossary.request.german', term, 'Request')).toEqual([
      `messages/en/home.json: glossary.request.german: differs from German; write "${term}"`,
    ]);
  });
});

const page = (namespace: string, title: string) =>
  messageFile('en', { 'meta.title': title, 'meta.description': description }, namespace);

const description = 'ö'.repeat(60);

describe('checkMeta', () => {
  it('wants each of them once in a language', () => {
    const files = [page('home', 'Nurses'), page('nurses', 'nurses')];
    expect(lines(checkMeta(files))).toEqual([
      'messages/en/nurses.json: meta.title: the same as in messages/en/home.json; every page needs its own',
      'messages/en/nurses.json: meta.description: the same as in messages/en/home.json; every page needs its own',
    ]);
  });
});
