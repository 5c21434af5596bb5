/** @jest-environment node */
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type SmallSite, writeSmallSite } from '@/tests/unit/hosting/support/small-site';
import { type RunningServer, startPreviewServer } from '@/tooling/hosting/preview-server';
import { compressFiles } from '@/tooling/publishing/compress-files';

const logged: string[] = [];
let site: SmallSite;
let root: string;
let server: RunningServer;

beforeAll(async () => {
  site = await writeSmallSite();
  root = site.root;
  const { write } = site;
  await write('_headers', '/*');
  await write('_redirects', '/a /b 308');
  await write('robots.txt', 'User-agent: *');
  await write('assets/style-0123456789.css', 'p{color:red}'.repeat(100));
  await write('fonts/f-0123456789.woff2', 'font'.repeat(100));
  await compressFiles(root);
  server = await startPreviewServer({ root, port: 0, log: (line) => logged.push(line) });
});
afterAll(async () => {
  await server.close();
  await site.remove();
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
  ['/_headers', '404.html'],
  ['/_redirects', '404.html'],
])('%s is not found, in its language (%s)', async (path, file) => {
  const { status, headers, body } = await ask(path);
  expect(status).toBe(404);
  expect(body.toString()).toContain(`<p>${file}</p>`);
  expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  expect(headers.etag).toBeUndefined();
  expect(logged).toEqual([`Not found: ${JSON.stringify(path)}`]);
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
    'contains no site. Build it first: npm run build',
  );
});
