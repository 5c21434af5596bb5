import { readdirSync, readFileSync } from 'node:fs';
import { loadBackendFiles, parseBackendUrl } from '@/scripts/messages/backend-texts';
import { type Answer, startTextBackend, type TextBackend } from '@/tests/support/text-backend';

/** Times in milliseconds: only silence must time out, however busy the machine is. */
const timeoutFor = (answer?: Answer) => (answer === silent ? 2000 : 60_000);
const file = 'en/home.json';
const content = readFileSync(`messages/${file}`);

let backend: TextBackend | undefined;
afterEach(() => backend?.close());

/** The result of loading from a backend with these responses. */
async function load(
  answers: Readonly<Record<string, Answer | string>> = {},
  timeout = timeoutFor(),
) {
  backend = await startTextBackend(answers);
  const { url } = backend;
  const policy = { timeout, tries: 3, backoff: 1 };
  const texts = await loadBackendFiles(parseBackendUrl(url), policy).catch((error: Error) => error);
  const problem = texts instanceof Error ? texts.message.replaceAll(url, '<url>') : '';
  return { texts: texts instanceof Error ? undefined : texts, problem, asked: backend.asked };
}

const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code).end();
const cutOff: Answer = (response) => {
  response.writeHead(200, { 'Content-Length': content.length });
  response.write(content.subarray(0, 100), () => response.destroy());
};
const silent: Answer = () => undefined;

it('loads every message file and document once', async () => {
  const { texts, asked } = await load();
  const paths = readdirSync('messages', { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => /\/.*\.(?:json|md)$/.test(path));
  expect([...(texts?.keys() ?? [])].sort()).toEqual(files.sort());
  expect(texts?.get(file)).toBe(content.toString());
  expect(new Set(asked.values())).toEqual(new Set([1]));
});

it.each<[string, Answer]>([
  ['answers 500', status(500)],
  ['says nothing for too long', silent],
])('retries if the server first %s', async (_, answer) => {
  const secondTime: Answer = (response, attempt) =>
    attempt < 2 ? answer(response, attempt) : response.end(content);
  const { texts, asked } = await load({ [file]: secondTime }, timeoutFor(answer));
  expect(texts?.get(file)).toBe(content.toString());
  expect(asked.get(file)).toBe(2);
});

const page: Answer = (response) => response.end('<!DOCTYPE html><title>Welcome</title>');
const latin: Answer = (response) => response.end(Buffer.from('{"a":"\xe4"}', 'latin1'));

it.each<[string, Answer, string, number]>([
  ['half a file for ever', cutOff, 'no complete response (', 3],
  ['404', status(404), 'is missing (the server responded with 404)', 1],
  ['a web page', page, 'is a web page instead of the file; is the URL right?', 1],
  ['Latin-1', latin, 'is not UTF-8; save it as UTF-8', 1],
])('names every file if the response is %s', async (_, answer, reason, tries) => {
  const answers = { [file]: answer, 'de/terms-employers.md': status(404) };
  const { problem, asked } = await load(answers, timeoutFor(answer));
  const [first, second] = problem.split('\n');
  expect(first).toContain(`MESSAGES_URL: <url>/${file}: ${reason}`);
  expect(second).toMatch(/^MESSAGES_URL: <url>\/de\/terms-employers\.md: is missing/);
  expect(asked.get(file)).toBe(tries);
});

it('adds the query to the URL of every file, but not to the displayed URL', () => {
  const { displayUrl, urlOf } = parseBackendUrl('https://example.org/texts/?token=secret');
  expect(urlOf('en/home.json').href).toBe('https://example.org/texts/en/home.json?token=secret');
  expect(displayUrl).toBe('https://example.org/texts');
});

it.each([
  ['texts', /^MESSAGES_URL is ".*"; give the web address .+$/],
  ['file:///texts', /^MESSAGES_URL is ".*"; give the web address .+$/],
  ['https://me:secret@example.org', /^(?!.*secret).*password/],
])('refuses %s in one line', (written, line) => {
  expect(() => parseBackendUrl(written)).toThrow(line);
});
