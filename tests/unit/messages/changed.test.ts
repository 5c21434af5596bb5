/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@/tests/support/run-command';

jest.setTimeout(60_000);

let folder: string;

/** Runs git in the folder; as nobody in particular, so that it can commit anywhere. */
function git(...args: string[]): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  spawnSync('git', [...author, ...args], { cwd: folder });
}

/** Replaces a part of a text file, which must be there. */
function replace(path: string, from: string | RegExp, to: string): void {
  const file = join(folder, 'messages', path);
  const text = readFileSync(file, 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  writeFileSync(file, changed);
}

const changed = (...args: string[]) =>
  runCommand(folder, 'messages.ts', { args: ['changed', ...args] });

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'changed-'));
  cpSync('messages', join(folder, 'messages'), { recursive: true });
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '-m', 'Texts');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('shows what stood there and what stands there now, by language and page', async () => {
  const { skipToContent } = JSON.parse(readFileSync('messages/de/common.json', 'utf8'));
  replace('de/common.json', skipToContent, 'Zum\u00a0Text | <b>');
  replace('en/common.json', /"skipToContent": ".*"/, '"skipToContent": "To the text"');
  replace('de/notFound.json', /"home": ".*?",\n/, '"neu": "Neu",\n');
  replace('de/terms-employers.md', /^1\. .*$/m, '1. Ganz anders.');
  const { output, errors } = await changed('HEAD', 'https://preview.example/');
  expect(errors).toBe('');
  const rows = output.split('\n').filter((line) => line.startsWith('| '));
  expect(rows).toEqual([
    '| Text | Language | Before | After | On |',
    `| common.skipToContent | de | ${skipToContent} | Zum⍽Text &#124; &lt;b> | several pages |`,
    expect.stringMatching(
      /^\| common.skipToContent \| en \| .+ \| To the text \| several pages \|$/,
    ),
    '| notFound.neu | de | – | Neu | [/404](https://preview.example/404) |',
    expect.stringMatching(/^\| notFound.home \| de \| .+ \| – \| \[\/404\]/),
    expect.stringMatching(
      /^\| terms-employers §.1 \| de \| 1\. .+ \| 1\. Ganz anders\. \| \[\/agb\]/,
    ),
  ]);
  expect(output).toContain('in no other language: notFound.neu, notFound.home\n');
});

test('leaves out what the other branch did since', async () => {
  git('checkout', '-b', 'texts');
  git('checkout', 'main');
  replace('en/home.json', /"lead": ".*"/, '"lead": "Not mine."');
  git('commit', '-a', '-m', 'Another text');
  git('checkout', 'texts');
  expect((await changed('main')).output).toBe('No text has changed since main.\n');
});

test.each([
  ['a commit that is not there', ['nowhere'], /^No commit "nowhere"; .*\n$/],
  ['no commit', [], /^Expected a commit .*\n$/],
])('refuses %s in one line', async (_, args, expected) => {
  const { errors, code } = await changed(...args);
  expect(errors).toMatch(expected);
  expect(code).toBe(1);
});
