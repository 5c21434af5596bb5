import { execFile, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { summaryLocales } from '@/lib/terms/documents';
import { type Answer, startTextBackend, type TextBackend } from '@/tests/support/text-backend';

jest.setTimeout(60_000);

let folder: string;
let backend: TextBackend | undefined;

const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

/**
 * Bundles of the commands, which start in half the time. The folder is as deep as those of
 * `scripts/`, whose modules find the project by a relative path.
 */
const bundles = resolve('test-results/text/commands');
const scripts = ['build', 'messages', 'messages-pull'] as const;

beforeAll(async () => {
  await build({
    entryPoints: scripts.map((name) => resolve(`scripts/${name}.ts`)),
    outdir: bundles,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    // Without tsx, Node needs the name of the file.
    alias: { 'next/og': 'next/og.js' },
  });
});
afterAll(() => rmSync(bundles, { recursive: true }));

type Ended = { code: number | null; output: string; errors: string };

function runCommand(
  script: (typeof scripts)[number],
  { args = [], env = {} }: { args?: readonly string[]; env?: Partial<NodeJS.ProcessEnv> } = {},
): Promise<Ended> {
  const options = {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'test',
      MESSAGES_URL: undefined,
      ...env,
    },
  } as const;
  return new Promise((done) => {
    const command = [join(bundles, `${script}.mjs`), ...args];
    const child = execFile(process.execPath, command, options, (_, output, errors) =>
      done({ code: child.exitCode, output, errors }),
    );
    child.stdin?.end();
  });
}

