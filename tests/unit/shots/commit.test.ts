/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasChanges, hashOf } from '@/scripts/screenshots/compare/commit';

const project = process.cwd();
let folder = '';

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return spawnSync('git', [...author, ...args], { encoding: 'utf8' }).stdout.trim();
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'commit-'));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(project);
  rmSync(folder, { recursive: true });
});

it('knows commits by hash and by name, and nothing else', () => {
  git('init');
  git('commit', '--allow-empty', '-m', 'First');
  const hash = git('rev-parse', 'HEAD');
  expect(hash).toHaveLength(40);
  expect(hashOf('HEAD')).toBe(hash);
  expect(hashOf(hash.slice(0, 8))).toBe(hash);
  for (const name of ['HEAD~1', 'nowhere', '--all']) {
    expect(() => hashOf(name)).toThrow(`${name}: no commit of this repository.`);
  }
  expect(() => hashOf(undefined)).toThrow('Which commit?');
});

it('says that there is no history where the project is no clone', () => {
  expect(() => hashOf('HEAD')).toThrow('This is no clone of a git repository');
});

it('sees what is not committed', () => {
  git('init');
  expect(hasChanges()).toBe(false);
  writeFileSync('page.html', '');
  expect(hasChanges()).toBe(true);
});
