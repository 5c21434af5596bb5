/** @jest-environment node */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startDumbHost } from '@/tests/support/dumb-host';

let root: string;
let host: Awaited<ReturnType<typeof startDumbHost>>;

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'dumb host '));
  await mkdir(join(root, 'en'));
  for (const file of [
    'index.html',
    'a.html',
    'a.txt',
    '404.html',
    'en/index.html',
    'en/404.html',
  ]) {
    await writeFile(join(root, file), file);
  }
  host = await startDumbHost(root);
});
afterAll(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

test.each([
  ['/', 200, 'index.html'],
  ['/a', 200, 'a.html'],
  ['/a.txt', 200, 'a.txt'],
  ['/en', 200, 'en/index.html'],
  ['/en/', 200, 'en/index.html'],
  ['/a/', 404, '404.html'],
  ['/b', 404, '404.html'],
  ['/en/b', 404, 'en/404.html'],
  ['/en/b/c', 404, 'en/404.html'],
  ['/fr/b', 404, '404.html'],
])('%s: %i %s', async (path, status, body) => {
  const response = await fetch(`http://127.0.0.1:${host.port}${path}`);
  expect([response.status, await response.text()]).toEqual([status, body]);
});
