/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { backendAt, backendFiles, loadBackendFiles } from '@/scripts/messages/backend';
import { type Answer, startTextBackend, type TextBackend } from '@/tests/support/text-backend';

const quick = { timeout: 300, tries: 3, backoff: 1 };
const file = 'en/home.json';
const content = readFileSync(`messages/${file}`);

let backend: TextBackend | undefined;
afterEach(() => backend?.close());

/** What loading from a backend that answers so ends with. */
async function load(answers: Readonly<Record<string, Answer | string>> = {}) {
  backend = await startTextBackend(answers);
  const { url } = backend;
  const texts = await loadBackendFiles(backendAt(url), quick).catch((error: Error) => error);
  const problem = texts instanceof Error ? texts.message.replaceAll(url, '<url>') : '';
  return { texts: texts instanceof Error ? undefined : texts, problem, asked: backend.asked };
}

const cutOff: Answer = (response) => {
  response.writeHead(200, { 'Content-Length': content.length });
  response.write(content.subarray(0, 100), () => response.destroy());
};

describe('loadBackendFiles', () => {
  it('brings every message file and document, each asked for once', async () => {
    const { texts, asked } = await load();
    expect([...(texts?.keys() ?? [])]).toEqual(backendFiles);
    expect(backendFiles).toContain('de/terms-employers.md');
    expect(texts?.get(file)).toBe(content.toString());
    expect(new Set(asked.values())).toEqual(new Set([1]));
  });

  it.each<[string, Answer]>([
    ['answers 500', (response) => response.writeHead(500).end()],
    ['breaks off', (response) => response.destroy()],
    ['says nothing for too long', () => undefined],
  ])('tries again where the server first %s', async (_, answer) => {
    const { texts, asked } = await load({
      [file]: (response, attempt) =>
        attempt < 3 ? answer(response, attempt) : response.end(content),
    });
    expect(texts?.get(file)).toBe(content.toString());
    expect(asked.get(file)).toBe(3);
  });

  it.each<[string, Answer, string]>([
    [
      '503 for ever',
      (response) => response.writeHead(503).end(),
      'the server answered 503, after 3 tries',
    ],
    ['half a file for ever', cutOff, 'no complete answer (UND_ERR_SOCKET), after 3 tries'],
    [
      'silence for ever',
      () => undefined,
      'no complete answer (TimeoutError: The operation was aborted due to timeout), after 3 tries',
    ],
    ['404', (response) => response.writeHead(404).end(), 'is not there (the server answered 404)'],
    [
      'a web page',
      (response) => response.end('<!DOCTYPE html><title>Welcome</title>'),
      'is a web page instead of the file; is the address right?',
    ],
    [
      'Latin-1',
      (response) => response.end(Buffer.from('{"a":"\xe4"}', 'latin1')),
      'is not UTF-8; save it as UTF-8',
    ],
    [
      'a byte order mark',
      (response) => response.end('\ufeff{}'),
      'starts with a byte order mark; save it as UTF-8 without',
    ],
    ['nothing', (response) => response.end(), 'is empty'],
  ])('names the file where the answer is %s', async (_, answer, reason) => {
    expect((await load({ [file]: answer })).problem).toBe(`MESSAGES_URL: <url>/${file}: ${reason}`);
  });

  it('asks once for what is not there, and names every such file', async () => {
    const gone: Answer = (response) => response.writeHead(404).end();
    const { problem, asked } = await load({ [file]: gone, 'de/terms-employers.md': gone });
    expect(problem.split('\n')).toEqual([
      `MESSAGES_URL: <url>/${file}: is not there (the server answered 404)`,
      'MESSAGES_URL: <url>/de/terms-employers.md: is not there (the server answered 404)',
    ]);
    expect(asked.get(file)).toBe(1);
  });

  it('says in one line that a folder is empty', async () => {
    const { problem, asked } = await load({ '*': (response) => response.writeHead(400).end() });
    expect(problem).toBe(
      'MESSAGES_URL: <url>/de/home.json: is not there (the server answered 400)',
    );
    expect(asked.size).toBe(1);
  });

  it('follows a redirect to where the files have moved', async () => {
    const moved = await startTextBackend();
    const { texts } = await load({
      [file]: (response) => response.writeHead(301, { Location: `${moved.url}/${file}` }).end(),
    });
    await moved.close();
    expect(texts?.get(file)).toBe(content.toString());
  });
});

describe('backendAt', () => {
  it('keeps a query for every file and out of what is printed', () => {
    const { shown, urlOf } = backendAt('https://example.org/texts/?token=secret');
    expect(urlOf('en/home.json').href).toBe('https://example.org/texts/en/home.json?token=secret');
    expect(shown).toBe('https://example.org/texts');
  });

  it.each(['texts', 'ftp://example.org/texts', 'file:///texts', '/texts'])(
    'refuses %s in one line',
    (written) => {
      expect(() => backendAt(written)).toThrow(/^MESSAGES_URL is ".*"; give the web address .+$/);
    },
  );

  it('refuses a password, without repeating it', () => {
    expect(() => backendAt('https://me:secret@example.org')).toThrow(/^(?!.*secret).*password/);
  });
});
