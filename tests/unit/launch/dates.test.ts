import { execFileSync } from 'node:child_process';
import { formatProblem } from '@/lib/i18n/text-problem';
import { locales } from '@/lib/locales';
import { checkLegalDates, datedTexts, futureMonths } from '@/scripts/launch/dates';
import { filledSite } from '@/tests/support/filled-site';
import { folderWith } from '@/tests/support/folder-with';

const text = { file: 'text.md', key: 'Stand', shown: '01.06.2025' };
let root = '';

beforeEach(async () => {
  root = await folderWith({ 'text.md': 'text' });
});

it('names a text that was changed after its date', () => {
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-06-15T12:00:00Z' };
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  for (const args of [['init'], ['add', '.'], [...person, 'commit', '-m', 'Write']]) {
    execFileSync('git', args, { cwd: root, stdio: 'ignore', env });
  }
  const findProblems = (lastDay: string) =>
    checkLegalDates(root, [{ ...text, lastDay }]).map(formatProblem);
  expect(findProblems('2025-06-14')).toEqual([
    expect.stringContaining('text.md: Stand: "01.06.2025", but the file was changed on 2025-06-15'),
  ]);
  expect(findProblems('2025-06-15')).toEqual([]);
});

it('names a month that has not begun', () => {
  const legal = { revised: '2026-04', changed: '2026-05', retentionMonths: 6 };
  expect(futureMonths({ legal }, new Date('2026-04-30')).map(({ key }) => key)).toEqual([
    'legal.changed',
  ]);
});

it('warns if there is no git to compare with', () => {
  expect(checkLegalDates(root, [{ ...text, lastDay: '2020-01-01' }])).toEqual([
    expect.objectContaining({ isWarning: true }),
  ]);
});

it('takes the last day of the month for each page in each language, and the dates of the terms', async () => {
  const legal = { ...filledSite.legal, changed: '2024-02' };
  const texts = await datedTexts({ ...filledSite, legal });
  expect(texts).toHaveLength(2 + 2 * locales.length);
  for (const [file, lastDay] of [
    ['messages/vas/privacy.json', '2024-02-31'],
    ['messages/de/terms-employers.md', '2025-07-15'],
  ]) {
    expect(texts).toContainEqual(expect.objectContaining({ file, lastDay }));
  }
});
