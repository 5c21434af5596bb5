/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { locales } from '@/lib/locales';
import { filledSite } from '@/tests/unit/launch/filled-site';
import { checkLegalDates, datedPages } from '@/tooling/launch/legal-dates';

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
    const { findings } = checkLegalDates(root, [{ ...text, until: '2025-06-14' }]);
    expect(findings).toEqual([
      expect.objectContaining({
        where: 'text.md: Stand',
        what: '"01.06.2025", but the file was changed on 2025-06-15',
      }),
    ]);
  });

  it('is content with the day of the change and with later ones', () => {
    const texts = ['2025-06-15', '2025-12-31'].map((until) => ({ ...text, until }));
    expect(checkLegalDates(root, texts)).toMatchObject({ findings: [], notes: [] });
  });
});

it('says that it could not compare where there is no git', () => {
  const { findings, notes } = checkLegalDates(root, [{ ...text, until: '2020-01-01' }]);
  expect(findings).toEqual([]);
  expect(notes).toEqual([expect.stringContaining('git is missing')]);
});

it('takes the last day of the month for each page in each language', () => {
  const pages = datedPages({ ...filledSite, legal: { ...filledSite.legal, revised: '2024-02' } });
  expect(pages).toHaveLength(3 * locales.length);
  expect(pages).toContainEqual(
    expect.objectContaining({ file: 'messages/vas/privacy.json', until: '2024-02-29' }),
  );
});