/** Runs git in the folder, with an author for commits. */
function git(...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).stdout;
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  cpSync('messages', join(folder, 'messages'), { recursive: true });
  // Drawings use the colours of the theme.
  cpSync('app/globals.css', join(folder, 'app/globals.css'));
  for (const code of ['components', 'lib']) symlinkSync(resolve(code), join(folder, code));
  write('.gitignore', '.cache/\ncomponents\nlib');
  git('init', '--initial-branch=main');
  git('add', '.');
  git('commit', '-m', 'Texts');
});
afterEach(async () => {
  await backend?.close();
  backend = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(folder, path), 'utf8');

/** Starts a backend, and returns the environment variables that use it. */
async function withBackend(answers: Readonly<Record<string, Answer | string>>) {
  backend = await startTextBackend(answers);
  return { MESSAGES_URL: backend.url };
}

const english = JSON.parse(readFileSync('messages/en/notFound.json', 'utf8'));
const lost = JSON.stringify({ ...english, title: 'We have lost this page' });
const german = readFileSync('messages/de/notFound.json', 'utf8');
const renamed = german.replace('\n  "title"', '\n  "titel"');

describe('npm run messages:pull', () => {
  it('writes only changed texts, which git shows', async () => {
    const terms = readFileSync('messages/de/terms-employers.md', 'utf8');
    const env = await withBackend({
      'en/notFound.json': lost,
      'de/terms-employers.md': terms.replaceAll('\n', '\r\n'),
    });
    const ended = await runCommand('messages-pull', { env });
    expect(ended.errors).toBe('');
    expect(ended.output).toContain('\nmessages/en/notFound.json\n\n1 file written. Review: ');
    const changed = git('diff', '--unified=0').split('\n').slice(5, -1);
    expect(changed).toEqual([
      `-  "title": ${JSON.stringify(english.title)},`,
      '+  "title": "We have lost this page",',
    ]);

    const again = await runCommand('messages-pull', { env });
    expect(again.errors).toContain('messages/ has uncommitted changes.');
    expect(again.code).toBe(1);
  });

  it.each<[string, Record<string, Answer | string>, string[]]>([
    [
      'a forbidden word',
      { 'en/notFound.json': lost.replace('We have lost', 'Guaranteed:') },
      [
        'MESSAGES_URL: correct these texts in <url>:',
        expect.stringMatching(/^en\/notFound\.json: title: says "Guaranteed"/),
      ],
    ],
    [
      'a German key that no page uses',
      { 'de/notFound.json': renamed },
      expect.arrayContaining([
        "de/notFound.json: titel: not in the project's messages/de/notFound.json; remove it or correct its spelling",
        expect.stringMatching(/^de\/notFound\.json: title: missing; /),
      ]),
    ],
  ])('changes nothing for %s', async (_, answers, lines) => {
    const env = await withBackend(answers);
    const ended = await runCommand('messages-pull', { env });
    const reported = ended.errors.trim().replaceAll(env.MESSAGES_URL, '<url>').split('\n');
    expect(reported).toEqual(lines);
    expect(ended.code).toBe(1);
    expect(git('status', '--porcelain')).toBe('');
  });
});

test('a build with MESSAGES_URL stops at an invalid text, before it builds anything', async () => {
  mkdirSync(join(folder, 'out'));
  write('out/index.html', 'the last site');
  const env = await withBackend({ 'en/home.json': '{', '*': (response) => response.end('{}') });
  const ended = await runCommand('build', { env });
  expect(ended.errors).toContain('en/home.json: not valid JSON in line 1');
  expect(ended.code).toBe(1);
  expect(git('status', '--porcelain')).toBe('?? out/\n');
  expect(read('out/index.html')).toBe('the last site');
});

describe('npm run messages', () => {
  it('lists problems, counts them, and fails', async () => {
    write('messages/en/notFound.json', lost.replace('"home":', '"hom":'));
    const ended = await runCommand('messages');
    expect(ended.output).toMatch(/^en: \d{3,} texts in 11 files$/m);
    expect(ended.output).toContain(
      '\n  messages/en/notFound.json: hom: not in messages/de/notFound.json; ',
    );
    expect(ended.errors.trim()).toBe('2 to fix.');
    expect(ended.code).toBe(1);
  });

  it('requires a summary to be confirmed after its German section changes', async () => {
    const german = read('messages/de/terms-candidates.md');
    write('messages/de/terms-candidates.md', german.replace('null Euro', 'einen Euro'));
    const stored = await runCommand('messages', { args: ['confirm-summaries', 'en'] });
    expect(stored.output).toBe('messages/en/terms-candidates-summary.md\n');
    const left = await runCommand('messages');
    expect(left.output).toMatch(
      /\n {2}messages\/vas\/terms-candidates-summary\.md: § 2: .*: npm run messages -- confirm-summaries vas$/m,
    );
    expect(left.errors.trim()).toBe(`${summaryLocales.length - 1} to fix.`);
  });
});

describe('npm run messages -- changed', () => {
  const changed = (...args: string[]) => runCommand('messages', { args: ['changed', ...args] });

  /** Replaces a part of a text file, which must exist. */
  function replace(path: string, from: string | RegExp, to: string): void {
    const text = read(`messages/${path}`);
    expect(text.replace(from, to)).not.toBe(text);
    write(`messages/${path}`, text.replace(from, to));
  }

  it('shows texts before and after, by language and page', async () => {
    const { skipToContent } = JSON.parse(read('messages/de/common.json'));
    replace('de/common.json', skipToContent, 'Zum\u00a0Text | <b>');
    replace('en/common.json', /"skipToContent": ".*"/, '"skipToContent": "To the text"');
    replace('de/notFound.json', /"home": ".*?",\n/, '"neu": "Neu",\n');
    replace('de/terms-employers.md', /^1\. .*$/m, '1. Ganz anders.');
    const { output, errors } = await changed('HEAD', 'https://preview.example/');
    expect(errors).toBe('');
    const rows = output.split('\n').filter((line) => line.startsWith('| '));
    expect(rows).toEqual([
      '| Text | Language | Before | After | On |',
      `| common.skipToContent | de | ${skipToContent} | Zum⍽Text &#124; &lt;b> | every page |`,
      expect.stringMatching(/^\| common.skipToContent \| en \| .+ \| To the text \| every/),
      '| notFound.neu | de | – | Neu | [/404](https://preview.example/404) |',
      expect.stringMatching(/^\| notFound.home \| de \| .+ \| – \| \[\/404\]/),
      expect.stringMatching(
        /^\| terms-employers §.1 \| de \| 1\. .+ \| 1\. Ganz anders\. \| \[\/agb\]/,
      ),
    ]);
    expect(output).toContain('in no other language: notFound.neu, notFound.home\n');
  });

  it('leaves out later changes of the other branch', async () => {
    git('checkout', '-b', 'texts');
    git('checkout', 'main');
    replace('en/home.json', /"lead": ".*"/, '"lead": "Not mine."');
    git('commit', '-a', '-m', 'Another text');
    git('checkout', 'texts');
    expect((await changed('main')).output).toContain('Texts changed since main: 0');
  });

  it('advises how to name a branch that only the server has', async () => {
    git('update-ref', 'refs/remotes/origin/other', 'HEAD');
    expect((await changed('other')).errors).toBe('No commit "other"; write origin/other\n');
  });

  it('says that the project has no history', async () => {
    rmSync(join(folder, '.git'), { recursive: true });
    expect((await changed('main')).errors).toMatch(/^This folder has no history\. .*\n$/);
  });

  const title = (text: string) => replace('en/home.json', /"title": ".*"/, `"title": "${text}"`);
  const commit = (name: string) => git('commit', '-a', '-m', 'Edit', `--author=${name} <a@b.c>`);
  const titleRows = (output: string) =>
    output.split('\n').filter((line) => line.includes('home.meta.title'));

  it('names the texts that somebody else has replaced', async () => {
    const [, before] = /"title": "(.*)"/.exec(read('messages/en/home.json')) ?? [];
    git('checkout', '-b', 'texts');
    title('By Ana');
    replace('de/home.json', /"lead": ".*"/, '"lead": "Von Ana."');
    commit('Ana');
    title(before ?? '');
    replace('vas/home.json', /"lead": ".*"/, '"lead": "Od Bena."');
    commit('Ben');
    const { output } = await changed('main');
    expect(titleRows(output)).toEqual([
      `| home.meta.title | en | ${before} | By Ana | Ana |`,
      `| home.meta.title | en | By Ana | ${before} | Ben |`,
    ]);
    expect(output).toContain('Texts changed since main: 1');
  });

  it.each([
    ['en', 'theirs', ['By Ana', 'By Ben', 'By Ben']],
    ['en', 'ours', ['By Ana', 'By Ana', 'By Ben']],
    // Nobody else has written the lost text.
    ['vas', 'ours', ['By Ana', 'By Ben']],
  ] as const)('names the texts that a merge has replaced: %s, %s', async (own, kept, shown) => {
    git('checkout', '-b', 'texts');
    replace(`${own}/home.json`, /"title": ".*"/, '"title": "By Ana"');
    commit('Ana');
    git('checkout', '-b', 'other', 'main');
    title('By Ben');
    commit('Ben');
    git('checkout', 'texts');
    git('merge', '--no-edit', ...(kept === 'ours' ? ['-s', 'ours'] : ['-X', kept]), 'other');
    const { output } = await changed('main');
    expect(
      titleRows(output)
        .map((row) => row.split(' | ')[3])
        .sort(),
    ).toEqual(shown);
  });
});
