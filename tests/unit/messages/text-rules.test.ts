/** @jest-environment node */
import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/locales';
import { checkTexts } from '@/scripts/messages/check-messages';
import { readForbiddenTerms, wording } from '@/scripts/messages/check-wording';
import { textRules } from '@/scripts/messages/text-rules';
import { lines, messageFile } from '@/tests/unit/messages/message-files';

/** What the rules say about one text, without its file and key. */
const check = (locale: Locale, text: string, key = 'a', namespace = 'nurses') =>
  checkTexts(messageFile(locale, { [key]: text }, namespace), textRules).map(
    ({ message }) => message,
  );

describe('ICU', () => {
  it.each<[locale: Locale, text: string]>([
    ['de', 'Zu den <b>AGB</b> und zum <link>Impressum {year, number}</link>'],
    ['de', '{count, plural, =0 {keine} one {# Tag} other {# Tage}}'],
    ['vas', '{count, plural, one {# dan} few {# dana} other {# dana}}'],
    ['en', '{count, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}'],
    ['de', '{who, select, nurse {du} other {Sie}}'],
    ['de', "Der Platzhalter '{name}' bleibt stehen"],
    ['de', '5 < 7 > 3 & 4'],
  ])('takes %s %j', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });

  it.each<[locale: Locale, text: string, problem: string]>([
    [
      'de',
      'Hallo, {name',
      'not a valid ICU message (expect argument closing brace): "Hallo, {name"',
    ],
    ['de', '<b>wichtig</i>', 'not a valid ICU message (unmatched closing tag): "<b>wichtig</i>"'],
    [
      'vas',
      '{n, plural, one {# dan} other {# dana}}',
      'lacks plural forms of this language: {n}: few',
    ],
    ['de', 'a<br/>b', '<br/> would be shown as text; write an opening and a closing tag'],
    ['de', ' ', 'empty; write the text'],
  ])('refuses %s %j', (locale, text, problem) => {
    expect(check(locale, text)).toEqual([problem]);
  });
});

describe('length', () => {
  const long = (length: number) => 'ö'.repeat(length);

  it.each([
    ['meta.title', 60],
    ['meta.description', 50],
    ['hero.contact', 32],
    ['hero.lead', 500],
  ])('takes %s of %d characters', (key, length) => {
    expect(check('en', long(length), key)).toEqual([]);
  });

  it.each([
    ['meta.title', 61, 'expected at most 60 (title in search results)'],
    ['meta.description', 49, 'expected 50 to 160 (text in search results)'],
    ['meta.description', 161, 'expected 50 to 160 (text in search results)'],
  ])('refuses %s of %d characters', (key, length, words) => {
    expect(check('en', long(length), key)).toEqual([`${length} characters; ${words}`]);
  });

  it('counts what readers see, in every form of a plural', () => {
    const forms = `{count, plural, one {one} other {${long(21)}}}`;
    expect(check('en', `<b>${long(20)}</b>`, 'nav.groups.nurses', 'common')).toEqual([]);
    expect(check('en', forms, 'nav.groups.nurses', 'common')).toEqual([
      '21 characters; expected at most 20 (menu in the header)',
    ]);
  });
});

