import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { type PageDocument, parsePage } from '@/scripts/publishing/page-document';
import { site } from '@/site.config';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import { requiredAddresses, tagsOf } from '@/tests/support/address-table';
import { rawRequest } from '@/tests/support/raw-request';
import { pagePaths } from '@/tests/support/site-pages';
import { translator, withoutBreakMarks } from '@/tests/support/texts';

const test = testOnHosts('published', 'node');

const tags = [...locales.flatMap((locale) => tagsOf(locale).hreflang), 'x-default'];

const documents = new Map<string, Promise<PageDocument>>();

/** Fetches and parses a page, once for all tests. */
function fetchDocument(origin: string, path: string): Promise<PageDocument> {
  const address = origin + path;
  const document =
    documents.get(address) ??
    rawRequest(origin, path).then(({ body }) => parsePage(body.toString()));
  documents.set(address, document);
  return document;
}

/** The contents of all meta elements with a name. */
function metaContents($: PageDocument, name: string): string[] {
  return $(`meta[property="${name}"], meta[name="${name}"]`)
    .get()
    .map(({ attribs }) => attribs['content'] ?? '');
}

function hreflangLinks($: PageDocument): [tag: string, address: string][] {
  return $('link[rel="alternate"][hreflang]')
    .get()
    .map(({ attribs }) => [attribs['hreflang'] ?? '', attribs['href'] ?? '']);
}

/** All objects of a graph, at any depth. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  return [{ ...value }, ...Object.values(value).flatMap(objectsIn)];
}

/** Keys whose values are texts. */
const wordKeys = ['name', 'description', 'legalName', 'teaches'];

/** The visible texts, title and description, without soft hyphens. */
function shownText($: PageDocument): string {
  const description = $('meta[name="description"]').attr('content') ?? '';
  const head = [$('title').text(), description].join('\n');
  $('script, style').remove();
  return withoutBreakMarks(`${head}\n${$('body').text()}`).replace(/\s+/g, ' ');
}

for (const { locale, page } of pageVariants) {
  const address = hrefFor(locale, page);
  const t = translator(locale);
  const title = t(`${page}.meta.title`);
  const description = t(`${page}.meta.description`);

  test(`${address} has metadata, at its start, where link previews look`, async ({ origin }) => {
    const $ = await fetchDocument(origin, address);
    const [start = ''] = $.html().slice(0, 8000).split('<style');
    for (const tag of ['charset=', '<title>', 'name="description"', 'rel="canonical"']) {
      expect(start.toLowerCase(), tag).toContain(tag);
    }
    expect(start).toMatch(/property="og:title".*property="og:image"/s);
    const canonical = site.url + address;
    // The company's name is left out where it would be cut.
    expect([title, `${title} · ${site.company.shortName}`]).toContain($('title').text());
    expect(metaContents($, 'description')).toEqual([description]);
    expect($('link[rel="canonical"]').attr('href')).toBe(canonical);
    const robots = expect.stringMatching(/^index, follow, .*max-image-preview:large/);
    expect(metaContents($, 'robots')).toEqual([robots]);
    const others = locales.filter((other) => other !== locale);
    for (const [name, ...values] of [
      ['og:type', 'website'],
      ['og:site_name', site.company.shortName],
      ['og:url', canonical],
      ['og:locale', tagsOf(locale).ogLocale],
      ['og:locale:alternate', ...others.map((other) => tagsOf(other).ogLocale)],
      ['og:title', title],
      ['og:description', description],
      ['twitter:card', 'summary_large_image'],
      ['twitter:title', title],
      ['twitter:description', description],
    ] as const) {
      expect(metaContents($, name), name).toEqual(values);
    }
  });

  test(`${address} has a link preview image`, async ({ origin }) => {
    const $ = await fetchDocument(origin, address);
    const [picture = '', ...more] = metaContents($, 'og:image');
    expect(more).toEqual([]);
    expect(metaContents($, 'twitter:image')).toEqual([picture]);
    expect(picture.startsWith(`${site.url}/og/${locale}/${page}.png?v=`), picture).toBe(true);
    const alt = metaContents($, 'og:image:alt');
    expect(metaContents($, 'twitter:image:alt')).toEqual(alt);
    expect(alt[0]).toContain(t(`${page}.hero.title`));

    const path = picture.slice(site.url.length);
    const { status, headers, body } = await rawRequest(origin, path);
    expect([status, headers['content-type']]).toEqual([200, 'image/png']);
    // Its name is permanent, because other sites show it; it must be revalidated.
    expect(headers['cache-control']).toMatch(/max-age=0/);
    expect(headers['cross-origin-resource-policy']).not.toBe('same-origin');
    expect(body.length).toBeLessThan(150_000);
    const { format, width, height } = await sharp(body).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    const described = ['type', 'width', 'height'].flatMap((name) =>
      metaContents($, `og:image:${name}`),
    );
    expect(described).toEqual(['image/png', String(width), String(height)]);
    // Networks cache a picture by its URL: a new picture needs a new URL.
    expect(createHash('sha256').update(body).digest('hex')).toMatch(
      new RegExp(`^${path.split('?v=')[1]}`),
    );
  });

  test(`${address} and its translations refer to each other`, async ({ origin }) => {
    const alternates = hreflangLinks(await fetchDocument(origin, address));
    expect(alternates.map(([tag]) => tag).sort()).toEqual([...tags].sort());
    const own = tagsOf(locale).hreflang.map((tag) => [tag, site.url + address]);
    const german = ['x-default', site.url + hrefFor('de', page)];
    expect(Object.fromEntries(alternates)).toMatchObject(Object.fromEntries([...own, german]));
    for (const [, other] of alternates) {
      const $ = await fetchDocument(origin, other.slice(site.url.length));
      expect($('link[rel="canonical"]').attr('href')).toBe(other);
      expect(hreflangLinks($), other).toEqual(alternates);
    }
  });

  test(`${address} has structured data with visible content and references inside it`, async ({
    origin,
  }) => {
    const $ = parsePage((await rawRequest(origin, address)).body.toString());
    const scripts = $('script[type="application/ld+json"]');
    expect(scripts).toHaveLength(1);
    const graph: unknown = JSON.parse(scripts.text());
    const canonical = $('link[rel="canonical"]').attr('href') ?? '';
    expect(JSON.stringify(graph)).toContain(`"url":"${canonical}"`);
    const objects = objectsIn(graph);
    const ids = (isNode: boolean) =>
      objects.filter((one) => '@type' in one === isNode).flatMap((one) => one['@id'] ?? []);
    expect(ids(true)).toEqual(expect.arrayContaining(ids(false)));
    const words = objects
      .flatMap((one) => wordKeys.flatMap((key) => one[key] ?? []))
      .filter((word) => typeof word === 'string' && word !== site.company.country);
    expect(words.length).toBeGreaterThan(3);
    const shown = shownText($);
    expect(words.filter((word) => !shown.includes(`${word}`.replace(/\s+/g, ' ')))).toEqual([]);
  });
}

for (const locale of locales) {
  test(`the not-found page in ${locale} is noindex`, async ({ origin }) => {
    const $ = await fetchDocument(origin, `${localeTable[locale].prefix}/no-such-page`);
    expect(metaContents($, 'robots')).toContain('noindex, follow');
    const links = 'link[rel="canonical"], link[hreflang], script[type="application/ld+json"]';
    expect($(links)).toHaveLength(0);
    expect(metaContents($, 'og:image')).toEqual([]);
  });
}

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
