import { readFileSync } from 'node:fs';
import type { Locale } from '@/lib/locales';
import { lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkWording, readForbiddenTerms } from '@/tooling/messages/check-wording';

const listOf = (locale: Locale) =>
  readForbiddenTerms(readFileSync(`messages/${locale}/forbidden-terms.txt`, 'utf8'));

const check = (locale: Locale, text: string) =>
  lines(checkWording(messageFile(locale, { a: text }), listOf(locale)));

describe('checkWording', () => {
  it.each<[locale: Locale, text: string, words: string]>([
    ['de', 'Das ist garantiert so.', 'garantiert'],
    ['de', 'Garantierte Vermittlung', 'Garantierte'],
    ['de', 'Ihr Abschluss wird automatisch anerkannt.', 'automatisch anerkannt'],
    ['de', 'Die automatische Anerkennung', 'automatische Anerkennung'],
    ['de', 'Arbeite sofort als Fachkraft!', 'sofort als Fachkraft'],
    ['de', 'Arbeite sofort als Pflegefachkraft!', 'sofort als Pflegefachkraft'],
    ['de', 'Auch ohne Anerkennung', 'ohne Anerkennung'],
    ['de', 'Für jede Krankenschwester', 'Krankenschwester'],
    ['de', 'Kinderkrankenschwestern', 'Kinderkrankenschwestern'],
    ['de', 'Das ist <b>garan\u00ADtiert</b>.', 'garantiert'],
    ['de', 'automatisch\nanerkannt', 'automatisch anerkannt'],
    ['de', '{n, plural, one {x} other {garantiert}}', 'garantiert'],
    ['en', 'A guaranteed job', 'guaranteed'],
    ['en', 'Automatically recognised', 'Automatically recognised'],
    ['en', 'It is recognized automatically', 'recognized automatically'],
    ['en', 'Start immediately as a qualified nurse', 'immediately as a qualified'],
    ['en', 'Work without recognition', 'without recognition'],
    ['en', 'A Krankenschwester', 'Krankenschwester'],
    ['vas', 'Posao je garantovan', 'garantovan'],
    ['vas', 'Zagarantovana plata', 'Zagarantovana'],
    ['vas', 'Diploma se automatski priznaje', 'automatski priznaje'],
    ['vas', 'Automatsko priznavanje', 'Automatsko priznavanje'],
    ['vas', 'Odmah kao medicinska sestra', 'Odmah kao medicinska'],
    ['vas', 'Radite bez priznavanja', 'bez priznavanja'],
    ['vas', 'Zajamc\u030Cen posao', 'Zajamčen'],
  ])('refuses %s %j', (locale, text, words) => {
    expect(check(locale, text)).toEqual([
      `messages/${locale}/home.json: a: says "${words}", which we never promise or call so; see messages/${locale}/forbidden-terms.txt`,
    ]);
  });

  it.each<[locale: Locale, text: string]>([
    ['de', 'Pflegefachkräfte mit Anerkennung, ohne Umwege'],
    ['de', 'Der Preis entsteht automatisch. Anerkannt wird er gern.'],
    ['de', 'Sofort ansprechbar, als Fachkraft später'],
    ['de', 'Krankenpfleger und Krankenhaus'],
    ['en', 'Recognition is decided by the authority; nobody can promise it'],
    ['en', 'Work without detours'],
    ['vas', 'Medicinska sestra ili tehničar, uz priznavanje kvalifikacije'],
    ['vas', 'Bez troškova'],
    // Each language has its own list.
    ['en', 'garantovan'],
  ])('takes %s %j', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });
});
