import { formatProblem } from '@/lib/i18n/text-problem';
import { checkSummary, updateFingerprints } from '@/scripts/checks/terms-texts';

const german = {
  file: 'messages/de/terms-candidates.md',
  text: '# AGB\n\nStand: 13.03.2024\n\n## §\u00a01 Umfang\n\nAlles.\n\n## §\u00a02 Kosten\n\n1. Keine.\n\n## Einwilligung\n\nJa.\n',
};
const written =
  '# In plain English\n\nWhat it is.\n\n## §\u00a01 Scope\n\nEverything.\n\n## §\u00a02 Costs\n\n1. None.\n\n## Consent\n\nYes.\n';
const file = 'messages/en/terms-candidates-summary.md';
const confirmCommand = 'npm run messages -- confirm-summaries en';
const changed = (section: string) =>
  `${file}: ${section}: ${german.file} has changed since this was written; read both, correct the summary, then run: ${confirmCommand}`;

const stored = updateFingerprints({ text: written, german });

const check = (text: string, source = german.text) =>
  checkSummary({ locale: 'en', file, text, german: { ...german, text: source } }).map(
    formatProblem,
  );

it('reports every section without a fingerprint', () => {
  expect(check(written)).toEqual([changed('§ 1'), changed('§ 2'), changed('Einwilligung')]);
  expect(check(stored)).toEqual([]);
});

it.each([
  ['Keine.', 'Keine, außer 500 Euro.', [changed('§ 2')]],
  ['§\u00a01 Umfang', '§\u00a01 Geltung', [changed('§ 1')]],
  ['Ja.', 'Ja, gesondert.', [changed('Einwilligung')]],
  // Line breaks and spaces are ignored.
  ['Alles.\n\n', 'Alles.\n\n\n\n', []],
])('reports the section whose German text has changed: %j, %j', (from, to, problems) => {
  expect(check(stored, german.text.replace(from, to))).toEqual(problems);
});

it('reports a section without a summary, and one without a German section', () => {
  expect(check(stored.replace('§\u00a02', '§\u00a03'))).toEqual([
    `${file}: § 2: missing; summarise this section of ${german.file}, then run: ${confirmCommand}`,
    `${file}: § 3: no such section in ${german.file}; remove it or correct its number`,
  ]);
});
