import { load } from 'cheerio';
import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { parsePage } from '@/scripts/publishing/page-document';
import { site } from '@/site.config';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import { requiredAddresses, tagsOf } from '@/tests/support/address-table';
import { rawRequest } from '@/tests/support/raw-request';
import { pagePaths } from '@/tests/support/site-pages';
import { plain, translator } from '@/tests/support/texts';

const test = testOnHosts('published', 'node');

const tags = [...locales.flatMap((locale) => tagsOf(locale).hreflang), 'x-default'];

test('the sitemap lists every page once, with all of its translations', async ({ origin }) => {
  const { status, headers, body } = await rawRequest(origin, '/sitemap.xml');
  expect([status, headers['content-type']?.split(';')[0]]).toEqual([200, 'application/xml']);
  const $ = load(body.toString(), { xml: true });
  const entries = $('urlset > url')
    .get()
    .map((url) => ({
      address: $(url).children('loc').text(),
      links: $(url)
        .children('xhtml\\:link')
        .get()
        .map((link) => [$(link).attr('hreflang'), $(link).attr('href')] as const),
    }));
  expect(entries).toHaveLength(pagePaths.length);
  expect(entries.map(({ address }) => address)).toEqual(
    expect.arrayContaining(requiredAddresses.map((path) => site.url + path)),
  );
  // All translations of a page list the same URLs, including their own.
  for (const { address, links } of entries) {
    expect(links.map(([tag]) => tag).sort()).toEqual([...tags].sort());
    expect(links.map(([, href]) => href)).toContain(address);
    for (const [, href] of links) {
      expect(entries.find((entry) => entry.address === href)?.links).toEqual(links);
    }
  }
  // The date of a page's last content change is not known.
  expect($('url > :not(loc, xhtml\\:link)')).toHaveLength(0);
});

test('robots.txt allows all pages and names the sitemap', async ({ origin }) => {
  const { status, body } = await rawRequest(origin, '/robots.txt');
  expect(status).toBe(200);
  expect(body.toString()).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(body.toString()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(body.toString()).not.toContain('Disallow');
});

test('security.txt and its URLs on this site are served', async ({ origin }) => {
  const { status, headers, body } = await rawRequest(origin, '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const addresses = body.toString().match(/https?:\S+/g) ?? [];
  const own = addresses.filter((address) => address.startsWith(site.url));
  expect(own).toContain(`${site.url}/.well-known/security-policy.txt`);
  for (const address of own) {
    const answer = await rawRequest(origin, address.slice(site.url.length));
    expect(answer.status, address).toBe(200);
  }
});

/** Other sites link to these files. */
const documents = [
  { name: 'employers', pdf: 'agb-arbeitgeber.pdf' },
  { name: 'candidates', pdf: 'agb-bewerber.pdf' },
] as const;

for (const locale of locales) {
  const t = translator(locale);
  for (const { name, pdf } of documents) {
    test(`${locale}: the terms for ${name} can be downloaded at a permanent URL`, async ({
      origin,
    }) => {
      const $ = parsePage((await rawRequest(origin, hrefFor(locale, 'terms'))).body.toString());
      const link = $(`a[href="/downloads/${pdf}"]`);
      expect(plain(link.text())).toContain(plain(t(`terms.download.${name}`)));

      const { status, headers, body } = await rawRequest(origin, `/downloads/${pdf}`);
      expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
      // The document at the URL changes, so caches must revalidate it.
      expect(headers['cache-control']).toMatch(/max-age=0/);
      expect(body.subarray(0, 8).toString('latin1')).toBe('%PDF-1.7');
      expect(link.text()).toContain(String(Math.ceil(body.length / 1000)));
    });
  }
}
