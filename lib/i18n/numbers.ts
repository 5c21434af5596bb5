import { inflectNouns } from '@/lib/i18n/nouns';
import { type Locale, localeTable } from '@/lib/locales';
import {
  durations,
  durationsAsOf,
  inMonths,
  type NumberRange,
  sum,
  wholeMonths,
} from '@/lib/plan/durations';
import { introducedAnswers, monthsToWork, readyAnswers, typicalAnswers } from '@/lib/plan/timeline';
import { earlyEndValues } from '@/lib/site/channels';
import company from '@/messages/company.json' with { type: 'json' };
import { site } from '@/site.config';

const { figures } = company;

/** A number, or a range. */
type Quantity = number | NumberRange;

/** What a nurse pays on her way from B1, in euros of 2026. */
const prices = {
  applicationPrice: { from: 100, to: 600 },
  translationPrice: { from: 300, to: 800 },
  examPrice: { from: 120, to: 250 },
  coursePrice: { from: 400, to: 1000 },
} as const satisfies Record<string, NumberRange>;

/** German from B1 to B2: course and exam, in euros. */
export const b2Price = sum(prices.coursePrice, prices.examPrice);

/** A range of euros, rounded to hundreds. */
export function toHundreds({ from, to }: NumberRange): NumberRange {
  return { from: Math.round(from / 100) * 100, to: Math.round(to / 100) * 100 };
}

/** Amounts in euros that others follow from. */
const given = {
  /** National visa, § 46 (2) AufenthV. */
  visaFee: 75,
  /** Net pay beside the gross pay below: tax class I, no children, no church tax, 2026. */
  assistantNet: 2000,
  nurseNet: 2350,
  /** The example post of the nurses' page, and the first month there. */
  roomRent: 420,
  foodCosts: 250,
  ticketPrice: 63,
} as const;

/** Amounts in euros, and ranges. */
export const amounts = {
  ...prices,
  ...given,
  /** What a nurse with B1 pays until the first day at work: application, translations, visa. */
  routeCosts: toHundreds(
    sum(prices.applicationPrice, prices.translationPrice, {
      from: given.visaFee,
      to: given.visaFee,
    }),
  ),
  /** What she pays later, for B2. */
  b2Costs: b2Price,
  /** Upper limit of a candidate's costs that the company covers, § 5 of the candidates' terms. */
  costLimit: 500,
  /** Fast-track procedure, § 47 (1) no. 15 AufenthV. */
  fastTrackFee: 411,
  /** Starting pay per month by TVöD-P from May 2026: assistants (P5, P6) and nurses (P7). */
  hospitalAssistantPay: 2907,
  hospitalAssistantPayP6: 3012,
  hospitalNursePay: 3510,
  /** Net pay with a spouse and one child in Germany: tax class III, no church tax, 2026. */
  familyNet: 2250,
  /** For each child and month, § 66 EStG. */
  childBenefit: 259,
  /** What is left a month after the rent. */
  assistantLeft: given.assistantNet - given.roomRent,
  nurseLeft: given.nurseNet - given.roomRent,
  /** Rent, a deposit of the same amount, food and ticket, in tens. */
  firstMonthCosts: Math.round((2 * given.roomRent + given.foodCosts + given.ticketPrice) / 10) * 10,
  /** Minimum salary in 2026 for a year, from the age of 45, § 18 (2) no. 5 AufenthG. */
  salaryFrom45: 55770,
} as const satisfies Record<string, Quantity>;

/** Numbers and ranges without their unit. */
const numbers = {
  /** Months from employment contract and decision letter to the first day at work. */
  startMonths: wholeMonths(sum(inMonths('visa'), inMonths('travel'))),
  /** Months to the first day at work with B1: documents to be collected, or complete at best. */
  firstDayMonths: {
    from: monthsToWork(introducedAnswers).from,
    to: monthsToWork(typicalAnswers).to,
  },
  /** Months to the first day at work with complete documents in the fast track, at best. */
  fastestMonths: monthsToWork({ ...introducedAnswers, procedure: 'fast' }).from,
  /** Months from an employer's first call to the first day at work, if nothing is missing. */
  employerMonths: monthsToWork(readyAnswers),
  /** Months to the first day at work without any German. */
  noGermanMonths: monthsToWork({ ...typicalAnswers, german: 'none' }),
  /** Months for one level of German, for the documents, and for an adaptation course. */
  levelMonths: durations.languageLevel,
  documentMonths: sum(durations.collectingDocuments, durations.translatingDocuments),
  courseMonths: durations.course,
  /** Months until the decision letter in the fast track. */
  fastMonths: inMonths('recognitionFast'),
  /** Weeks of the fast track until the embassy's decision, the wait for the appointment included. */
  visaWeeks: sum(durations.appointmentFast, durations.visaFast),
  /** Months that the law gives the authority for its decision: § 43 PflAPrV, § 81a AufenthG. */
  decisionLimit: 4,
  fastDecisionLimit: 2,
  /** Years of the whole recognition from the application, at most. */
  recognitionYears: durations.wholeRecognition.to / 12,
  /** Weeks from an employer's first call to the first application of a nurse, at most. */
  applicationWeeks: 2,
  profileMinutes: 2,
  /** Days until the joining bonus is paid, by § 5 of the candidates' terms. */
  bonusDays: 30,
  /** Days until an invoice is due, by § 5 of the employers' terms. */
  paymentDays: 14,
  /** Working days in the employers' terms: § 3, to report earlier contact; § 4, to review. */
  reviewDays: 5,
  /** The company's statistics: nurses placed, nurses in the pool, and the years that they cover. */
  placed: figures.placed,
  pool: figures.pool,
  statisticsYears: figures.statisticsYears,
} as const satisfies Record<string, Quantity>;

