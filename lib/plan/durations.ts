/** Minimum and maximum of a number, such as months, weeks or euros. */
export type NumberRange = { readonly from: number; readonly to: number };

/** In months, if no unit is given. */
type Duration = NumberRange & { unit?: 'weeks' };

/** The source of a duration: a time limit in a law, or experience. */
type Source = { basis: 'law' | 'experience'; source: string };

/** Date of the last comparison of the table with its sources. */
export const durationsAsOf = '2026-11';

const own = 'own experience';

/** The source of each duration. Separate from `durations`, so that browsers need not load it. */
export const durationSources = {
  languageLevel: { basis: 'experience', source: own },
  collectingDocuments: { basis: 'experience', source: own },
  translatingDocuments: { basis: 'experience', source: own },
  employer: { basis: 'experience', source: own },
  recognition: { basis: 'law', source: '§ 43 PflAPrV' },
  recognitionFast: { basis: 'law', source: '§ 43 PflAPrV' },
  consentFast: { basis: 'law', source: '§ 81a AufenthG, § 36 BeschV' },
  appointmentFast: { basis: 'law', source: '§ 31a AufenthV' },
  visaFast: { basis: 'law', source: '§ 31a AufenthV' },
  visa: { basis: 'experience', source: own },
  travel: { basis: 'experience', source: own },
  course: { basis: 'experience', source: 'bridgecareacademy.de' },
} as const satisfies Record<string, Source>;

/** How long each step to Germany takes. The texts and the planner take all durations from here. */
export const durations: Record<keyof typeof durationSources, Duration> = {
  /** One level of German in an intensive course. With a full-time job, it takes longer. */
  languageLevel: { from: 3, to: 6 },
  collectingDocuments: { from: 0.5, to: 2 },
  translatingDocuments: { from: 0.5, to: 1 },
  /** From a complete profile to the contract. With visa and journey: 3 to 4 months (FAQ). */
  employer: { from: 1, to: 1 },
  /** From the complete application to the decision letter: the authority's whole time limit. */
  recognition: { from: 4, to: 4 },
  recognitionFast: { from: 2, to: 2 },
  /** The employment agency's consent, which comes before the embassy. */
  consentFast: { from: 1, to: 1, unit: 'weeks' },
  appointmentFast: { from: 3, to: 3, unit: 'weeks' },
  visaFast: { from: 3, to: 3, unit: 'weeks' },
  /** Consent, appointment and visa in the ordinary procedure. With the journey: 2 to 3 months. */
  visa: { from: 1.75, to: 2.5 },
  travel: { from: 1, to: 2, unit: 'weeks' },
  /** Adaptation course, after arrival. */
  course: { from: 6, to: 8 },
};

/** A month counts as four weeks, so that estimates are too long rather than too short. */
const weeksPerMonth = 4;

/** A duration of the table in months. */
export function inMonths(name: keyof typeof durations): NumberRange {
  const { from, to, unit } = durations[name];
  const size = unit === 'weeks' ? weeksPerMonth : 1;
  return { from: from / size, to: to / size };
}

/** The sum of the minimums, and that of the maximums. */
export const sum = (...ranges: readonly NumberRange[]): NumberRange => ({
  from: ranges.reduce((total, { from }) => total + from, 0),
  to: ranges.reduce((total, { to }) => total + to, 0),
});
