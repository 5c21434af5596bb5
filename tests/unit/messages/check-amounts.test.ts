/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { amounts, amountTexts } from '@/lib/i18n/amounts';
import type { Locale } from '@/lib/locales';
import { checkTogether, lines, messageFile } from '@/tests/unit/messages/message-files';
import { checkAmounts } from '@/tooling/messages/check-amounts';

const check = (locale: Locale, text: string) =>
  lines(checkAmounts(messageFile(locale, { a: text })));

describe('checkAmounts', () => {
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
  ])('%s: %s', (locale, text, found, name) => {
    expect(check(locale, text)).toEqual([
      `messages/${locale}/home.json: a: "${found}" by hand; write {${name}}`,
    ]);
  });

  it.each<[locale: Locale, text: string]>([
    ['de', 'Bis {costLimit} können wir zusagen.'],
    ['de', 'Über 500 Pflegefachkräfte in 3 Jahren'],
    ['de', '1.500 € und 5000 € und 9.500 bis 17.000 €'],
    ['de', '75 % und 16,52 €'],
    ['en', '€5,000, €500,000, €1,500 and €750'],
    ['vas', '2.411 €'],
  ])('%s: lets stand "%s"', (locale, text) => {
    expect(check(locale, text)).toEqual([]);
  });

  it('runs with all checks', () => {
    expect(checkTogether({ de: { a: 'bis 411 €' } })).toEqual([
      'messages/de/home.json: a: "411 €" by hand; write {fastTrackFee}',
    ]);
  });
});

test('amounts are written as each language writes money', () => {
  const plain = (locale: Locale) =>
    Object.values(amountTexts(locale)).map((text) => text.replace('\u00a0', ' '));
  expect(plain('de')).toEqual(['500 €', '411 €', '75 €', '17,80 €']);
  expect(plain('en')).toEqual(['€500', '€411', '€75', '€17.80']);
  expect(plain('vas')).toEqual(['500 €', '411 €', '75 €', '17,80 €']);
});

test('number and currency stay in one line', () => {
  for (const text of Object.values(amountTexts('de'))) expect(text).toContain('\u00a0');
});

test('the candidates’ terms name the same limit', () => {
  const terms = readFileSync('messages/de/terms-candidates.md', 'utf8');
  expect(terms.replaceAll('\u00a0', ' ')).toContain(`mehr als ${amounts.costLimit} Euro`);
});
