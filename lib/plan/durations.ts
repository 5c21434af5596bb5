/** From the shortest to the longest, in months or weeks. */
export type Range = { readonly from: number; readonly to: number };

type Duration = Range & {
  unit: 'months' | 'weeks';
  /** A time limit of the law, or the company's experience. */
  basis: 'law' | 'experience';
  source: string;
};

/** When the table was last compared with its sources. */
export const durationsAsOf = '2026-11';

const own = 'own experience';

/**
 * How long each step to Germany takes: the only place where it stands. The nurses' table of the way
 * and the planner read it.
 */
export const durations = {
  /** One level of German, beside a job. */
  languageLevel: { from: 3, to: 6, unit: 'months', basis: 'experience', source: own },
  collecting: { from: 0.5, to: 2, unit: 'months', basis: 'experience', source: own },
  translating: { from: 0.5, to: 1, unit: 'months', basis: 'experience', source: own },
  /** From a complete profile to the contract: the 3 to 4 months of the FAQs less visa and journey. */
  employer: { from: 1, to: 1, unit: 'months', basis: 'experience', source: own },
  /** From the complete application; a limit, so nobody can count on less. */
  recognition: { from: 4, to: 4, unit: 'months', basis: 'law', source: '§ 43 PflAPrV' },
  recognitionFast: { from: 2, to: 2, unit: 'months', basis: 'law', source: '§ 43 PflAPrV' },
  /** The employment agency's consent, which comes before the embassy. */
  consentFast: {
    from: 1,
    to: 1,
    unit: 'weeks',
    basis: 'law',
    source: '§ 81a AufenthG, § 36 BeschV',
  },
  appointmentFast: { from: 3, to: 3, unit: 'weeks', basis: 'law', source: '§ 31a AufenthV' },
  visaFast: { from: 3, to: 3, unit: 'weeks', basis: 'law', source: '§ 31a AufenthV' },
  /** Consent, appointment and visa without time limits. */
  visa: { from: 2, to: 2.5, unit: 'months', basis: 'experience', source: own },
  travel: { from: 1, to: 2, unit: 'weeks', basis: 'experience', source: own },
  /** Adaptation course, after arrival. */
  course: { from: 6, to: 8, unit: 'months', basis: 'experience', source: 'bridgecareacademy.de' },
  /** The whole recognition, at most. */
  wholeRecognition: {
    from: 24,
    to: 24,
    unit: 'months',
    basis: 'experience',
    source: 'pflegen-online.de',
  },
} as const satisfies Record<string, Duration>;

/** A month counts as four weeks: rather too late than too early. */
const weeksOfMonth = 4;

/** A duration of the table in months. */
export function inMonths(name: keyof typeof durations): Range {
  const { from, to, unit } = durations[name];
  const size = unit === 'weeks' ? weeksOfMonth : 1;
  return { from: from / size, to: to / size };
}
