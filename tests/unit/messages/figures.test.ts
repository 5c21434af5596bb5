/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { amounts, amountTexts } from '@/lib/i18n/amounts';
import { figureTexts, writeFigures } from '@/lib/i18n/figures';
import type { Locale } from '@/lib/locales';
import { checkTexts } from '@/scripts/messages/check-messages';
import { byName } from '@/scripts/messages/figure-rule';
import { lines, messageFile } from '@/tests/unit/messages/message-files';

const check = (locale: Locale, text: string) =>
  lines(checkTexts(messageFile(locale, { a: text }), [byName]));

describe('figures written by hand', () => {
  it.each<[locale: Locale, text: string, found: string, name: string]>([
    ['de', 'Bis 500\u00a0€ können wir zusagen.', '500\u00a0€', 'costLimit'],
    ['de', 'Bis 500 Euro.', '500 Euro', 'costLimit'],
    ['de', 'Für <b>411 €</b>, immer', '411 €', 'fastTrackFee'],
    ['de', '17,80 € je Stunde', '17,80 €', 'middleWage'],
    ['de', '{n, plural, one {x} other {75 €}}', '75 €', 'visaFee'],
    ['en', 'up to €500.', '€500', 'costLimit'],
    ['en', 'the €17.80, so ask', '€17.80', 'middleWage'],
    ['en', '75 euros', '75 euros', 'visaFee'],
    ['vas', 'do 500 eura', '500 eura', 'costLimit'],
    ['vas', '17.80 € po satu', '17.80 €', 'middleWage'],
    ['de', 'in 2 bis 3\u00a0Monaten', '2 bis 3\u00a0Monaten', 'startMonths'],
    ['en', '2–3 months', '2–3 months', 'startMonths'],
    ['vas', 'od 3 do 4 mjeseca', '3 do 4 mjeseca', 'employerMonths'],
    ['de', 'meist 6-8 Monate', '6-8 Monate', 'courseMonths'],
    ['en', 'in under 2 weeks', '2 weeks', 'applicationWeeks'],
    ['de', '<2', '<2', 'applicationWeeks'],
    ['vas', 'za dvije minute', 'dvije minute', 'profileMinutes'],
    ['de', 'innerhalb von 30 Tagen', '30 Tagen', 'bonusDays'],
    ['en', '14 days', '14 days', 'paymentDays'],
    ['en', 'within five working days', 'five working', 'reviewDays'],
    ['vas', 'u roku od 5 radnih dana', '5 radnih', 'reviewDays'],
    ['de', 'Über 500 Pflegefachkräfte', '500 Pflegefachkräfte', 'placed'],
    ['en', 'in the 3 years to then', '3 years', 'countedYears'],
    ['vas', '50+', '50+', 'pool'],
    ['de', 'unter 5\u00a0%', '5\u00a0%', 'turnover'],
    ['en', 'by January 2025', 'January 2025', 'countedUntil'],
    ['vas', 'ažurirano: novembar 2026.', 'novembar 2026', 'checkedIn'],
  ])('%s: %s', (locale, text, found, name) => {
    expect(check(locale, text)).toEqual([
      `messages/${locale}/home.json: a: "${found}" by hand; write {${name}}`,
    ]);
  });

  it.each<[locale: Locale, text: string]>([
    ['de', 'Bis {costLimit} können wir zusagen.'],
    ['de', 'Über {placed} Pflegefachkräfte in {countedYears} Jahren'],
    ['de', '1.500 € und 5000 € und 9.500 bis 17.000 €'],
    ['de', '75 % und 16,50 €'],
    ['en', '€5,000, €500,000, €1,500 and €750'],
    ['vas', '2.411 €'],
    ['de', '1–3 Monate, 12 bis 13 Monate, 4 Monate'],
    ['en', '12 weeks, 22 minutes, 114 days, 25% and 3 years at most'],
    ['vas', 'najviše 3 godine, pet osoba, mart 2025'],
    ['de', 'fünf Leistungen, 500 Häuser, 350+'],
  ])('%s: lets stand "%s"', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });
});

test('amounts are written as each language writes money', () => {
  const plain = (locale: Locale) => Object.values(amountTexts(locale));
  expect(plain('de')).toEqual([
    '500\u00a0€',
    '411\u00a0€',
    '75\u00a0€',
    '16,52\u00a0€',
    '17,80\u00a0€',
    '21,03\u00a0€',
  ]);
  expect(plain('en')).toEqual(['€500', '€411', '€75', '€16.52', '€17.80', '€21.03']);
  expect(plain('vas')).toEqual([
    '500\u00a0€',
    '411\u00a0€',
    '75\u00a0€',
    '16,52\u00a0€',
    '17,80\u00a0€',
    '21,03\u00a0€',
  ]);
});

test('figures are written into texts, and other arguments are left', () => {
  expect(writeFigures('{"a": "bis {costLimit} in {startMonths} Monaten, {email}"}', 'de')).toBe(
    '{"a": "bis 500\u00a0€ in 2–3 Monaten, {email}"}',
  );
});

describe('the terms name the same figures', () => {
  const { bonusDays, paymentDays, reviewDays } = figureTexts('de');
  it.each([
    ['candidates', `mehr als ${amounts.costLimit} Euro`],
    ['candidates', `innerhalb von ${bonusDays} Tagen`],
    ['employers', `${paymentDays} Tage nach Erhalt`],
    ['employers', `innerhalb von ${reviewDays} Arbeitstagen`],
  ])('for %s: %s', (document, words) => {
    const terms = readFileSync(`messages/de/terms-${document}.md`, 'utf8');
    expect(terms.replaceAll('\u00a0', ' ')).toContain(words);
  });
});