describe('typography', () => {
  it.each<[locale: Locale, text: string]>([
    ['de', 'Er sagte „ja“, und so war’s.'],
    ['vas', 'Rekao je „da“.'],
    ['en', 'She said “yes”, and that’s it: ‘fine’.'],
    // Apostrophes that ICU takes away are no apostrophes of the text.
    ['de', "So sieht ein Platzhalter aus: '{name}'"],
    ['de', "{day, date, ::yyyy'.'MM}"],
    ['de', '{n, plural,\n  one   {# Tag}\n  other {# Tage}}'],
    ['de', 'Absatz eins.\n\nAbsatz zwei.'],
    ['de', '<b>„ja</b>“'],
    ['de', 'Nach 30\u00A0Tagen, §\u00A05, Art.\u00A06 und Zimmer 10 bis 14'],
    ['en', 'rooms 10 to 14, section\u00A04, in 2\u00A0weeks'],
  ])('takes %s %j', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });

  it.each<[locale: Locale, text: string, line: string]>([
    ['de', 'Er sagte "ja".', 'straight quotation mark; write „…“'],
    ['en', 'She said "yes".', 'straight quotation mark; write “…”'],
    ['en', "That's it", 'straight apostrophe; write ’'],
    ['de', "So war''s", 'straight apostrophe; write ’'],
    ['de', 'Er sagte “ja”.', '” of another language; write „…“'],
    ['vas', 'Rekao je „da”.', '” of another language; write „…“'],
    ['en', 'She said „yes“.', '„ of another language; write “…”'],
    ['de', 'Er sagte „ja.', 'a quotation that does not open and close as „…“'],
    ['de', 'zwei  Leerzeichen', 'two spaces in a row; leave one'],
    ['de', 'in <b>Tags </b> auch', 'two spaces in a row; leave one'],
    ['de', ' vorn', 'a space at the beginning or end; remove it'],
    ['de', 'hinten ', 'a space at the beginning or end; remove it'],
    ['de', '{n, plural, one { Tag} other {Tage}}', 'a space at the beginning or end; remove it'],
  ])('refuses %s %j', (locale, text, line) => {
    expect(check(locale, text)).toEqual([line]);
  });

  it.each<[locale: Locale, text: string, found: string]>([
    ['de', 'in 30 Tagen', '30 Tagen'],
    ['de', 'bis 500 €', '500 €'],
    ['de', 'nach § 25', '§ 25'],
    ['de', 'Art. 6 DSGVO', 'Art. 6'],
    ['en', 'section 16d', 'section 16d'],
    ['en', 'over 2 years', '2 years'],
    ['vas', 'za 2 sedmice', '2 sedmice'],
    ['vas', 'čl. 6 GDPR-a', 'čl. 6'],
  ])('wants a no-break space in %s %j', (locale, text, found) => {
    expect(check(locale, text)).toEqual([
      `a line may break inside "${found}"; write a no-break space there (Alt+0160, on a Mac Option+Space)`,
    ]);
  });

  it('names every mistake once', () => {
    expect(check('de', `{n, plural, one {"#"} other {"##"}}  ''b''`)).toEqual([
      'straight quotation mark; write „…“',
      'straight apostrophe; write ’',
      'two spaces in a row; leave one',
    ]);
  });
});

describe('address in BHS', () => {
  it.each([
    ['nurses', 'steps.lead', 'Kažemo vam šta nedostaje.', 'vam'],
    ['academy', 'cta.text', 'Neko odgovara na vaša pitanja.', 'vaša'],
    ['contact', 'channels.nurses.text', 'Pišite, tu smo za <b>vas</b>.', 'vas'],
  ])('wants a capital letter for one person: %s.%s', (namespace, key, text, found) => {
    expect(check('vas', text, key, namespace)).toEqual([
      `"${found}": one person is addressed with a capital letter`,
    ]);
  });

  it.each([
    ['employers', 'hero.note', 'Ako Vam treba neko do četvrtka', 'Vam'],
    ['contact', 'channels.employers.text', 'Mi Vam kažemo', 'Vam'],
    ['employers', 'costs.lead', 'ugovor između poslodavca, dakle Vašeg doma, i nas', 'Vašeg'],
  ])('wants a small letter for a company: %s.%s', (namespace, key, text, found) => {
    expect(check('vas', text, key, namespace)).toEqual([
      `"${found}": a company is addressed with a small letter`,
    ]);
  });

  it.each([
    ['nurses', 'a', 'Vi pitate, Vi odlučujete o svom i novom vidu.'],
    ['nurses', 'faq.items.cost.question', 'Od čega vi živite?'],
    ['nurses', 'whatsapp.greeting', 'Imam pitanje za vas.'],
    ['employers', 'a', 'Vi, od prvog dana. Vaša kadrovska služba. „Vi ste poslodavac.“'],
    ['home', 'hero.employers.text', 'Zaposleni su kod vas.'],
  ])('lets stand: %s.%s %s', (namespace, key, text) => {
    expect(check('vas', text, key, namespace)).toEqual([]);
  });

  it('is free in other languages', () => {
    expect(check('en', 'vi vam vas')).toEqual([]);
  });
});

