import { execFile, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { confirmSummaries } from '@/scripts/checks/terms-texts';
import { changesTable, replacedTexts, textsChangedSince } from '@/scripts/messages/changed-texts';
import { folderWith } from '@/tests/support/folder-with';
import { startTextBackend, type TextBackend } from '@/tests/support/text-backend';

let folder: string;
let backend: TextBackend | undefined;

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);
const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Replaces a part of a text file, which must exist. */
function replace(path: string, from: string | RegExp, to: string): void {
  const text = read(`messages/${path}`);
  expect(text.replace(from, to)).not.toBe(text);
  write(`messages/${path}`, text.replace(from, to));
}

/** Runs git in the folder, with an author for commits. */
function git(...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).stdout;
}

beforeAll(async () => {
  folder = await folderWith();
  cpSync('messages', join(folder, 'messages'), { recursive: true });
  // Drawings use the colours of the theme.
  cpSync('app/globals.css', join(folder, 'app/globals.css'));
  for (const code of ['components', 'lib']) symlinkSync(resolve(code), join(folder, code));
  write('.gitignore', '.cache/\ncomponents\nlib');
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '-m', 'Texts');
});
beforeEach(() => void git('checkout', '--force', '-B', 'texts', 'main'));
afterEach(async () => {
  jest.restoreAllMocks();
  await backend?.close();
  backend = undefined;
});

type Ended = { code: number | null; output: string; errors: string };

function runCommand(script: 'build' | 'messages-pull', url: string): Promise<Ended> {
  const TSX_TSCONFIG_PATH = resolve('tsconfig.json');
  const env = { ...process.env, NODE_ENV: 'test', MESSAGES_URL: url, TSX_TSCONFIG_PATH } as const;
  return new Promise((done) => {
    const args = ['--import', resolve('node_modules/tsx/dist/loader.mjs')];
    args.push(resolve(`scripts/${script}.ts`));
    const child = execFile(process.execPath, args, { cwd: folder, env }, (_, output, errors) =>
      done({ code: child.exitCode, output, errors }),
    );
    child.stdin?.end();
  });
}

const english = JSON.parse(readFileSync('messages/en/notFound.json', 'utf8'));
const lost = JSON.stringify({ ...english, title: 'We have lost this page' });
const german = readFileSync('messages/de/notFound.json', 'utf8');

test('npm run messages:pull writes only changed texts, which git shows', async () => {
  const terms = readFileSync('messages/de/terms-employers.md', 'utf8');
  backend = await startTextBackend({
    'en/notFound.json': lost,
    'de/terms-employers.md': terms.replaceAll('\n', '\r\n'),
  });
  const ended = await runCommand('messages-pull', backend.url);
  expect(ended.errors).toBe('');
  expect(ended.output).toContain('\nmessages/en/notFound.json\n\nReview: ');
  const changed = git('diff', '--unified=0').split('\n').slice(5, -1);
  expect(changed).toEqual([
    `-  "title": ${JSON.stringify(english.title)},`,
    '+  "title": "We have lost this page",',
  ]);

  const again = await runCommand('messages-pull', backend.url);
  expect(again.errors).toContain('messages/ has uncommitted changes.');
  expect(again.code).toBe(1);
});

test('a build with MESSAGES_URL stops at an invalid text, before it builds anything', async () => {
  mkdirSync(join(folder, 'out'));
  write('out/index.html', 'the last site');
  backend = await startTextBackend({
    'en/notFound.json': lost.replace('We have lost', "We've lost"),
    'de/notFound.json': german.replace('\n  "title"', '\n  "titel"'),
  });
  const ended = await runCommand('build', backend.url);
  const problems = ended.errors.split('\n');
  for (const problem of [
    `MESSAGES_URL: correct these texts in ${backend.url}:`,
    "de/notFound.json: titel: not in the project's messages/de/notFound.json; remove it or correct its spelling",
    expect.stringMatching(/^de\/notFound\.json: title: missing; /),
    'en/notFound.json: title: straight apostrophe; write ’',
  ]) {
    expect(problems).toContainEqual(problem);
  }
  expect(ended.code).toBe(1);
  expect(git('status', '--porcelain')).toBe('?? out/\n');
  expect(read('out/index.html')).toBe('the last site');
});

