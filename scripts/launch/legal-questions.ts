import { type Problem, warning } from '@/lib/i18n/text-problem';

/** Points of the texts on which lawyers may differ, with their places below `messages/de/`. */
const questions: readonly (readonly [place: string, question: string])[] = [
  [
    'terms-candidates.md: § 1 (3)',
    'how does a nurse abroad sign in written form (§ 296 (1) SGB III, § 126a BGB)? Say it there',
  ],
  [
    'terms-candidates.md: § 1 (3)',
    'does a contract concluded at a distance need a withdrawal notice, although it costs nothing (§ 312 (1a) BGB)?',
  ],
  [
    'terms-candidates.md: § 3 (5)',
    'may the full lessons depend on the contract and its consent (Art. 7 (4) GDPR)?',
  ],
  ['terms-candidates.md: § 7 (4)', 'does the place of jurisdiction hold for consumers (§ 38 ZPO)?'],
  [
    'terms-employers.md: § 3',
    'do the five working days after receipt of a profile begin before it names the person (§ 307 BGB)?',
  ],
  [
    'terms-employers.md: § 6 (4)',
    'is the fee for bypassing valid if the contract sets no period (§ 307 BGB)?',
  ],
  [
    'nurses.json: costs',
    'may the pages say that you or the employer cover costs that § 5 leaves to a promise (§ 5 UWG)?',
  ],
  [
    'nurses.json: rights',
    'do the countries where you recruit require a licence of placement agencies? If you hold it, say so',
  ],
];

/** What the company's lawyer has to confirm before the launch. */
export const legalQuestions: readonly Problem[] = questions.map(([place, question]) =>
  warning(`messages/de/${place}`, '', question),
);
