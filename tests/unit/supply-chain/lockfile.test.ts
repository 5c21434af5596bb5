/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { assertSupplyChain } from '@/tooling/supply-chain/assert-supply-chain';
import { functionVersionProblems } from '@/tooling/supply-chain/function-versions';
import { manifestSchema, parseLockfile } from '@/tooling/supply-chain/lockfile';
import { lockfileProblems } from '@/tooling/supply-chain/lockfile-problems';

const hash = `sha512-${'a'.repeat(86)}==`;
const otherHash = `sha512-${'b'.repeat(86)}==`;
const root = { dependencies: { next: '16.4.6' }, devDependencies: { 'deno-2': 'npm:deno@2.1.14' } };
const next = { version: '16.4.6', integrity: hash };
const deno = { name: 'deno', version: '2.1.14', integrity: hash };
const darwin = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };

/** The problems of a lockfile with some packages added or changed. */
function problemsOf(
  packages: Record<string, object>,
  { manifest = root, withoutHash = [] }: { manifest?: object; withoutHash?: string[] } = {},
): string[] {
  const all = { '': root, 'node_modules/next': next, 'node_modules/deno-2': deno, ...packages };
  return lockfileProblems({
    lockfile: parseLockfile(JSON.stringify({ lockfileVersion: 3, packages: all })),
    manifest: manifestSchema.parse(manifest),
    withoutHash,
    listFile: 'list.json',
  });
}

