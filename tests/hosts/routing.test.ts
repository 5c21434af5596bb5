import type { IncomingHttpHeaders } from 'node:http';
import { expect } from 'playwright/test';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import {
  everyRedirect,
  missingAddresses,
  missingFileNames,
  tagsOf,
} from '@/tests/support/address-table';
import { hostNames } from '@/tests/support/host-origins';
import { rawRequest } from '@/tests/support/raw-request';
import { pagePaths } from '@/tests/support/site-pages';

const test = testOnHosts(...hostNames);
/** Without the hosts that also serve pages by their file names. */
const testOfFiles = testOnHosts('published', 'node', 'nginx');

const query = '?utm_source=a%20b&x=//y';

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** The target of a redirect, with a parsed query, because Next encodes it differently. */
function redirectTarget({ location = '' }: IncomingHttpHeaders) {
  const [path = '', search] = location.split('?');
  return { path, query: [...new URLSearchParams(search)] };
}

/** Status, language and canonical path of a response. */
async function fetchPage(origin: string, target: string) {
  const { status, body } = await rawRequest(origin, target);
  const html = body.toString();
  const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
  const lang = /<html [^>]*lang="([^"]+)"/.exec(html)?.[1];
  return { status, lang, path: canonical && new URL(canonical).pathname };
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
  test(`${from} leads to ${to}`, async ({ origin, host }) => {
    // Netlify takes both for the same path.
    if (host === 'netlify' && withoutSlash(from) === withoutSlash(to)) {
      const { lang: _, ...page } = await fetchPage(origin, from + query);
      return expect(page).toEqual({ status: 200, path: to });
    }
    const { status, headers } = await rawRequest(origin, from + query);
    expect(status).toBe(host === 'netlify' ? 301 : 308);
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
