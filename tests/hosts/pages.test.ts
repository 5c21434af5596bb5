import { expect } from 'playwright/test';
import { localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { testOn } from '@/tests/hosts/support/test-on';
import { ask } from '@/tests/support/ask';
import { parsePage } from '@/tooling/publishing/page-document';

const test = testOn('published', 'node');

/** Landmarks that every page has once; a header inside a section is none. */
const landmarks = {
  banner: 'header',
  main: 'main',
  contentinfo: 'footer',
} as const;
const sectioning = 'main, article, aside, nav, section';

for (const { locale, page } of pageVariants) {
  const address = hrefFor(locale, page);

  test(`${address} is one page in its language`, async ({ origin }) => {
    const { status, body } = await ask(origin, address);
    expect(status).toBe(200);
    const $ = parsePage(body.toString());
    expect($('html').attr('lang')).toBe(localeTable[locale].htmlLang);
    expect($('h1')).toHaveLength(1);
    expect($('main h1').text()).toMatch(/\S/);
    for (const [role, element] of Object.entries(landmarks)) {
      const found = $(element).filter((_, one) => $(one).parents(sectioning).length === 0);
      expect(found, role).toHaveLength(1);
    }
  });
}

test('no two pages share a title or a description', async ({ origin }) => {
  const owners = new Map<string, string>();
  const shared: string[] = [];
  for (const { locale, page } of pageVariants) {
    const address = hrefFor(locale, page);
    const $ = parsePage((await ask(origin, address)).body.toString());
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
