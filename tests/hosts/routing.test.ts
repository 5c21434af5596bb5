import { expect } from 'playwright/test';
import { localeTable } from '@/lib/locales';
import { testOn } from '@/tests/hosts/support/test-on';
import {
  missing,
  missingButForFiles,
  otherRedirects,
  owedAddresses,
  owedRedirects,
} from '@/tests/support/address-table';
import { hostTraits } from '@/tests/support/host-exceptions';
import { canonicalOf, languageOf, type RawAnswer, rawRequest } from '@/tests/support/raw-request';
import { pageAddresses } from '@/tests/support/site-pages';

const test = testOn('published', 'dumb', 'node', 'nginx', 'cloudflare');

const query = '?utm_source=a%20b&x=//y';

/** A redirect's target; Next writes a query's characters in another way that means the same. */
function targetOf(answer: RawAnswer): { path: string; query: string[][] } {
  const [path = '', search] = (answer.headers.get('location') ?? '').split('?');
  return { path, query: [...new URLSearchParams(search)] };
}

test('the addresses of the table are those written out by hand', () => {
  expect(pageAddresses.map(({ address }) => address).sort()).toEqual([...owedAddresses].sort());
});

for (const { address, locale } of pageAddresses) {
  test(`${address} is a page, with any query`, async ({ origin }) => {
    for (const target of [address, address + query]) {
      const answer = await rawRequest(origin, target);
      expect(answer.status, target).toBe(200);
      expect(languageOf(answer)).toBe(localeTable[locale].htmlLang);
      expect(canonicalOf(answer)).toBe(address);
    }
  });
}

for (const [from, to] of owedRedirects) {
  test(`${from} is another spelling of ${to}`, async ({ origin, host }) => {
    const answer = await rawRequest(origin, from + query);
    if (host === 'dumb') {
      expect(answer.status).toBe(200);
      expect(languageOf(answer)).toBe(localeTable.de.htmlLang);
      expect(canonicalOf(answer)).toBe(to);
    } else {
      expect(answer.status).toBe(hostTraits[host].redirectStatus);
      expect(targetOf(answer)).toEqual({ path: to, query: [...new URLSearchParams(query)] });
    }
  });
}

for (const [from, to] of otherRedirects) {
  test(`${from} leads to ${to}`, async ({ origin, host }) => {
    const answer = await rawRequest(origin, from + query);
    if (host === 'dumb') {
      // It cannot redirect: the page itself or nothing, but never another page.
      expect([200, 404]).toContain(answer.status);
      expect(answer.status === 404 || canonicalOf(answer) === to).toBe(true);
    } else {
      expect(answer.status).toBe(hostTraits[host].redirectStatus);
      expect(targetOf(answer)).toEqual({ path: to, query: [...new URLSearchParams(query)] });
      expect((await rawRequest(origin, to + query)).status).toBe(200);
    }
  });
}

for (const [address, locale] of missing) {
  test(`${address} is missing, said in ${locale}`, async ({ origin }) => {
    const answer = await rawRequest(origin, address);
    expect(answer.status).toBe(404);
    expect(languageOf(answer)).toBe(localeTable[locale].htmlLang);
  });
}

const statusesOfFileNames = {
  missing: [404],
  page: [200],
  'redirect or page': [200, 307, 308],
} as const;

for (const [address, locale] of missingButForFiles) {
  test(`${address} is missing, said in ${locale}, but for hosts of plain files`, async ({
    origin,
    host,
  }) => {
    const answer = await rawRequest(origin, address);
    expect(statusesOfFileNames[hostTraits[host].fileNames]).toContain(answer.status);
    const language = localeTable[locale].htmlLang;
    expect(languageOf(answer) ?? language).toBe(language);
  });
}
