import { inflectNouns } from '@/lib/i18n/nouns';
import { eurosText, fillInNumbers, numberTexts } from '@/lib/i18n/numbers';

// Of the tests' own, because a company may change its figures and durations.
jest.mock('@/messages/company.json', () => ({
  figures: {
    ...{ placed: 1234, pool: 56, nursesLeftPercent: 3.25 },
    ...{ statisticsYears: 2, statisticsUntil: '2025-10' },
  },
}));
jest.mock('@/lib/plan/durations', () => {
  const table = jest.requireActual('@/lib/plan/durations');
  const weeks = (from: number, to: number) => ({ from, to, unit: 'weeks' });
  Object.assign(table.durations, {
    languageLevel: { from: 2, to: 5 },
    collectingDocuments: { from: 1, to: 2 },
    translatingDocuments: { from: 1, to: 1 },
    employer: { from: 1, to: 1 },
    recognition: { from: 4, to: 4 },
    recognitionFast: { from: 2, to: 2 },
    consentFast: weeks(4, 4),
    appointmentFast: weeks(4, 8),
    visaFast: weeks(4, 4),
    visa: { from: 2, to: 3 },
    travel: weeks(4, 4),
    course: { from: 6.5, to: 9 },
  });
  return { ...table, durationsAsOf: '2026-05' };
});
jest.mock('@/lib/plan/timeline', () => {
  const timeline = jest.requireActual('@/lib/plan/timeline');
  const typicalAnswers = {
    ...timeline.typicalAnswers,
    ...{ german: 'b1', documents: 'none', decision: 'none', procedure: 'ordinary', country: 'any' },
  };
  const introducedAnswers = { ...typicalAnswers, documents: 'translated' };
  const readyAnswers = { ...introducedAnswers, decision: 'received' };
  return { ...timeline, typicalAnswers, introducedAnswers, readyAnswers };
});

test('durations are added up, as calculated by hand', () => {
  expect(numberTexts('de')).toMatchObject({
    // Visa 2 to 3, journey 1.
    startMonths: '3–4',
    // Employer 1, decision 4, visa, journey: 8. Documents 2 to 3 first: 11 at most.
    firstDayMonths: '8–11',
    // Employer 1, decision 2, consent, appointment and visa 3, journey 1.
    fastestMonths: '7',
    employerMonths: '4–5',
    // Three levels of German, 6 to 15, then 8 to 9.
    noGermanMonths: '14–24',
    levelMonths: '2–5',
    documentMonths: '2–3',
    courseMonths: '6,5–9',
    fastMonths: '2',
    visaWeeks: '8–12',
  });
  expect(numberTexts('en').courseMonths).toBe('6.5–9');
});

test.each([
  ['de', '1.234', '3,3\u00a0%', 'November\u00a02023', 'Oktober\u00a02025', 'Mai\u00a02026'],
  ['en', '1,234', '3.3%', 'November\u00a02023', 'October\u00a02025', 'May\u00a02026'],
  ['vas', '1.234', '3,3\u00a0%', 'novembra\u00a02023', 'oktobra\u00a02025', 'maj\u00a02026'],
] as const)(
  'figures and months in the notation of %s',
  (locale, placed, nursesLeftPercent, statisticsFrom, statisticsUntil, factsCheckedIn) => {
    expect(numberTexts(locale)).toMatchObject({
      ...{ placed, pool: '56', nursesLeftPercent, statisticsYears: '2' },
      ...{ statisticsFrom, statisticsUntil, factsCheckedIn },
    });
  },
);

test('amounts and ranges of euros in the notation of each language', () => {
  const texts = (from: number, to: number) =>
    (['de', 'en', 'vas'] as const).map((locale) => eurosText({ from, to }, locale));
  expect(texts(1500, 1500)).toEqual(['1.500\u00a0€', '€1,500', '1.500\u00a0€']);
  expect(texts(100, 1500)).toEqual(['100–1.500\u00a0€', '€100–1,500', '100–1.500\u00a0€']);
});

test('sums and differences follow from the amounts that the texts name', () => {
  const texts = numberTexts('en');
  /** The ends of a range; an amount is both ends. */
  const ends = (name: keyof typeof texts) => {
    const [from = 0, to = from] = texts[name].split('–').map((end) => +end.replace(/\D/g, ''));
    return [from, to] as const;
  };
  for (const [total, unit, ...parts] of [
    ['assistantNet', 1, 'assistantLeft', 'roomRent'],
    ['nurseNet', 1, 'nurseLeft', 'roomRent'],
    ['firstMonthCosts', 10, 'roomRent', 'roomRent', 'foodCosts', 'ticketPrice'],
    ['b2Costs', 1, 'coursePrice', 'examPrice'],
    ['routeCosts', 100, 'applicationPrice', 'translationPrice', 'visaFee'],
  ] as const) {
    const sums = ([0, 1] as const).map((end) =>
      parts.reduce((sum, part) => sum + ends(part)[end], 0),
    );
    expect([total, ends(total)]).toEqual([total, sums.map((sum) => Math.round(sum / unit) * unit)]);
  }
  expect(ends('fastDecisionLimit')[0]).toBeLessThan(ends('decisionLimit')[0]);
});

test('replaces the placeholders of numbers, and keeps others', () => {
  expect(fillInNumbers('de')('{placed} in {startMonths} Monaten, {email}')).toBe(
    '1.234 in 3–4 Monaten, {email}',
  );
  expect(fillInNumbers('vas')('za {employerMonths} mjeseca')).toBe('za 4–5 mjeseci');
});

// biome-ignore format: a table to be read at a glance
test.each([
  ['de', '1', 'in {n} Monaten, {n} <unit>Wochen</unit>', 'in {n} Monat, {n} <unit>Woche</unit>'],
  ['de', '1–2', 'in {n} Monaten, {n} Monate', 'in {n} Monaten, {n} Monate'],
  ['en', '1', '{n} months, {n} years, {n} nurses', '{n} month, {n} year, {n} nurses'],
  ['vas', '1', '{n} mjeseca, za {n} sedmice, od {n} godina', '{n} mjesec, za {n} sedmicu, od {n} godine'],
  ['vas', '3–4', '{n} mjeseci, {n} mjesečno', '{n} mjeseca, {n} mjesečno'],
  ['vas', '12', '{n} <unit>mjeseca</unit>', '{n} <unit>mjeseci</unit>'],
  ['vas', '1–1,5', '{n} mjeseci', '{n} mjeseca'],
  ['vas', 'dvije', '{n} godine, {m} godine', '{n} godine, {m} godine'],
] as const)('in %s, a noun after %s has the form for it: %s', (locale, n, written, shown) => {
  expect(inflectNouns(written, { n }, locale)).toBe(shown);
});
