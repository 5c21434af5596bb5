import { expect } from 'playwright/test';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { test } from '@/tests/support/site-test';
import { type PageDocument, parsePage } from '@/tooling/publishing/page-document';

/** Landmarks that every page has once; a header inside a section is none. */
const landmarks = {
  banner: 'header',
  main: 'main',
  contentinfo: 'footer',
} as const;
const sectioning = 'main, article, aside, nav, section';

/** An address as search engines compare it. */
const normal = (address: string | undefined) => address && new URL(address).href;

/** The absolute addresses that a page names in its head, by language or as `canonical`. */
function namedAddresses($: PageDocument): [kind: string, address: string | undefined][] {
  return $('head link[rel="canonical"], head link[rel="alternate"][hreflang]')
    .get()
    .map((link) => [link.attribs['hreflang'] ?? 'canonical', normal(link.attribs['href'])]);
}

for (const { locale, page } of pageVariants) {
  const address = hrefFor(locale, page);

  test(`${address} is one page in its language`, async ({ request }) => {
    const response = await request.get(address, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    const $ = parsePage(await response.text());
    expect($('html').attr('lang')).toBe(localeTable[locale].htmlLang);
    expect($('h1')).toHaveLength(1);
    expect($('main h1').text()).toMatch(/\S/);
    for (const [role, element] of Object.entries(landmarks)) {
      const found = $(element).filter((_, one) => $(one).parents(sectioning).length === 0);
      expect(found, role).toHaveLength(1);
    }
  });

  test(`${address} names itself and its translations`, async ({ request }) => {
    const $ = parsePage(await (await request.get(address)).text());
    const named = namedAddresses($);
    // Every translation names the same addresses, so that each of them is named back.
    const tags = locales.flatMap((each) => localeTable[each].hreflang);
    expect(named).toHaveLength(tags.length + 2);
    expect(Object.fromEntries(named)).toMatchObject({
      canonical: normal(site.url + address),
      de: normal(site.url + hrefFor('de', page)),
      en: normal(site.url + hrefFor('en', page)),
      bs: normal(site.url + hrefFor('vas', page)),
      hr: normal(site.url + hrefFor('vas', page)),
      'sr-Latn': normal(site.url + hrefFor('vas', page)),
      'x-default': normal(site.url + hrefFor('de', page)),
    });
  });
}

test('no two pages share a title or a description', async ({ request }) => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { locale, page } of pageVariants) {
    const address = hrefFor(locale, page);
    const $ = parsePage(await (await request.get(address)).text());
    const titles = $('head title');
    const descriptions = $('head meta[name="description"]');
    expect([titles.length, descriptions.length], address).toEqual([1, 1]);
    for (const text of [titles.text(), descriptions.attr('content') ?? '']) {
      expect(text, address).toMatch(/\S/);
      const owner = owners.get(text);
      if (owner !== undefined) shared.push(`${owner} and ${address}: ${text}`);
      owners.set(text, address);
    }
  }
  expect(shared).toEqual([]);
});
