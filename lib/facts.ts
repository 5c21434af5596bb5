import { durations, inMonths, type NumberRange, sum, wholeMonths } from '@/lib/plan/durations';
import { introducedAnswers, monthsToWork, readyAnswers, typicalAnswers } from '@/lib/plan/timeline';
import company from '@/messages/company.json' with { type: 'json' };

/** A number, or a range. */
export type Quantity = number | NumberRange;

/** What a nurse pays on her way from B1, in euros of 2026. */
const prices = {
  applicationPrice: { from: 100, to: 600 },
  translationPrice: { from: 300, to: 800 },
  examPrice: { from: 120, to: 250 },
  coursePrice: { from: 400, to: 1000 },
} as const satisfies Record<string, NumberRange>;

/** Value added tax, § 12 (1) UStG. */
export const vatRate = 0.19;

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
export const numbers = {
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
  placed: company.figures.placed,
  pool: company.figures.pool,
  statisticsYears: company.figures.statisticsYears,
} as const satisfies Record<string, Quantity>;
