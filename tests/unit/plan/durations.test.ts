import { numberTexts } from '@/lib/i18n/numbers';
import { durationSources } from '@/lib/plan/durations';

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
  routeCosts: ['1.000–2.700 €', '€1,000–2,700', '1.000–2.700 €'],
  hospitalAssistantPay: ['2.907 €', '€2,907', '2.907 €'],
  assistantLeft: ['1.580 €', '€1,580', '1.580 €'],
  nurseLeft: ['1.930 €', '€1,930', '1.930 €'],
  firstMonthCosts: ['1.150 €', '€1,150', '1.150 €'],
} as const satisfies Partial<Record<keyof ReturnType<typeof numberTexts>, readonly string[]>>;

test.each(['de', 'en', 'vas'] as const)('texts in %s show these numbers', (locale) => {
  const texts = new Map(Object.entries(numberTexts(locale)));
  const index = { de: 0, en: 1, vas: 2 }[locale];
  const shown = Object.keys(expected).map((name) => texts.get(name)?.replaceAll('\u00a0', ' '));
  expect(shown).toEqual(Object.values(expected).map((byLocale) => byLocale[index]));
});

test.each(Object.entries(durationSources))('%s has a source', (_, { basis, source }) => {
  expect(source).toMatch(basis === 'law' ? /^§ \d+/ : /\w{3}/);
});
