import { preventBreaks, preventBreaksInMessages } from '@/lib/i18n/prevent-breaks';

test.each([
  '§~296~SGB~III, Art.~6~Abs.~2, 8–10~Monate in Raum~14, 19~%, 3.000~€, B1 ist HRB~000000',
  'Musterstraße~12, 10115~Berlin, seit 2026 und 24/7 per E-^Mail-^Adresse, 6-^R-^Regel',
  'Mo–Fr, Lern-App~– www.make-it-in-germany.com, tel-aviv.example, Bosanski~/ Hrvatski',
  'Name must be at least 2 characters long, in 2~weeks, section 72~SGB~XI',
])('prevents breaks: %s', (expected) => {
  const text = expected.replaceAll('~', ' ').replaceAll('^', '');
  const bound = expected.replaceAll('~', '\u00a0').replaceAll('^', '\u2060');
  expect(preventBreaks(text)).toBe(bound);
  expect(preventBreaksInMessages({ home: { title: text } })).toEqual({ home: { title: bound } });
});
