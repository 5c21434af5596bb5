/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readTextsJobs } from '@/tests/support/workflow';

const jobs = readTextsJobs();
const guard = jobs['only-texts']?.steps.find(({ run }) => run?.includes('git diff'))?.run;

function runGuard(change: (folder: string) => void): { passed: boolean; any: boolean } {
  const folder = mkdtempSync(join(tmpdir(), 'guard-'));
  try {
    const git = (...args: string[]) =>
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
        cwd: folder,
        stdio: 'ignore',
      });
    const commit = () => {
      git('add', '--all');
      git('commit', '--quiet', '--allow-empty', '--message=a');
    };
    git('init', '--quiet', '--initial-branch=main');
    mkdirSync(join(folder, 'messages/de'), { recursive: true });
    writeFileSync(join(folder, 'messages/de/home.json'), '{}');
    writeFileSync(join(folder, 'messages/de/glossary.txt'), 'never');
    writeFileSync(join(folder, 'package.json'), '{}');
    commit();
    git('checkout', '--quiet', '-b', 'texts');
    git('update-ref', 'refs/remotes/origin/main', 'main');
    change(folder);
    commit();
    const output = join(folder, 'output');
    const { status } = spawnSync('bash', ['-e', '-c', guard ?? 'exit 9'], {
      cwd: folder,
      env: { ...process.env, GITHUB_OUTPUT: output },
    });
    writeFileSync(output, '', { flag: 'a' });
    return { passed: status === 0, any: readFileSync(output, 'utf8').includes('any=true') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const write = (path: string, text: string) => (folder: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
};

describe('the job that accepts only texts', () => {
  it.each([
    ['messages/de/home.json', '{"a": "b"}'],
    ['messages/en/terms-candidates-summary.md', '# A'],
    ['messages/company.json', '{}'],
    ['pictures/photographs/nurses-hero@left.jpg', ''],
  ])('accepts a changed or new %s', (path, text) => {
    expect(runGuard(write(path, text))).toEqual({ passed: true, any: true });
  });

  it('does nothing on a branch without changes', () => {
    expect(runGuard(() => undefined)).toEqual({ passed: true, any: false });
  });

  it.each([
    ['a file outside of the texts', write('package.json', '{"scripts": {}}')],
    ['a workflow', write('.github/workflows/own.yml', 'on: push')],
    ['a program among the texts', write('messages/de/run.js', '1')],
    ['the glossary', write('messages/de/glossary.txt', '')],
    ['a file beside the languages', write('messages/other.json', '{}')],
    ['a drawing among the photographs', write('pictures/photographs/a.svg', '<svg/>')],
    ['a folder below a language', write('messages/de/x/home.json', '{}')],
    ['a deleted text', (folder: string) => rmSync(join(folder, 'messages/de/home.json'))],
    [
      'a symbolic link in place of a text',
      (folder: string) => {
        rmSync(join(folder, 'messages/de/home.json'));
        symlinkSync('/etc/passwd', join(folder, 'messages/de/home.json'));
      },
    ],
    [
      'a text together with another file',
      (folder: string) => {
        write('messages/de/home.json', '{"a": "b"}')(folder);
        write('next.config.mjs', 'x')(folder);
      },
    ],
  ])('refuses %s', (_, change) => {
    expect(runGuard(change)).toEqual({ passed: false, any: false });
  });

  it('runs before every job that runs code of the branch', () => {
    const running = Object.entries(jobs).filter(([, { steps }]) =>
      steps.some(({ run }) => /\bnpm (?:ci|run|test)\b/.test(run ?? '')),
    );
    const unguarded = running.filter(
      ([name, job]) =>
        name !== 'preview' && !JSON.stringify(job['needs'] ?? '').includes('only-texts'),
    );
    expect(unguarded).toEqual([]);
    expect(jobs['preview']).toMatchObject({ needs: 'build' });
    expect(jobs['pull-request']).toMatchObject({ needs: ['test', 'preview'] });
  });
});
