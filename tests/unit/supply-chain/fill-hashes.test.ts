/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { fillHashes, hashesOf, manifestOf } from '@/tooling/supply-chain/fill-hashes';
import { parseLockfile } from '@/tooling/supply-chain/lockfile';

const text = readFileSync('package-lock.json', 'utf8');
const lockfile = parseLockfile(text);

test('every hash comes back to its place, and nothing else changes', () => {
  const without = text.replaceAll(/\n +"integrity": "[^"]+",/g, '');
  expect(without).not.toBe(text);
  expect(fillHashes(without, parseLockfile(without), hashesOf(lockfile))).toBe(text);
});

test('a hash that is there stays', () => {
  const hashes = new Map([...hashesOf(lockfile).keys()].map((id) => [id, 'sha512-other']));
  expect(fillHashes(text, lockfile, hashes)).toBe(text);
});

test('a lockfile without hashes stays as it is', () => {
  expect(fillHashes(text, lockfile, new Map())).toBe(text);
});

test('every version of a package is asked for', () => {
  expect(manifestOf(['@deno/darwin-x64@2.9.6', '@deno/darwin-x64@2.1.14', 'a@1.0.0'])).toEqual({
    name: 'packages-of-other-platforms',
    private: true,
    dependencies: {
      '@deno/darwin-x64': '2.9.6',
      '@deno/darwin-x64-2.1.14': 'npm:@deno/darwin-x64@2.1.14',
      a: '1.0.0',
    },
  });
});
