import type { Locale } from '@/lib/locales';
import { checkTexts } from '@/scripts/messages/check-messages';
import {
  parametersRule,
  parseGlossary,
  textRules,
  wordingRule,
} from '@/scripts/messages/text-rules';
import { messageFile } from '@/tests/unit/messages/message-files';

const glossary = parseGlossary(
  ['no promise: garantiert, zajamčen, sofort als *fachkr', 'nurse: *krankenschwester'].join('\n'),
);

/** The problems of one text, without its file and key. */
function check(locale: Locale, text: string): string[] {
  const rules = [...textRules, wordingRule(glossary)];
  return checkTexts(messageFile(locale, { a: text }, 'nurses'), rules).map(
    ({ message }) => message,
  );
}

const german = 'straight quotation mark; write „…“';
const apostrophe = 'straight apostrophe; write ’';
const space = 'a space at the beginning or end; remove it';
const never = (locale: Locale, words: string, instead = 'no promise') =>
  `says "${words}"; write: ${instead}; see messages/${locale}/glossary.txt`;

it.each<[locale: Locale, text: string, problem: string]>([
  ['de', 'Hallo, {host', 'a { without its }, as in {name}: "{host"'],
  ['de', '<b>ja</i>', 'a tag without its other half, as in <b>…</b>: "</i>"'],
  ['de', 'Bis {host, sagt er.', 'a { without its }, as in {name}: "{host, sagt er."'],
  ['vas', '{days, plural, one {#} other {#}}', 'lacks plural forms of this language: {days}: few'],
  ['en', '{pool, number} nurses', '{pool, …}: a shared number; write {pool} alone'],
  ['de', 'a<br/>b', '<br/> would be shown as text; write an opening and a closing tag'],
  ['en', 'a&nbsp;b', '&nbsp; would be shown as text; write the character itself'],
  ['de', 'Das ist **fett**.', '** would be shown as text; write it without Markdown'],
  ['vas', 'Vidi [uslove](/vas/uslovi)', ']( would be shown as text; write it without Markdown'],
  ['de', ' ', 'empty; write the text'],
  // Typography.
  ['de', 'Er sagte "ja".', german],
  ['en', 'She said "yes".', 'straight quotation mark; write “…”'],
  ['en', "That's it", apostrophe],
  ['vas', 'Rekao je „da”.', '” of another language; write „…“'],
  ['de', 'Er sagte „ja.', 'a quotation that does not open and close as „…“'],
  ['de', 'in <b>Tags </b> auch', 'two spaces in a row; leave one'],
  ['de', '{days, plural, one { Tag} other {Tage}}', space],
  ['de', 'Stra\ufffde', 'is not in UTF-8; save the file as UTF-8'],
  ['vas', 'Zajamc\u030cen', 'contains the invisible sign U+30C; type the word again'],
  ['de', 'Pfle\u200bge', 'contains the invisible sign U+200B; type the word again'],
  // The glossary.
  ['de', 'Das ist <b>garan\u00ADtiert</b>.', never('de', 'garantiert')],
  ['de', '{days, plural, one {x} other {garantiert}}', never('de', 'garantiert')],
  ['de', 'Kinderkrankenschwestern', never('de', 'Kinderkrankenschwestern', 'nurse')],
  ['de', 'Sofort als Pflegefachkraft', never('de', 'Sofort als Pflegefachkraft')],
  ['vas', 'Zajamc\u030Cen posao', never('vas', 'Zajamčen')],
])('%s: rejects %j', (locale, text, problem) => {
  expect(check(locale, text)).toContain(problem);
});

it.each<[locale: Locale, text: string]>([
  ['de', 'Zu den <b>AGB</b> und zum <link>Impressum {number, number}</link>'],
  ['de', '{count, plural, =0 {keine} one {# Tag} other {# Tage}}'],
  ['vas', '{count, plural, one {# dan} few {# dana} other {# dana}}'],
  ['en', '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
  ['de', "Der Platzhalter '{name}' bleibt stehen, 5 < 7 > 3 & 4"],
  ['de', 'Er sagte „ja“, und so war’s. <b>„Ja</b>“'],
  ['en', 'She said “yes”, and that’s it: ‘fine’.'],
  ['de', 'Absatz eins.\n\nAbsatz zwei, nach 40\u00A0Tagen, §\u00A05, Zimmer 10 bis 14'],
  ['de', 'Stand: 15.07.2025, seit 1.\u00a0Juli 2026, im Mai 2026'],
  ['en', 'since 1 July 2026, as of May 2026, in May'],
  ['vas', 'od 1. jula 2026. po odluci, (maj 2026), do marta 2025, ažurirano: maj 2026.'],
  ['en', 'Up to {costLimit}, 12\u00a0weeks and 25% at most'],
])('%s: accepts %j', (locale, text) => {
  expect(check(locale, text)).toEqual([]);
});

it('reports every problem once', () => {
  expect(check('de', `{days, plural, one {"#"} other {"##"}}  ''b''`)).toEqual([
    german,
    apostrophe,
    'two spaces in a row; leave one',
  ]);
});

it.each([
  ['Kažemo vam šta nedostaje.', '"vam": write'],
  ['Pišite, tu smo za <b>vas</b>.', '"vas": write'],
  ['Od čega vi živite?', '"vi": write'],
  ['Mi i vaša služba', '"vaša": write'],
  ['Vi pitate, a Vaš tim odlučuje s Vama o svom i novom vidu.', undefined],
])('checks the letter of the form of address in BHS: %s', (text, found) => {
  expect(check('vas', text)).toEqual(found === undefined ? [] : [expect.stringContaining(found)]);
});

test('requires placeholders and tags, and knows those of numbers', () => {
  const a = '{bonusDays} {hots} {bonusDayz} <b>{amount, number}</b>';
  const file = messageFile('de', { a }, 'home');
  const rules = [parametersRule(['{host}', '{amount}', '<b>'])];
  const unknown = 'unknown here; correct or remove it';
  expect(checkTexts(file, rules).map(({ message }) => message)).toEqual([
    '{host}: missing or misspelt; write as before',
    `{hots}: ${unknown}`,
    `{bonusDayz}: ${unknown}; known: {bonusDays}`,
  ]);
});