describe('a lockfile', () => {
  it('is in order when every package has one hash', () => {
    expect(problemsOf({})).toEqual([]);
  });

  it.each([
    ['without platform', {}],
    ['of Linux', { os: ['linux'] }],
    ['of x64 with glibc', { os: ['linux'], cpu: ['x64'], libc: ['glibc'] }],
    ['of all systems but one', { os: ['!win32'] }],
    ['of a single name', { os: 'linux', cpu: 'x64' }],
  ])('has a hash of each package %s, listed or not', (_, platform) => {
    const packages = { 'node_modules/evil': { version: '1.0.0', ...platform } };
    const missing = 'node_modules/evil has no "integrity"';
    expect(problemsOf(packages)).toEqual([missing]);
    expect(problemsOf(packages, { withoutHash: ['evil@1.0.0'] })).toEqual([missing]);
  });

  it.each([
    { os: ['darwin'] },
    { os: ['linux'], cpu: ['arm64'] },
    { os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    { os: ['!linux'] },
    { cpu: ['wasm32'] },
  ])('lists a package of another platform without a hash: %j', (platform) => {
    const packages = { 'node_modules/@a/b': { version: '1.0.0', ...platform } };
    expect(problemsOf(packages, { withoutHash: ['@a/b@1.0.0'] })).toEqual([]);
    // Neither another version nor another name will do.
    for (const id of ['@a/b@1.0.1', '@a/bc@1.0.0']) {
      expect(problemsOf(packages, { withoutHash: [id] })).toEqual([
        'node_modules/@a/b has no "integrity": run npm run lockfile:fill, or list @a/b@1.0.0',
        `${id} is in list.json, but has a hash or is not installed; remove it there`,
      ]);
    }
  });

  it('lists no package that has a hash', () => {
    const packages = { 'node_modules/fs': { ...darwin, integrity: hash } };
    expect(problemsOf(packages, { withoutHash: ['fs@1.0.0'] })).toEqual([
      'fs@1.0.0 is in list.json, but has a hash or is not installed; remove it there',
    ]);
  });

  it.each([`sha1-${'a'.repeat(27)}=`, `sha512-${'a'.repeat(20)}`, `${hash} ${otherHash}`, ''])(
    'takes no other hash: %s',
    (integrity) => {
      expect(problemsOf({ 'node_modules/next': { ...next, integrity } })).toContain(
        'node_modules/next has an "integrity" that is not a single SHA-512 hash',
      );
    },
  );

  it('has one hash for one version, wherever it lies', () => {
    const inner = { ...next, integrity: otherHash };
    expect(problemsOf({ 'node_modules/deno-2/node_modules/next': inner })).toEqual([
      'node_modules/deno-2/node_modules/next has another hash than next@16.4.6 elsewhere',
    ]);
    const newer = { version: '16.4.7', integrity: otherHash };
    expect(problemsOf({ 'node_modules/deno-2/node_modules/next': newer })).toEqual([]);
  });

  it('names no address, not even that of a registry', () => {
    const resolved = 'https://registry.test/next/-/next-16.4.6.tgz';
    expect(problemsOf({ 'node_modules/next': { ...next, resolved } })).toEqual([
      'node_modules/next has an address in "resolved"; remove it',
    ]);
    expect(problemsOf({ 'node_modules/next': { ...next, link: true } })).toEqual([
      'node_modules/next is a link to a folder',
    ]);
  });

  it.each(['git+https://a.test/b.git', 'github:a/b', 'a/b', 'file:../b', 'https://a.test/b.tgz'])(
    'asks for nothing from outside the registry: %s',
    (range) => {
      const packages = { 'node_modules/next': { ...next, dependencies: { b: range } } };
      expect(problemsOf(packages)).toEqual([
        `node_modules/next depends on b from outside the registry: ${range}`,
      ]);
      const manifest = { ...root, dependencies: { next: range } };
      expect(problemsOf({ '': manifest }, { manifest })).toEqual([
        `dependencies.next is "${range}" in package.json; write the exact version`,
      ]);
    },
  );

  it.each(['^16.4.6', '16', '*', 'latest', '16.4.x', 'npm:next', 'npm:next@^16.4.6'])(
    'is asked for exact versions: not %s',
    (range) => {
      const manifest = { ...root, dependencies: { next: range } };
      expect(problemsOf({ '': manifest }, { manifest })).toEqual([
        `dependencies.next is "${range}" in package.json; write the exact version`,
      ]);
    },
  );

  it('is as new as package.json', () => {
    const manifest = { ...root, dependencies: { next: '16.4.7' } };
    expect(problemsOf({}, { manifest })).toEqual([
      'dependencies.next differs between package.json and the lockfile; run npm install',
    ]);
    expect(problemsOf({}, { manifest: { ...root, devDependencies: {} } })).toEqual([
      'devDependencies.deno-2 differs between package.json and the lockfile; run npm install',
    ]);
  });

  it('has the version that package.json names', () => {
    const older = { ...next, version: '16.4.5' };
    expect(problemsOf({ 'node_modules/next': older })).toEqual([
      'node_modules/next is 16.4.5; package.json has 16.4.6',
    ]);
  });

  it('has each package under its own name, or under an alias that was asked for', () => {
    const other = { ...next, name: 'evil' };
    expect(problemsOf({ 'node_modules/next': other })).toEqual([
      'node_modules/next contains evil, which no dependency requests under this name',
    ]);
    const alias = { name: '@c/d', version: '1.0.0', integrity: hash };
    const asker = { ...next, dependencies: { b: 'npm:@c/d@^1.0.0' } };
    expect(problemsOf({ 'node_modules/next': asker, 'node_modules/b': alias })).toEqual([]);
    expect(problemsOf({ 'node_modules/next': asker, 'node_modules/a': alias })).toHaveLength(1);
  });

  it('needs no hash of what comes inside another package, and believes none to', () => {
    const inner = { version: '1.0.0', inBundle: true };
    const outer = { ...next, bundleDependencies: ['a'] };
    const a = 'node_modules/next/node_modules/a';
    expect(problemsOf({ 'node_modules/next': outer, [a]: inner })).toEqual([]);
    const deeper = { 'node_modules/next': outer, [a]: inner, [`${a}/node_modules/b`]: inner };
    expect(problemsOf(deeper)).toEqual([]);
    expect(problemsOf({ [a]: inner })).toEqual([`${a} has no "integrity"`]);
    expect(problemsOf({ 'node_modules/a': inner })).toEqual(['node_modules/a has no "integrity"']);
  });

  it('is npm’s own, of the present form', () => {
    for (const text of ['', '[]', '{}', '{"lockfileVersion": 1, "packages": {"": {}}}']) {
      expect(() => parseLockfile(text)).toThrow();
    }
    expect(() => parseLockfile('{"lockfileVersion": 3, "packages": {}}')).toThrow(/is missing/);
  });
});

it('the function has the versions of the project', () => {
  const manifest = manifestSchema.parse({
    dependencies: { zod: '4.6.7' },
    devDependencies: { '@a/b': '1.0.0' },
  });
  const check = (imports: object) => functionVersionProblems(JSON.stringify({ imports }), manifest);
  expect(check({ 'zod/mini': 'npm:zod@4.6.7/mini', '@a/b': 'npm:@a/b@1.0.0' })).toEqual([]);
  expect(check({ 'zod/mini': 'npm:zod@4.6.8/mini' })).toEqual([
    'zod/mini is npm:zod@4.6.8/mini; package.json has npm:zod@4.6.7/mini',
  ]);
  expect(check({ zod: 'https://deno.test/zod' })).toHaveLength(1);
  expect(check({ postgres: 'npm:pg@8.23.1' })).toEqual([
    'postgres: package.json does not have postgres',
  ]);
});

describe('the project', () => {
  const files = [
    'package.json',
    'package-lock.json',
    'tools/wrangler/package.json',
    'tools/wrangler/package-lock.json',
    'tooling/supply-chain/packages-without-hash.json',
    'supabase/functions/send-contact-email/deno.json',
    '.github/workflows/site.yml',
  ];
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'supply-chain-'));
    for (const file of files) cpSync(file, join(folder, file), { recursive: true });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  /** Changes the first place of a file that matches. */
  function tamper(file: string, from: RegExp | string, to: string): void {
    const text = readFileSync(join(folder, file), 'utf8');
    const changed = text.replace(from, to);
    expect(changed).not.toBe(text);
    writeFileSync(join(folder, file), changed);
  }

  it('is in order', async () => {
    await expect(assertSupplyChain()).resolves.toBeUndefined();
    await expect(assertSupplyChain(folder)).resolves.toBeUndefined();
  });

  it.each([
    ['package-lock.json', /\n +"integrity": "[^"]+",/, 'has no "integrity"'],
    ['tools/wrangler/package-lock.json', /\n +"integrity": "[^"]+",/, 'has no "integrity"'],
    ['package.json', /\n +"next": "[^"]+",/, 'dependencies.next differs'],
    ['supabase/functions/send-contact-email/deno.json', /npm:pg@[\d.]+/, 'pg'],
    ['.github/workflows/site.yml', /@[\da-f]{40} # v[\d.]+/, 'name the full SHA of a commit'],
  ])('is not when %s was tampered with', async (file, from, problem) => {
    tamper(file, from, '');
    await expect(assertSupplyChain(folder)).rejects.toThrow(problem);
  });

  it('is not when a file is missing', async () => {
    rmSync(join(folder, 'tools/wrangler/package-lock.json'));
    await expect(assertSupplyChain(folder)).rejects.toThrow(
      'tools/wrangler/package-lock.json: cannot be read',
    );
  });
});
