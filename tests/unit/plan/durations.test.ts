import { numberTexts } from '@/lib/i18n/numbers';
import { inMonths } from '@/lib/plan/durations';

/** Calculated by hand, from the tables of plan.test.ts and docs/facts.md. */
const expected = {
  firstDayMonths: ['7–10', '7–10', '7–10'],
  introducedMonths: ['7–8', '7–8', '7–8'],
  fastestMonths: ['5', '5', '5'],
  employerMonths: ['3–4', '3–4', '3–4'],
  startMonths: ['2–3', '2–3', '2–3'],
  noGermanMonths: ['16–26', '16–26', '16–26'],
  visaWeeks: ['6', '6', '6'],
  applicationPrice: ['100–600 €', '€100–600', '100–600 €'],
  routeCosts: ['500–1.500 €', '€500–1,500', '500–1.500 €'],
  b2Costs: ['520–1.250 €', '€520–1,250', '520–1.250 €'],
  hospitalAssistantPay: ['2.907 €', '€2,907', '2.907 €'],
  assistantLeft: ['1.580 €', '€1,580', '1.580 €'],
  nurseLeft: ['1.930 €', '€1,930', '1.930 €'],
  firstMonthCosts: ['1.150 €', '€1,150', '1.150 €'],
  // The terms say the same.
  costLimit: ['500 €', '€500', '500 €'],
  bonusDays: ['30', '30', '30'],
  paymentDays: ['14', '14', '14'],
  reviewDays: ['fünf', 'five', 'pet'],
} as const satisfies Partial<Record<keyof ReturnType<typeof numberTexts>, readonly string[]>>;

test.each(['de', 'en', 'vas'] as const)('texts in %s show these numbers', (locale) => {
  const texts = new Map(Object.entries(numberTexts(locale)));
  const index = { de: 0, en: 1, vas: 2 }[locale];
  const shown = Object.keys(expected).map((name) => texts.get(name)?.replaceAll('\u00a0', ' '));
  expect(shown).toEqual(Object.values(expected).map((byLocale) => byLocale[index]));
});

// In months; three weeks are three quarters of one.
test.each([
  ['languageLevel', 3, 6],
  ['collectingDocuments', 0.5, 2],
  ['translatingDocuments', 0.5, 1],
  ['employer', 1, 1],
  ['recognition', 4, 4],
  ['recognitionFast', 2, 2],
  ['consentFast', 0.25, 0.25],
  ['appointmentFast', 0.75, 0.75],
  ['visaFast', 0.75, 0.75],
  ['visa', 1.75, 2.5],
  ['travel', 0.25, 0.5],
  ['course', 6, 8],
] as const)('%s takes %d to %d months', (name, from, to) => {
  expect(inMonths(name)).toEqual({ from, to });
});
