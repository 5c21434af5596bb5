import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { test } from 'node:test';
import { expect } from 'playwright/test';
import {
  missingAddresses,
  otherRedirects,
  requiredAddresses,
  requiredRedirects,
  tagsOf,
} from '@/tests/support/address-table';
import { parseBuilt } from '@/tests/support/built-files';
import { siteFolder } from '@/tests/support/hosts';

const isBuilt = (file: string) => existsSync(posix.join(siteFolder, file));

/** The file that a plain static host serves at a path, if any. */
function findFile(address: string): string | undefined {
  const path = address.slice(1);
  const names = address.endsWith('/') ? [] : [`${path}.html`];
  return [...names, posix.join(path, 'index.html')].find(isBuilt);
}

/** The not-found page for a missing path: that of the nearest parent folder. */
function findNotFoundFile(address: string): string {
  const folder = posix.dirname(address);
  const file = posix.join(folder, '404.html').slice(1);
  return folder === '/' || isBuilt(file) ? file : findNotFoundFile(folder);
}

const canonicalPath = (file: string) =>
  new URL(parseBuilt(file)('link[rel="canonical"]').attr('href') ?? '').pathname;

for (const [address, to] of [
  ...requiredAddresses.map((own) => [own, own] as const),
  ...requiredRedirects,
]) {
  test(`a plain static host serves ${to} at ${address}`, () => {
    expect(canonicalPath(findFile(address) ?? '')).toBe(to);
  });
}

test('a plain static host serves no other page at alternative spellings', () => {
  for (const [from, to] of otherRedirects) {
    const file = findFile(from);
    expect(file === undefined || canonicalPath(file) === to, from).toBe(true);
  }
});

test('a plain static host serves the not-found page in the language of the path', () => {
  for (const [address, locale] of missingAddresses) {
    expect(findFile(address), address).toBeUndefined();
    const lang = parseBuilt(findNotFoundFile(address))('html').attr('lang');
    expect(lang, address).toBe(tagsOf(locale).htmlLang);
  }
});
