/** Minimum and maximum of a number, such as months, weeks or euros. */
export type NumberRange = { readonly from: number; readonly to: number };

/** In months, if no unit is given. */
type Duration = NumberRange & { unit?: 'weeks' };

/** Date of the last comparison of the table with its sources. */
export const durationsAsOf = '2026-11';

/**
 * How long each step to Germany takes. The texts and the planner take all durations from here.
 * Those without a source are the company's experience.
 */
export const durations = {
  /** One level of German in an intensive course. With a full-time job, it takes longer. */
  languageLevel: { from: 3, to: 6 },
  collectingDocuments: { from: 0.5, to: 2 },
  translatingDocuments: { from: 0.5, to: 1 },
  /** From a complete profile to the contract. With visa and journey: 3 to 4 months (FAQ). */
  employer: { from: 1, to: 1 },
  /** From the complete application to the decision: the authority's time limit, § 43 PflAPrV. */
  recognition: { from: 4, to: 4 },
  recognitionFast: { from: 2, to: 2 },
  /** The employment agency's consent before the embassy: § 81a AufenthG, § 36 BeschV. */
  consentFast: { from: 1, to: 1, unit: 'weeks' },
  /** The embassy's appointment and decision: § 31a AufenthV. */
  appointmentFast: { from: 3, to: 3, unit: 'weeks' },
  visaFast: { from: 3, to: 3, unit: 'weeks' },
  /** Consent, appointment and visa in the ordinary procedure. With the journey: 2 to 3 months. */
  visa: { from: 1.75, to: 2.5 },
  travel: { from: 1, to: 2, unit: 'weeks' },
  /** Adaptation course, after arrival: bridgecareacademy.de. */
  course: { from: 6, to: 8 },
  /** From the application to the licence, at most (pflegen-online.de). */
  wholeRecognition: { from: 24, to: 24 },
} as const satisfies Record<string, Duration>;

/** A month counts as four weeks, so that estimates are too long rather than too short. */
const weeksPerMonth = 4;

/** A duration of the table in months. */
export function inMonths(name: keyof typeof durations): NumberRange {
  const { from, to, unit }: Duration = durations[name];
  const size = unit === 'weeks' ? weeksPerMonth : 1;
  return { from: from / size, to: to / size };
}

/** The sum of the minimums, and that of the maximums. */
export const sum = (...ranges: readonly NumberRange[]): NumberRange => ({
  from: ranges.reduce((total, { from }) => total + from, 0),
  to: ranges.reduce((total, { to }) => total + to, 0),
});

/** Months rounded up, so that estimates are too long rather than too short. */
export const wholeMonths = ({ from, to }: NumberRange): NumberRange => ({
  from: Math.ceil(from),
  to: Math.ceil(to),
});
