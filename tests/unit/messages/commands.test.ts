/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '@/tests/support/run-command';
import { type Answer, startTextBackend, type TextBackend } from '@/tests/support/text-backend';

jest.setTimeout(60_000);

let folder: string;
let backend: TextBackend | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'texts-'));
  cpSync('messages', join(folder, 'messages'), { recursive: true });
});
afterEach(async () => {
  await backend?.close();
  backend = undefined;
  rmSync(folder, { recursive: true, force: true });
});

const read = (path: string) => readFileSync(join(folder, path), 'utf8');
const write = (path: string, text: string) => writeFileSync(join(folder, path), text);

/** Every file of the folder with what it holds. */
function everything(): [string, string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/\/\.(?:cache|git)\//.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')]);
}

/** Starts a backend and gives the environment of somebody who uses it. */
async function using(answers: Readonly<Record<string, Answer | string>>) {
  backend = await startTextBackend(answers);
  return { MESSAGES_URL: backend.url };
}

const english = JSON.parse(readFileSync('messages/en/notFound.json', 'utf8'));
const lost = JSON.stringify({ ...english, title: 'We have lost this page' });
const german = readFileSync('messages/de/notFound.json', 'utf8');
const renamed = german.replace('"title": "Seite nicht gefunden",\n  "', '"titel": "Weg",\n  "');

/** Runs git in the folder; as nobody in particular, so that it can commit anywhere. */
function git(...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return spawnSync('git', [...author, ...args], { cwd: folder, encoding: 'utf8' }).stdout;
}

describe('npm run messages:pull', () => {
  beforeEach(() => {
    write('.gitignore', '.cache/');
    git('init');
    git('add', '.');
    git('commit', '-m', 'Texts');
  });

  it('writes what differs, which git shows, and nothing else', async () => {
    const shuffled = Object.fromEntries(Object.entries(JSON.parse(lost)).reverse());
    const terms = readFileSync('messages/de/terms-employers.md', 'utf8');
    const env = await using({
      'en/notFound.json': JSON.stringify(shuffled),
      'de/terms-employers.md': terms.replaceAll('\n', '\r\n'),
    });
    const ended = await runCommand(folder, 'messages-pull.ts', { env });
    expect(ended.errors).toBe('');
    expect(ended.output).toContain(
      '\nmessages/en/notFound.json\n\n1 file written. Review: git diff',
    );
    const changed = git('diff', '--unified=0').split('\n').slice(5, -1);
    expect(changed).toEqual([
      `-  "title": ${JSON.stringify(english.title)},`,
      '+  "title": "We have lost this page",',
    ]);

    git('commit', '-a', '-m', 'Pull');
    const again = await runCommand(folder, 'messages-pull.ts', { env });
    expect(again.output).toContain('nothing written');
  });

  it('leaves a file alone that is not committed', async () => {
    const path = 'messages/en/draft.json';
    const env = await using({ 'en/notFound.json': lost });
    write(path, '{"mine": "not yet committed"}');
    const before = everything();
    const ended = await runCommand(folder, 'messages-pull.ts', { env });
    expect(ended.errors).toContain('messages/ has uncommitted changes.');
    expect(ended.errors).toContain(path);
    expect(ended.code).toBe(1);
    expect(everything()).toEqual(before);
  });

  it.each<[string, Record<string, Answer | string>, string[]]>([
    [
      'a forbidden word',
      { 'en/notFound.json': lost.replace('We have lost', 'Guaranteed:') },
      [
        'MESSAGES_URL: mend these texts in <url>:',
        expect.stringMatching(/^en\/notFound\.json: title: says "Guaranteed"/),
      ],
    ],
    [
      'a German key that no page knows',
      { 'de/notFound.json': renamed },
      expect.arrayContaining([
        'de/notFound.json: titel: no page of this version shows it; remove it or correct its spelling',
        expect.stringMatching(/^de\/notFound\.json: title: missing; a page shows it/),
      ]),
    ],
    [
      'an empty folder',
      { '*': (response) => response.writeHead(404).end() },
      ['MESSAGES_URL: <url>/de/home.json: is not there (the server answered 404)'],
    ],
  ])('changes nothing for %s', async (_, answers, lines) => {
    const env = await using(answers);
    const before = everything();
    const ended = await runCommand(folder, 'messages-pull.ts', { env });
    const said = ended.errors.trim().replaceAll(env.MESSAGES_URL, '<url>').split('\n');
    expect(said).toEqual(lines);
    expect(ended.code).toBe(1);
    expect(everything()).toEqual(before);
  });

  it.each<[string, string, string[], RegExp]>([
    ['no address', '', [], /^MESSAGES_URL is not set; .*\n$/],
    ['a wrong address', 'texts.example.org', [], /^MESSAGES_URL is "texts\.example\.org"; .*\n$/],
    ['an argument', '', ['--now'], /^.*--now.*\n$/],
  ])('says one line for %s', async (_, MESSAGES_URL, args, line) => {
    const ended = await runCommand(folder, 'messages-pull.ts', { env: { MESSAGES_URL }, args });
    expect(ended.errors).toMatch(line);
    expect(ended.code).toBe(1);
  });
});

