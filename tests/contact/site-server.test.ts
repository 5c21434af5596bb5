import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { publishedPages } from '@/lib/routing/page-files';
import { type RunningServer, startSiteServer } from '@/scripts/serve/site-server';
import { rawRequest } from '@/tests/support/raw-request';

let root: string;
let server: RunningServer;
let origin: string;
const logged: string[] = [];

/** A contact function that responds with the length of the body. */
const contact = {
  fetch: async (request: Request, address: string | undefined) => {
    const length = await request.text().then(
      (text) => String(text.length),
      () => 'broken',
    );
    return new Response(`${length} from ${address}`);
  },
};

async function write(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), content);
}

before(async () => {
  root = await mkdtemp(join(tmpdir(), 'site '));
  for (const { files } of publishedPages) {
    for (const file of files) await write(file, `<p>${file}</p>`);
  }
  await write('_headers', '/*');
  await write('robots.txt', 'User-agent: *');
  await write('gone.txt', 'gone');
  await write('assets/style-0123456789.css', 'p{color:red}');
  await write('assets/style-0123456789.css.br', 'as br');
  await write('assets/style-0123456789.css.gz', 'as gzip');
  server = await startSiteServer({ root, contact, log: (line) => logged.push(line) });
  origin = `http://127.0.0.1:${server.port}`;
});
after(async () => {
  await server.close();
  await rm(root, { recursive: true });
});

test('a missing path gets the not-found page of its language', async () => {
  logged.length = 0;
  const paths = ['/nirgends', '/arbeitgeber.html', '/arbeitgeber.html/', '/index.html'];
  paths.push('/robots.txt/', '/%72obots.txt', '/assets/../robots.txt', '//robots.txt', '/404');
  paths.push('/_headers', '/assets', '/assets/', '/*', '/%', '/../../etc/passwd', '/constructor');
  for (const path of paths) {
    const { status, headers, body } = await rawRequest(origin, path, {
      headers: { 'If-None-Match': '*' },
    });
    assert.equal(status, 404, path);
    assert.ok(body.toString().includes('<p>404.html</p>'), path);
    assert.equal(headers['cache-control'], 'public, max-age=0, must-revalidate', path);
  }
  assert.equal(logged.length, paths.length);
  const { status, body } = await rawRequest(origin, '/en/ana@example.org?secret');
  assert.ok(status === 404 && body.toString().includes('<p>en/404.html</p>'));
  assert.equal(logged.at(-1), 'Not found: "/en/***"');
});

test('a copy with an encoding is sent only to browsers that accept the encoding', async () => {
  for (const [accepted, body] of [
    ['gzip, deflate, br', 'as br'],
    ['BR;q=0.5 , gzip', 'as br'],
    ['br;q=0, gzip', 'as gzip'],
    ['br; q=0.000, gzip;q=1.0', 'as gzip'],
    ['gzip;q=0, x-br', 'p{color:red}'],
    ['', 'p{color:red}'],
  ] as const) {
    const answer = await rawRequest(origin, '/assets/style-0123456789.css', {
      headers: { 'Accept-Encoding': accepted },
    });
    assert.equal(answer.body.toString(), body, accepted);
    assert.equal(answer.headers['content-encoding'], /as (.*)/.exec(body)?.[1], accepted);
    assert.equal(answer.headers.vary, 'Accept-Encoding');
  }
});

test('HEAD has the headers of GET and no body, and other methods are refused', async () => {
  for (const path of ['/', '/en', '/none']) {
    const [get, head] = [
      await rawRequest(origin, path),
      await rawRequest(origin, path, { method: 'HEAD' }),
    ];
    const { date: _get, ...getHeaders } = get.headers;
    const { date: _head, ...headHeaders } = head.headers;
    assert.deepEqual([head.status, headHeaders, head.body.length], [get.status, getHeaders, 0]);
  }
  const { status, headers } = await rawRequest(origin, '/', { method: 'POST' });
  assert.deepEqual([status, headers.allow], [405, 'GET, HEAD']);
});

test('a file that a new build has removed closes only its connection', async () => {
  await rm(join(root, 'gone.txt'));
  await assert.rejects(rawRequest(origin, '/gone.txt'));
  assert.equal((await rawRequest(origin, '/')).status, 200);
});

test('the contact function gets the body and the address of the connection', async () => {
  const response = await fetch(`${origin}${contactEndpoint}?x`, { method: 'POST', body: 'abc' });
  assert.equal(await response.text(), '3 from 127.0.0.1');
});
