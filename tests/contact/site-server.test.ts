import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { publishedPages } from '@/lib/routing/page-files';
import { startSiteServer } from '@/scripts/serve/site-server';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { folderWith, removeFolders } from '@/tests/support/folder-with';
import { rawRequest } from '@/tests/support/raw-request';

/** A contact function that responds with the length of the body. */
const contact = {
  fetch: async (request: Request, address: string | undefined) =>
    new Response(`${(await request.text()).length} from ${address}`),
};

const files = publishedPages.flatMap((page) => page.files);
const root = await folderWith({
  ...Object.fromEntries(files.map((file) => [file, `<p>${file}</p>`])),
  _headers: '/*',
  'robots.txt': 'User-agent: *',
  'gone.txt': 'gone',
  'assets/style-0123456789.css': 'p{color:red}',
  'assets/style-0123456789.css.br': 'as br',
  'assets/style-0123456789.css.gz': 'as gzip',
});
const logged: string[] = [];
const server = await startSiteServer({ root, contact, log: (line) => logged.push(line) });
const origin = `http://127.0.0.1:${server.port}`;
after(async () => {
  await server.close();
  await removeFolders();
});

test('a missing path gets the not-found page of its language, and is logged', async () => {
  const paths = ['/nirgends', '/arbeitgeber.html/', '/robots.txt/', '/%72obots.txt'];
  paths.push('/assets/../robots.txt', '//robots.txt', '/assets', '/*', '/%', '/../../etc/passwd');
  for (const path of paths) {
    const { status, body } = await rawRequest(origin, path, { headers: { 'If-None-Match': '*' } });
    assert.equal(status, 404, path);
    assert.ok(body.toString().includes('<p>404.html</p>'), path);
  }
  assert.equal(logged.length, paths.length);
  const { status, body } = await rawRequest(origin, '/en/ana@example.org?secret');
  assert.ok(status === 404 && body.toString().includes('<p>en/404.html</p>'));
  assert.equal(logged.at(-1), 'Not found: "/en/***"');
});

test('a copy with an encoding is sent only to browsers that accept the encoding', async () => {
  for (const [accepted, body] of [
    ['gzip, deflate, br', 'as br'],
    ['gzip, br;q=0.9', 'as br'],
    ['br; q=0, gzip', 'as gzip'],
    ['gzip;q=0', 'p{color:red}'],
  ] as const) {
    const answer = await rawRequest(origin, '/assets/style-0123456789.css', {
      headers: { 'Accept-Encoding': accepted },
    });
    assert.equal(answer.body.toString(), body, accepted);
  }
});

test('a file that a new build has removed closes only its connection, and is logged', async () => {
  await rm(join(root, 'gone.txt'));
  await assert.rejects(rawRequest(origin, '/gone.txt'));
  assert.match(logged.at(-1) ?? '', /^Not sent: ENOENT/);
  assert.equal((await rawRequest(origin, '/')).status, 200);
});

test('the contact function gets the body and the address of the connection', async () => {
  const response = await fetch(`${origin}${contactEndpoint}?x`, { method: 'POST', body: 'abc' });
  assert.equal(await response.text(), '3 from 127.0.0.1');
});
