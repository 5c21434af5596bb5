/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lineOf } from '@/lib/i18n/text-problem';
import { locales } from '@/lib/locales';
import { checkLegalDates, datedTexts } from '@/scripts/launch/dates';
import { filledSite } from '@/tests/unit/launch/filled-site';

const text = { file: 'text.md', key: 'Stand', shown: '01.06.2025' };
let root = '';

function git(...args: string[]): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: '2025-06-15T12:00:00Z' };
  const person = ['-c', 'user.name=A', '-c', 'user.email=a@example.org'];
  execFileSync('git', [...person, ...args], { cwd: root, stdio: 'ignore', env });
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'dates-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

describe('in a project with a history', () => {
  beforeEach(() => {
    writeFileSync(join(root, 'text.md'), 'text');
    git('init');
    git('add', '.');
    git('commit', '-m', 'Write');
  });

  it('names a text that was changed after its date', () => {
    const problems = checkLegalDates(root, [{ ...text, until: '2025-06-14' }]);
    expect(problems.map(lineOf)).toEqual([
      expect.stringContaining(
        'text.md: Stand: "01.06.2025", but the file was changed on 2025-06-15; ',
      ),
    ]);
  });

  it('is content with the day of the change and with later ones', () => {
    const texts = ['2025-06-15', '2025-12-31'].map((until) => ({ ...text, until }));
    expect(checkLegalDates(root, texts)).toEqual([]);
  });
});

it('warns that it could not compare where there is no git', () => {
  expect(checkLegalDates(root, [{ ...text, until: '2020-01-01' }])).toEqual([
    expect.objectContaining({ isWarning: true }),
  ]);
});

it('takes the last day of the month for each page in each language, and the dates of the terms', async () => {
  const legal = { ...filledSite.legal, revised: '2024-02' };
  const texts = await datedTexts({ ...filledSite, legal });
  expect(texts).toHaveLength(2 + 3 * locales.length);
  expect(texts).toContainEqual(
    expect.objectContaining({ file: 'messages/vas/privacy.json', until: '2024-02-29' }),
  );
  expect(texts).toContainEqual(
    expect.objectContaining({ file: 'messages/de/terms-employers.md', until: '2025-07-15' }),
  );
});
