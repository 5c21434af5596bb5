import { load } from 'cheerio';
import { expect } from 'playwright/test';
import { locales, localeTable } from '@/lib/locales';
import { site } from '@/site.config';
import { ask } from '@/tests/support/ask';
import { pageAddresses } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { problemsOfSitemap } from '@/tests/support/sitemap-schema';

const tags = [...locales.flatMap((locale) => localeTable[locale].hreflang), 'x-default'];

test('the sitemap lists every page once, with all of its translations', async ({ origin }) => {
  const { status, headers, body } = await ask(origin, '/sitemap.xml');
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
  expect(entries.map(({ address }) => address).sort()).toEqual(
    pageAddresses.map(({ address }) => site.url + address).sort(),
  );
  // Each page of a cluster names the same addresses, its own among them.
  for (const { address, links } of entries) {
    expect(links.map(([tag]) => tag).sort()).toEqual([...tags].sort());
    expect(links.map(([, href]) => href)).toContain(address);
    for (const [, href] of links) {
      expect(entries.find((entry) => entry.address === href)?.links).toEqual(links);
    }
  }
  // Nothing tells when a page's content last changed.
  expect($('lastmod, changefreq, priority')).toHaveLength(0);
});

test('the sitemap keeps to its schema, which lets no mistake pass', async ({ origin }) => {
  const sitemap = (await ask(origin, '/sitemap.xml')).body.toString();
  expect(await problemsOfSitemap(sitemap)).toEqual([]);
  for (const [right, wrong] of [
    ['</loc>', '</loc><lastmod>yesterday</lastmod>'],
    ['</loc>', '</loc><image>none</image>'],
    [`<loc>${site.url}`, '<loc>'],
    [`href="${site.url}`, 'href="'],
    ['hreflang="bs"', 'hreflang="Bosnian"'],
    ['rel="alternate"', 'rel="canonical"'],
    [`<loc>${site.url}/arbeitgeber<`, `<loc>${site.url}/<`],
  ] as const) {
    expect(sitemap).toContain(right);
    expect(await problemsOfSitemap(sitemap.replace(right, wrong)), wrong).not.toEqual([]);
  }
});

test('robots may read everything and learn where the sitemap is', async ({ origin }) => {
  const { status, body } = await ask(origin, '/robots.txt');
  expect(status).toBe(200);
  expect(body.toString()).toMatch(/^User-Agent: \*\nAllow: \/\n/);
  expect(body.toString()).toContain(`Sitemap: ${site.url}/sitemap.xml`);
  expect(body.toString()).not.toContain('Disallow');
});

test('whoever finds a weakness learns whom to tell', async ({ origin }) => {
  const { status, headers, body } = await ask(origin, '/.well-known/security.txt');
  expect([status, headers['content-type']?.split(';')[0]]).toEqual([200, 'text/plain']);
  const fields = body
    .toString()
    .trim()
    .split('\n')
    .map((line) => line.split(': '));
  expect(fields.map(([name]) => name)).toEqual(
    expect.arrayContaining(['Contact', 'Expires', 'Canonical', 'Preferred-Languages']),
  );
  const expires = new Date(fields.find(([name]) => name === 'Expires')?.[1] ?? '').getTime();
  const days = (expires - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(300);
  expect(days).toBeLessThan(366);
});
