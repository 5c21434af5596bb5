import type { Locale } from '@/lib/locales';
import { checkTogether, lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkGermanParameters, checkIcu, checkParameters } from '@/tooling/messages/check-icu';

describe('checkIcu', () => {
  const check = (locale: Locale, text: string) => lines(checkIcu(messageFile(locale, { a: text })));

  it.each<[locale: Locale, text: string]>([
    ['de', 'Guten Tag, {name}!'],
    ['de', 'Zu den <b>AGB</b> und zum <link>Impressum {year, number}</link>'],
    ['de', '{count, plural, =0 {keine} one {# Tag} other {# Tage}}'],
    ['vas', '{count, plural, one {# dan} few {# dana} other {# dana}}'],
    ['en', '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
    ['de', '{who, select, nurse {du} other {Sie}}'],
    ['de', '{day, date, long} um {hour, time, short}'],
    ['de', "Der Platzhalter '{name}' bleibt stehen"],
    ['de', '5 < 7 > 3 & 4'],
  ])('takes %s %j', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });

  it.each<[text: string, reason: string]>([
    ['Guten Tag, {name', 'expect argument closing brace'],
    ['Guten Tag, {}', 'empty argument'],
    ['Guten Tag, {your name}', 'malformed argument'],
    ['{count, plurall, one {x} other {y}}', 'invalid argument type'],
    ['{count, plural, one {x}}', 'missing other clause'],
    ['Das ist <b>wichtig', 'unclosed tag'],
    ['Das ist <b>wichtig</i>', 'unmatched closing tag'],
    ['Eine Zeile<br>und noch eine', 'unclosed tag'],
  ])('refuses %j', (text, reason) => {
    expect(check('de', text)).toEqual([
      `messages/de/home.json: a: not a valid ICU message (${reason}): "${text}"`,
    ]);
  });

  it('names plural forms that the language needs and the text lacks', () => {
    expect(check('vas', '{count, plural, one {# dan} other {# dana}}')).toEqual([
      'messages/vas/home.json: a: lacks plural forms of this language: {count}: few',
    ]);
  });

  it('names a tag that would be shown as text', () => {
    expect(check('de', 'Eine Zeile<br/>und noch eine')).toEqual([
      'messages/de/home.json: a: <br/> would be shown as text; write an opening and a closing tag',
    ]);
  });
});

describe('checkParameters', () => {
  const check = (german: string, english: string) =>
    lines(checkParameters(messageFile('en', { a: english }), messageFile('de', { a: german })));

  it.each<[german: string, english: string]>([
    ['Guten Tag, {name}!', 'Hello {name}!'],
    ['{a} und {b}', '{b} and {a} and {a}'],
    ['<b>{n}</b> Tage', '{n} <b>days</b>'],
    ['{n, plural, one {# Tag} other {# Tage}}', '{n, number} days'],
    ['{n, plural, one {{x} Tag} other {{x} Tage}}', '{n, plural, one {{x}} other {{x}}}'],
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