describe('dates', () => {
  it.each<[locale: Locale, text: string, found: string]>([
    ['de', 'seit 2026-07-01', '2026-07-01'],
    ['de', 'seit 1/7/2026', '1/7/2026'],
    ['de', 'seit 1 Juli 2026', '1 Juli'],
    ['en', 'since July 1, 2026', 'July 1, 2026'],
    ['en', 'since July 1st 2026', 'July 1st 2026'],
    ['en', 'since 1st July 2026', '1st July'],
    ['en', 'since the 1st of July', '1st of July'],
    ['en', 'since 1. July', '1. July'],
    ['en', 'since 01.07.2026', '01.07.2026'],
    ['vas', 'od 1 jula 2026.', '1 jula'],
    ['vas', 'do januara 2025 je otišlo', 'januara 2025'],
    ['vas', 'od 1/7/2026', '1/7/2026'],
  ])('%s: %s', (locale, text, found) => {
    const [line] = check(locale, text);
    expect(line).toContain(`date "${found}"; write it as `);
  });

  it.each<[locale: Locale, text: string]>([
    ['de', 'Stand: 15.07.2025, seit 1. Juli 2026, im Mai 2026'],
    ['en', 'since 1 July 2026, as of November 2026, in May'],
    ['vas', 'od 1. jula 2026. po odluci, (maj 2026), do januara 2025, ažurirano: novembar 2026.'],
  ])('%s: lets stand "%s"', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });
});

const listOf = (locale: Locale) =>
  readForbiddenTerms(readFileSync(`messages/${locale}/forbidden-terms.txt`, 'utf8'));

const checkWords = (locale: Locale, text: string) =>
  lines(checkTexts(messageFile(locale, { a: text }), [wording(listOf(locale))]));

describe('wording', () => {
  it.each<[locale: Locale, text: string, words: string]>([
    ['de', 'Das ist garantiert so.', 'garantiert'],
    ['de', 'Ihr Abschluss wird automatisch anerkannt.', 'automatisch anerkannt'],
    ['de', 'Arbeite sofort als Pflegefachkraft!', 'sofort als Pflegefachkraft'],
    ['de', 'Auch ohne Anerkennung', 'ohne Anerkennung'],
    ['de', 'Kinderkrankenschwestern', 'Kinderkrankenschwestern'],
    ['de', 'Das ist <b>garan\u00ADtiert</b>.', 'garantiert'],
    ['de', 'automatisch\nanerkannt', 'automatisch anerkannt'],
    ['de', '{n, plural, one {x} other {garantiert}}', 'garantiert'],
    ['en', 'A guaranteed job', 'guaranteed'],
    ['en', 'Automatically recognised', 'Automatically recognised'],
    ['en', 'Start immediately as a qualified nurse', 'immediately as a qualified'],
    ['en', 'Work without recognition', 'without recognition'],
    ['vas', 'Posao je garantovan', 'garantovan'],
    ['vas', 'Diploma se automatski priznaje', 'automatski priznaje'],
    ['vas', 'Odmah kao medicinska sestra', 'Odmah kao medicinska'],
    ['vas', 'Radite bez priznavanja', 'bez priznavanja'],
    ['vas', 'Zajamc\u030Cen posao', 'Zajamčen'],
  ])('refuses %s %j', (locale, text, words) => {
    expect(checkWords(locale, text)).toEqual([
      `messages/${locale}/home.json: a: says "${words}", which we never promise or call so; see messages/${locale}/forbidden-terms.txt`,
    ]);
  });

  it.each<[locale: Locale, text: string]>([
    ['de', 'Pflegefachkräfte mit Anerkennung, ohne Umwege'],
    ['de', 'Der Preis entsteht automatisch. Anerkannt wird er gern.'],
    ['de', 'Sofort ansprechbar, als Fachkraft später'],
    ['de', 'Krankenpfleger und Krankenhaus'],
    ['en', 'Recognition is decided by the authority; nobody can promise it'],
    ['vas', 'Medicinska sestra ili tehničar, uz priznavanje kvalifikacije'],
    // Each language has its own list.
    ['en', 'garantovan'],
  ])('takes %s %j', (locale, text) => {
    expect(checkWords(locale, text)).toEqual([]);
  });
});