test('confirms the summaries of the languages that were read', async () => {
  replace('de/terms-candidates.md', /^1\. /m, '1. Neu: ');
  const changed = await confirmSummaries(join(folder, 'messages'), ['en']);
  expect(changed).toEqual(['messages/en/terms-candidates-summary.md']);
});

describe('npm run messages -- changed', () => {
  const preview = 'https://preview.example';
  const changed = (since = 'main') =>
    changesTable(textsChangedSince(join(folder, 'messages'), since, folder), {
      since,
      preview,
      replaced: replacedTexts(since, folder),
    });

  it('shows texts before and after, by language and page', () => {
    const { skipToContent } = JSON.parse(read('messages/de/common.json'));
    replace('de/common.json', skipToContent, 'Zum\u00a0Text | <b>');
    replace('en/common.json', /"skipToContent": ".*"/, '"skipToContent": "To the text"');
    replace('de/notFound.json', /"home": ".*?",\n/, '"neu": "Neu",\n');
    replace('de/terms-employers.md', /^1\. .*$/m, '1. Ganz anders.');
    const rows = changed().split('\n');
    expect(rows.filter((line) => line.startsWith('| '))).toEqual([
      '| Text | Language | Before | After | On |',
      `| common.skipToContent | de | ${skipToContent} | Zum⍽Text &#124; &lt;b> | every page |`,
      expect.stringMatching(/^\| common.skipToContent \| en \| .+ \| To the text \| every/),
      '| notFound.neu | de | – | Neu | [/404](https://preview.example/404) |',
      expect.stringMatching(/^\| notFound.home \| de \| .+ \| – \| \[\/404\]/),
      expect.stringMatching(
        /^\| terms-employers §.1 \| de \| 1\. .+ \| 1\. Ganz anders\. \| \[\/agb\]/,
      ),
    ]);
    expect(rows).toContainEqual(
      expect.stringMatching(/in no other language: notFound.neu, notFound.home$/),
    );
  });

  const title = (text: string) => replace('en/home.json', /"title": ".*"/, `"title": "${text}"`);
  const commit = (name: string) => git('commit', '-a', '-m', 'Edit', `--author=${name} <a@b.c>`);
  const titleRows = () => changed().match(/^.*home\.meta\.title.*$/gm);

  it('leaves out later changes of the other branch', () => {
    git('checkout', '-B', 'other', 'main');
    title('Not mine.');
    commit('Ben');
    git('checkout', 'texts');
    expect(changed('other')).toContain('Texts changed since other: 0');
  });

  it('advises how to name a branch that only the server has', () => {
    git('update-ref', 'refs/remotes/origin/elsewhere', 'HEAD');
    expect(() => changed('elsewhere')).toThrow('No commit "elsewhere"; write origin/elsewhere');
  });

  it('names the texts that somebody else has replaced', () => {
    const [, before] = /"title": "(.*)"/.exec(read('messages/en/home.json')) ?? [];
    title('By Ana');
    commit('Ana');
    title(before ?? '');
    commit('Ben');
    expect(titleRows()).toEqual([
      `| home.meta.title | en | ${before} | By Ana | Ana |`,
      `| home.meta.title | en | By Ana | ${before} | Ben |`,
    ]);
  });

  it.each([
    ['en', 'theirs', ['By Ana', 'By Ben', 'By Ben']],
    // Nobody else has written the lost text.
    ['vas', 'ours', ['By Ana', 'By Ben']],
  ] as const)('names the texts that a merge has replaced: %s, %s', (own, kept, shown) => {
    replace(`${own}/home.json`, /"title": ".*"/, '"title": "By Ana"');
    commit('Ana');
    git('checkout', '-B', 'other', 'main');
    title('By Ben');
    commit('Ben');
    git('checkout', 'texts');
    git('merge', '--no-edit', ...(kept === 'ours' ? ['-s', 'ours'] : ['-X', kept]), 'other');
    expect(
      titleRows()
        ?.map((row) => row.split(' | ')[3])
        .sort(),
    ).toEqual(shown);
  });
});
