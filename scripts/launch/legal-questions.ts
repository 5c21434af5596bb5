import type { Problem } from '@/lib/i18n/text-problem';

const terms = 'messages/de/terms-candidates.md';

/** Points of the texts on which lawyers may differ. */
const questions: readonly Omit<Problem, 'isWarning'>[] = [
  {
    file: terms,
    key: '§ 1 (3)',
    message:
      'how does a nurse abroad sign in written form (§ 296 (1) SGB III, § 126a BGB)? Say it there',
  },
  {
    file: terms,
    key: '§ 1 (3)',
    message:
      'does a contract concluded at a distance need a withdrawal notice, although it costs nothing (§ 312 (1a) BGB)?',
  },
  {
    file: terms,
    key: '§ 3 (5)',
    message: 'may the full lessons depend on the contract and its consent (Art. 7 (4) GDPR)?',
  },
  {
    file: terms,
    key: '§ 7 (4)',
    message: 'does the place of jurisdiction hold for consumers (§ 38 ZPO)?',
  },
  {
    file: 'messages/de/terms-employers.md',
    key: '§ 3',
    message:
      'do the five working days after receipt of a profile begin before it names the person (§ 307 BGB)?',
  },
  {
    file: 'messages/de/terms-employers.md',
    key: '§ 6 (4)',
    message: 'is the fee for bypassing valid if the contract sets no period (§ 307 BGB)?',
  },
  {
    file: 'messages/de/nurses.json',
    key: 'rights',
    message:
      'do the countries where you recruit require a licence of placement agencies? If you hold it, say so',
  },
];

/** What the company's lawyer has to confirm before the launch. */
export function legalQuestions(): Problem[] {
  return questions.map((question) => ({ ...question, isWarning: true }));
}
