/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type RunningServer, startPreviewServer } from '@/lib/hosting/preview-server';
import { publishedPages } from '@/lib/publishing/page-files';

const logged: string[] = [];
let root: string;
let server: RunningServer;

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'preview '));
  for (const { files } of publishedPages) {
    for (const file of files) await write(file, `<p>${file}</p>${'x'.repeat(1000)}`);
  }
  await write('robots.txt', 'User-agent: *');
  await write('assets/style-0123456789.css', 'p{color:red}'.repeat(100));
  await write('fonts/f-0123456789.woff2', 'font'.repeat(100));
  server = await startPreviewServer({ root, port: 0, log: (line) => logged.push(line) });
});
afterAll(async () => {
  await server.close();
  await rm(root, { recursive: true });
});
beforeEach(() => {
  logged.length = 0;
});

type Response = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Sends the path as it is: `fetch` would tidy it up first. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<Response>((resolve, reject) => {
    const options = { port: server.port, host: '127.0.0.1', path, headers, method };
    const sent = request(options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      const { statusCode: status = 0, headers: fields } = response;
      resolve({ status, headers: fields, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Sends bytes that no HTTP client would. */
function sendRaw(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(server.port, '127.0.0.1', () => socket.write(bytes, 'latin1'));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk.toString('latin1');
    });
    socket.on('close', () => resolve(answer));
    socket.on('error', reject);
  });
}

test.each([
  ['/', 'index.html'],
  ['/?utm=1', 'index.html'],
  ['/en/', 'en/index.html'],
  ['/arbeitgeber', 'arbeitgeber.html'],
  ['/vas/poslodavci', 'vas/poslodavci.html'],
])('%s is the page of %s', async (path, file) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(200);
  expect(body.toString()).toContain(`<p>${file}</p>`);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers['x-content-type-options']).toBe('nosniff');
});

test.each([
  ['/en', '/en/'],
  ['/en?a=b&c=%20d', '/en/?a=b&c=%20d'],
  ['/en?//evil.com', '/en/?//evil.com'],
  ['/arbeitgeber/', '/arbeitgeber'],
  ['/de', '/'],
  ['/de/agb', '/agb'],
  ['/en/arbeitgeber', '/en/employers'],
  ['/employers?x', '/arbeitgeber?x'],
])('%s moves permanently to %s', async (path, to) => {
  const { status, headers } = await ask(path);
  expect([status, headers.location]).toEqual([308, to]);
});

test.each([
  ['/nirgends', '404.html'],
  ['/en/nowhere', 'en/404.html'],
  ['/vas/nigdje', 'vas/404.html'],
  ['/terms', '404.html'],
  ['/arbeitgeber.html', '404.html'],
  ['/index.html', '404.html'],
  ['/404', '404.html'],
  ['/en/404', 'en/404.html'],
  ['/assets/', '404.html'],
  ['/%61rbeitgeber', '404.html'],
  ['/*', '404.html'],
])('%s is not found, in its language (%s)', async (path, file) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).toContain(`<p>${file}</p>`);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers.etag).toBeUndefined();
  expect(logged).toEqual([`Not found: ${JSON.stringify(path)}`]);
});

test.each([
  '//evil.com',
  '//evil.com/en',
  '/\\evil.com',
  '/%',
  '/%00',
  '/..//',
  '/../../etc/passwd',
  '/%2e%2e/package.json',
  '/en/../index.html',
  'http://evil.com/en',
  'http://evil.com/',
  '*',
  'evil',
  `/${'a'.repeat(10_000)}`,
  `/${'a'.repeat(200_000)}`,
  '/\0',
  '/a\u0001b',
  '/\u00ff',
  '/\u001b[31m',
])('the hostile target %j is not found and harms nothing', async (target) => {
  const answer = await sendRaw(`GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  expect(answer).toMatch(/^HTTP\/1\.1 404 /);
  expect(answer).not.toMatch(/^location:/im);
  expect((await ask('/')).status).toBe(200);
  for (const line of logged) expect(line).toMatch(/^[\x20-\x7e]{1,250}$/);
});

test('what is no HTTP at all is refused', async () => {
  expect(await sendRaw('nonsense\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s is not allowed', async (method) => {
  const { status, headers } = await ask('/', {}, method);
  expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
});

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = [await ask('/'), await ask('/', {}, 'HEAD')];
  const fields = ({ headers: { date, ...others } }: Response) => others;
  expect(fields(head)).toEqual(fields(get));
  expect(head.body).toHaveLength(0);
});

test('what a browser has already is not sent again', async () => {
  const { etag = '' } = (await ask('/')).headers;
  for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
    const { status, body } = await ask('/', { 'If-None-Match': known });
    expect([status, body.length]).toEqual([304, 0]);
  }
  expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200);
  expect((await ask('/', { 'If-None-Match': etag, 'Accept-Encoding': 'br' })).status).toBe(200);
});

test.each([
  ['br', 'gzip, deflate, br', brotliDecompressSync],
  ['gzip', 'gzip', gunzipSync],
  ['gzip', 'br;q=0, gzip;q=0.5', gunzipSync],
  [undefined, 'zstd', (body: Buffer) => body],
] as const)('sends %s to who accepts %s', async (encoding, accepted, decode) => {
  const { headers, body } = await ask('/', { 'Accept-Encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(headers['content-length']).toBe(String(body.length));
  expect(decode(body).toString()).toContain('<p>index.html</p>');
});

test.each([
  ['/assets/style-0123456789.css', 'text/css; charset=utf-8', /immutable/],
  ['/fonts/f-0123456789.woff2', 'font/woff2', /immutable/],
  ['/robots.txt', 'text/plain; charset=utf-8', /^public, max-age=0, must-revalidate$/],
])('%s has its type and its time to live', async (path, type, cache) => {
  const { status, headers } = await ask(path, { 'Accept-Encoding': 'br' });
  expect([status, headers['content-type']]).toEqual([200, type]);
  expect(headers['cache-control']).toMatch(cache);
});

test('fonts are compressed already', async () => {
  const { headers } = await ask('/fonts/f-0123456789.woff2', { 'Accept-Encoding': 'br' });
  expect(headers['content-encoding']).toBeUndefined();
});

test('a port that is taken is one clear line', async () => {
  await expect(startPreviewServer({ root, port: server.port })).rejects.toThrow(
    `Port ${server.port} is in use. Choose another: PORT=${server.port + 1} npm start`,
  );
});

test('a folder without a site is one clear line', async () => {
  await expect(startPreviewServer({ root: join(root, 'gone'), port: 0 })).rejects.toThrow(
    'holds no site. Build it first: npm run build',
  );
});
