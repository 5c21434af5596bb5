import { type Locale, localeTable } from '@/lib/locales';
import { durations, durationsAsOf, inMonths, type NumberRange, sum } from '@/lib/plan/durations';
import company from '@/messages/company.json' with { type: 'json' };

const { figures } = company;

/** Amounts in euros. */
export const amounts = {
  /** Upper limit of a candidate's costs that the company covers, § 5 of the candidates' terms. */
  costLimit: 500,
  /** Lower bound of a candidate's own costs: course, exam, translations, fees. */
  routeCosts: 1000,
  /** Fast-track procedure, § 47 (1) no. 15 AufenthV. */
  fastTrackFee: 411,
  /** National visa, § 46 (2) AufenthV. */
  visaFee: 75,
  /** Minimum wage from July 2026: assistants, assistants with a year of training, nurses. */
  assistantWage: 16.52,
  middleWage: 17.8,
  nurseWage: 21.03,
  /** The same wages per month, for 39 hours a week. */
  assistantPay: 2790,
  middlePay: 3010,
  nursePay: 3560,
  /** Starting pay per month by TVöD-P from May 2026: assistants (P5) and nurses (P7). */
  hospitalAssistantPay: 2907,
  hospitalNursePay: 3510,
  /** Minimum salary in 2026 for a year, from the age of 45, § 18 (2) no. 5 AufenthG. */
  salaryFrom45: 55770,
} as const;

const rangeText = ({ from, to }: NumberRange) => (from === to ? `${from}` : `${from}–${to}`);

const { languageLevel, collectingDocuments, course, appointmentFast, visaFast } = durations;
const startRange = sum(inMonths('visa'), inMonths('travel'));
const employerRange = sum(startRange, inMonths('employer'));

/** Numbers with the same notation in every language, without their unit. */
const numbers = {
  /** Months from employment contract and decision letter to the first day at work. */
  startMonths: rangeText(startRange),
  /** Months from an employer's first call to the first day at work, if nothing is missing. */
  employerMonths: rangeText(employerRange),
  /** Months to the first day at work without any German. */
  noGermanMonths: rangeText(
    sum(employerRange, inMonths('recognition'), languageLevel, languageLevel, languageLevel),
  ),
  /** Months for one level of German, for the documents, and for an adaptation course. */
  levelMonths: rangeText(languageLevel),
  documentMonths: rangeText(sum(collectingDocuments, durations.translatingDocuments)),
  courseMonths: rangeText(course),
  /** Months until the decision letter, by law: ordinary procedure and fast track. */
  recognitionMonths: rangeText(inMonths('recognition')),
  fastMonths: rangeText(inMonths('recognitionFast')),
  /** Weeks of the fast track: until the appointment at the embassy, and until its decision. */
  appointmentWeeks: rangeText(appointmentFast),
  decisionWeeks: rangeText(visaFast),
  /** Weeks from an employer's first call to the first application of a nurse, at most. */
  applicationWeeks: '2',
  profileMinutes: '2',
  /** Days until the joining bonus is paid, by § 5 of the candidates' terms. */
  bonusDays: '30',
  /** Days until an invoice is due, by § 5 of the employers' terms. */
  paymentDays: '14',
  /** Years that the company's statistics cover. */
  statisticsYears: `${figures.statisticsYears}`,
} as const;

/** A month with its year in a language: November 2026. */
function monthText(month: string, locale: Locale): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeTable[locale].intl, options)
    .format(new Date(month))
    .replace(/\.$/, '')
    .replaceAll(' ', '\u00a0');
}

/** The genitive of a BHS month, which follows "until": januara, juna, oktobra. */
const genitive = (month: string) =>
  month.replace(/(?:(?<=b)ar|i)?(?=\u00a0)/, (ending) => (ending === 'ar' ? 'ra' : 'a'));

/** An amount in the notation of a language: 500 €, €17.80. */
function amountText(amount: number, locale: Locale): string {
  return new Intl.NumberFormat(localeTable[locale].intl, {
    style: 'currency',
    currency: 'EUR',
    useGrouping: true,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
  }).format(amount);
}

/** Every amount in the notation of a language. */
export function amountTexts(locale: Locale): Record<keyof typeof amounts, string> {
  const texts = Object.entries(amounts).map(([name, amount]) => [name, amountText(amount, locale)]);
  return Object.fromEntries(texts);
}

const numberText = (value: number, locale: Locale) =>
  new Intl.NumberFormat(localeTable[locale].intl).format(value);

/** Numbers whose notation depends on the language. */
const localNumbers = (locale: Locale) => ({
  /** The company's statistics: nurses placed, nurses in the pool, and nurses who left their job. */
  placed: numberText(figures.placed, locale),
  pool: numberText(figures.pool, locale),
  nursesLeftPercent: new Intl.NumberFormat(localeTable[locale].intl, {
    style: 'percent',
    maximumFractionDigits: 1,
  }).format(figures.nursesLeftPercent / 100),
  /** Working days in the employers' terms: § 3, to report earlier contact; § 4, to review. */
  reviewDays: '5',
  /** Years of the whole recognition from the application, at most (pflegen-online.de). */
  recognitionYears: '2',
  /** Last month of the company's statistics, in the form that follows "until". */
  statisticsUntil: monthText(figures.statisticsUntil, locale),
  /** Month in which laws, fees, pay and durations were last compared with the texts. */
  factsCheckedIn: monthText(durationsAsOf, locale),
});

/** Numbers that a language writes as a word, or inflected. */
const exceptions: Partial<Record<Locale, Partial<ReturnType<typeof localNumbers>>>> = {
  de: { reviewDays: 'fünf', recognitionYears: 'zwei' },
  en: { reviewDays: 'five', recognitionYears: 'two' },
  vas: {
    nursesLeftPercent: `${numberText(figures.nursesLeftPercent, 'vas')}\u00a0%`,
    reviewDays: 'pet',
    recognitionYears: 'dvije',
    statisticsUntil: genitive(monthText(figures.statisticsUntil, 'vas')),
  },
};

/** Every number and amount that texts may use as a placeholder, in the notation of a language. */
export function numberTexts(locale: Locale) {
  return { ...amountTexts(locale), ...numbers, ...localNumbers(locale), ...exceptions[locale] };
}

/** Replaces the placeholders of numbers and amounts in a text, or in a whole message file. */
export function fillInNumbers(texts: string, locale: Locale): string {
  const textByName = new Map<string, string>(Object.entries(numberTexts(locale)));
  return texts.replace(/\{(\w+)\}/g, (braces, name) => textByName.get(name) ?? braces);
}