/** A month with its year in a language: November 2026. */
function monthText(month: string, locale: Locale): string {
  const options = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeTable[locale].intl, options)
    .format(new Date(month))
    .replace(/\.$/, '')
    .replaceAll(' ', '\u00a0');
}

/** First month of the company's statistics. */
function statisticsFrom(): string {
  const month = new Date(figures.statisticsUntil);
  month.setUTCMonth(month.getUTCMonth() + 1 - 12 * figures.statisticsYears);
  return month.toISOString();
}

/** A month, or its name alone, after a preposition: bis August 2025, do augusta 2025, u oktobru. */
export function inflectMonth(month: string, after: 'from' | 'in', locale: Locale): string {
  const ending = localeTable[locale].monthEndings[after];
  if (ending === '') return month;
  // BHS: januara, but juna of juni and oktobra of oktobar.
  return month.replace(/(?:(?<=b)ar|i)?(?=\u00a0|$)/, (own) => (own === 'ar' ? 'r' : '') + ending);
}

/** A number or a range in the notation of a language: 1,5–3. */
function quantityText(value: Quantity, locale: Locale, options?: Intl.NumberFormatOptions): string {
  const format = new Intl.NumberFormat(localeTable[locale].intl, options);
  const { from, to } = typeof value === 'number' ? { from: value, to: value } : value;
  if (from === to) return format.format(from);
  // BHS has spaces around the dash, and English repeats the sign of a currency.
  return format.formatRange(from, to).replace(/\s*–\s*€?/, '–');
}

/** A whole amount or a range in the notation of a language: 500 €, €100–600. */
export const eurosText = (value: Quantity, locale: Locale): string =>
  quantityText(value, locale, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 });

/** Every value of a table as text. */
function textsOf<Name extends string>(
  table: Readonly<Record<Name, Quantity>>,
  toText: (value: Quantity) => string,
): Record<Name, string> {
  const texts = Object.entries<Quantity>(table).map(([name, value]) => [name, toText(value)]);
  return Object.fromEntries(texts);
}

const localTexts = (locale: Locale) => ({
  ...textsOf(amounts, (value) => eurosText(value, locale)),
  ...textsOf(numbers, (value) => quantityText(value, locale)),
  /** Months after the start in which an employment may end early, by `optional.earlyEnd`. */
  earlyEndMonths: quantityText(earlyEndValues(site).months, locale),
  /** Share of the nurses placed who have left their job, by the company's statistics. */
  nursesLeftPercent: quantityText(figures.nursesLeftPercent / 100, locale, {
    style: 'percent',
    maximumFractionDigits: 1,
  }),
  /** First and last month of the company's statistics, in the form after "from" and "until". */
  statisticsFrom: inflectMonth(monthText(statisticsFrom(), locale), 'from', locale),
  statisticsUntil: inflectMonth(monthText(figures.statisticsUntil, locale), 'from', locale),
  /** Month in which laws, fees, pay and durations were last compared with the texts. */
  factsCheckedIn: monthText(durationsAsOf, locale),
});

/** Numbers that a language writes as a word, or inflected. */
const exceptions: Partial<Record<Locale, Partial<ReturnType<typeof localTexts>>>> = {
  de: { reviewDays: 'fünf' },
  en: { reviewDays: 'five' },
  vas: {
    nursesLeftPercent: `${quantityText(figures.nursesLeftPercent, 'vas')}\u00a0%`,
    reviewDays: 'pet',
  },
};

/** Every number and amount that texts may use as a placeholder, in the notation of a language. */
export const numberTexts = (locale: Locale) => ({ ...localTexts(locale), ...exceptions[locale] });

/**
 * Returns a function that replaces the placeholders of numbers and amounts in a text, and writes the
 * nouns after them in the form that the number requires.
 */
export function fillInNumbers(locale: Locale): (text: string) => string {
  const values = numberTexts(locale);
  const textByName = new Map<string, string>(Object.entries(values));
  return (text) =>
    inflectNouns(text, values, locale).replace(
      /\{(\w+)\}/g,
      (braces, name) => textByName.get(name) ?? braces,
    );
}
