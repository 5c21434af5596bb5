/** @jest-environment node */
import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createScriptHashCache, inlineScriptHashes } from '@/lib/headers/next-headers';

const scriptHash = (script: string) =>
  `sha256-${createHash('sha256').update(script).digest('base64')}`;

const page = (...scripts: string[]) =>
  `<!doctype html><html lang="de"><head>${scripts.join('')}</head><body><p>Ü</p></body></html>`;

test('a script is hashed byte by byte, as in browsers', () => {
  // The example of the specification of Content Security Policy.
  expect(inlineScriptHashes(page(`<script>alert('Hello, world.');</script>`))).toEqual([
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  ]);
  for (const script of [' a = "&amp;<b>" \n', 'č = "\\u003c"', '']) {
    expect(inlineScriptHashes(page(`<script id="x">${script}</script>`))).toEqual([
      scriptHash(script),
    ]);
  }
});

test('files and data need no hash, and a repeated script needs one', () => {
  const scripts = [
    '<script src="/a.js"></script>',
    '<script type="application/ld+json">{}</script>',
    '<script>a()</script>',
    '<script type="module">b()</script>',
    '<script>a()</script>',
  ];
  expect(inlineScriptHashes(page(...scripts))).toEqual([scriptHash('a()'), scriptHash('b()')]);
});

test('each page of a build is read once, and a missing page is an error', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'pages-'));
  await writeFile(join(folder, 'de.html'), page('<script>a()</script>'));
  const hashesOfPage = createScriptHashCache(folder);
  expect(await hashesOfPage('/de')).toEqual([scriptHash('a()')]);
  await rm(folder, { recursive: true });
  expect(await hashesOfPage('/de')).toEqual([scriptHash('a()')]);
  await expect(hashesOfPage('/none')).rejects.toThrow('ENOENT');
});
