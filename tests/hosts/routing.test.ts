import type { IncomingHttpHeaders } from 'node:http';
import { expect } from 'playwright/test';
import { parsePage } from '@/scripts/publishing/page-document';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import {
  everyRedirect,
  missingAddresses,
  missingFileNames,
  tagsOf,
} from '@/tests/support/address-table';
import { rawRequest } from '@/tests/support/raw-request';
import { pagePaths } from '@/tests/support/site-pages';

const test = testOnHosts('published', 'node', 'nginx', 'cloudflare');
/** Without Cloudflare, which also serves pages by their file names. */
const testOfFiles = testOnHosts('published', 'node', 'nginx');

const query = '?utm_source=a%20b&x=//y';

/** The target of a redirect, with a parsed query, because Next encodes it differently. */
function redirectTarget({ location = '' }: IncomingHttpHeaders) {
  const [path = '', search] = location.split('?');
  return { path, query: [...new URLSearchParams(search)] };
}

/** Status, language and canonical path of a response. */
async function fetchPage(origin: string, target: string) {
  const { status, body } = await rawRequest(origin, target);
  const $ = parsePage(body.toString());
  const canonical = $('link[rel="canonical"]').attr('href');
  return { status, lang: $('html').attr('lang'), path: canonical && new URL(canonical).pathname };
}

for (const { path, locale } of pagePaths) {
  test(`${path} is a page, with any query`, async ({ origin }) => {
    const page = { status: 200, lang: tagsOf(locale).htmlLang, path };
    for (const target of [path, path + query]) {
      expect(await fetchPage(origin, target), target).toEqual(page);
    }
  });
}

for (const [from, to] of everyRedirect) {
  test(`${from} leads to ${to}`, async ({ origin }) => {
    const { status, headers } = await rawRequest(origin, from + query);
    expect(status).toBe(308);
    expect(redirectTarget(headers)).toEqual({ path: to, query: [...new URLSearchParams(query)] });
  });
}

for (const [address, locale] of missingAddresses) {
  test(`${address} is not found, in ${locale}`, async ({ origin }) => {
    const { status, lang } = await fetchPage(origin, address);
    expect([status, lang]).toEqual([404, tagsOf(locale).htmlLang]);
  });
}

for (const [address, locale] of missingFileNames) {
  testOfFiles(
    `${address} names a file but no page, and is not found in ${locale}`,
    async ({ origin }) => {
      const { status, lang } = await fetchPage(origin, address);
      expect([status, lang]).toEqual([404, tagsOf(locale).htmlLang]);
    },
  );
}