describe('npm run build with MESSAGES_URL', () => {
  it('stops before anything is built where a text is broken', async () => {
    mkdirSync(join(folder, 'out'));
    write('out/index.html', 'the last site');
    const env = await using({ 'en/home.json': '{', '*': (response) => response.end('{}') });
    const ended = await runCommand(folder, 'build.ts', { env });
    expect(ended.errors).toContain('en/home.json: not valid JSON in line 1');
    expect(ended.code).toBe(1);
    expect(readdirSync(folder).sort()).toEqual(['.cache', 'messages', 'out']);
    expect(read('out/index.html')).toBe('the last site');
  });
});

describe('npm run messages', () => {
  it('counts what is wrong in its row, tells it below, and fails', async () => {
    write('messages/en/notFound.json', lost.replace('"home":', '"hom":'));
    const ended = await runCommand(folder, 'messages.ts');
    expect(ended.output).toMatch(/^en\/notFound\.json +20 +1 +1 +· +· +· +·$/m);
    expect(ended.output).toMatch(/^vas\/notFound\.json +20 +· +· +\d+ +· +· +·$/m);
    expect(ended.output).toContain(
      '\n  messages/en/notFound.json: hom: not in messages/de/notFound.json; ',
    );
    expect(ended.errors.trim()).toBe('2 to fix.');
    expect(ended.code).toBe(1);
  });

  it('shows one language, and only hints where nothing is wrong', async () => {
    write('messages/en/notFound.json', '{');
    const ended = await runCommand(folder, 'messages.ts', { args: ['vas'] });
    expect(ended.output).toMatch(/^vas\/home\.json/m);
    expect(ended.output).not.toMatch(/^(?:de|en)\//m);
    expect(ended.output).toContain('messages/vas/home.json: hero.map.towns.hamburg');
    expect(ended.errors).toBe('');
    expect(ended.code).toBe(0);
  });

  it('asks for a summary when its German section changes, until it is stored as read', async () => {
    const german = read('messages/de/terms-candidates.md');
    write('messages/de/terms-candidates.md', german.replace('null Euro', 'einen Euro'));
    const asked = await runCommand(folder, 'messages.ts');
    expect(asked.output.match(/^ {2}messages\/.*$/gm)?.slice(-2)).toEqual([
      expect.stringMatching(
        /en\/terms-candidates-summary\.md: § 2: .*: npm run messages -- summarised en$/,
      ),
      expect.stringMatching(
        /vas\/terms-candidates-summary\.md: § 2: .*: npm run messages -- summarised vas$/,
      ),
    ]);
    expect(asked.errors.trim()).toBe('2 to fix.');

    const stored = await runCommand(folder, 'messages.ts', { args: ['summarised', 'en'] });
    expect(stored.output).toBe('messages/en/terms-candidates-summary.md\n');
    const left = await runCommand(folder, 'messages.ts');
    expect(left.errors.trim()).toBe('1 to fix.');
  });
});
