import type { Locale } from '@/lib/locales';
import { lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkTypography } from '@/tooling/messages/check-typography';

const check = (locale: Locale, text: string) =>
  lines(checkTypography(messageFile(locale, { a: text })));

describe('checkTypography', () => {
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
    ['de', ''],
  ])('takes %s %j', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });

  it.each<[locale: Locale, text: string, line: string]>([
    ['de', 'Er sagte "ja".', 'straight quotation mark; write „…“'],
    ['en', 'She said "yes".', 'straight quotation mark; write “…”'],
    ['vas', 'Rekao je "da".', 'straight quotation mark; write „…“'],
    ['en', "That's it", 'straight apostrophe; write ’'],
    ['de', "So war''s", 'straight apostrophe; write ’'],
    ['de', 'Er sagte “ja”.', '” of another language; write „…“'],
    ['vas', 'Rekao je „da”.', '” of another language; write „…“'],
    ['en', 'She said „yes“.', '„ of another language; write “…”'],
    ['de', 'Er sagte „ja.', 'a quotation that does not open and close as „…“'],
    ['en', 'She said “yes.', 'a quotation that does not open and close as “…”'],
    ['de', 'zwei  Leerzeichen', 'two spaces in a row; leave one'],
    ['de', 'zwei \u00A0Leerzeichen', 'two spaces in a row; leave one'],
    ['de', 'in <b>Tags </b> auch', 'two spaces in a row; leave one'],
    ['de', ' vorn', 'a space at the beginning or end; remove it'],
    ['de', 'hinten ', 'a space at the beginning or end; remove it'],
    ['de', 'hinten\n', 'a space at the beginning or end; remove it'],
    ['de', '{n, plural, one { Tag} other {Tage}}', 'a space at the beginning or end; remove it'],
  ])('refuses %s %j', (locale, text, line) => {
    expect(check(locale, text)).toEqual([`messages/${locale}/home.json: a: ${line}`]);
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
      `messages/${locale}/home.json: a: a line may break inside "${found}"; write a no-break space there (Alt+0160, on a Mac Option+Space)`,
    ]);
  });

  it('names every mistake once', () => {
    expect(check('de', `{n, plural, one {"#"} other {"##"}}  ''b''`)).toEqual([
      'messages/de/home.json: a: straight quotation mark; write „…“',
      'messages/de/home.json: a: straight apostrophe; write ’',
      'messages/de/home.json: a: two spaces in a row; leave one',
    ]);
  });
});
