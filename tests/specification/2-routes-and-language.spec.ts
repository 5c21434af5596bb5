import { type APIRequestContext, expect } from 'playwright/test';
import { addresses } from '@/tests/support/address-table';
import { languageMenu, link } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { languages } from '@/tests/support/specification';
import { translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

const names = ['Deutsch', 'English', 'Bosanski / Hrvatski / Srpski'] as const;
const tags = ['de', 'en', 'bs'] as const;

/** Each page in the three languages, in the order of their names. */
const pages = Object.values(addresses).map(({ de, en, vas }) => [de, en, vas]);

const { employers, nurses, academy, contact } = addresses;

// biome-ignore format: a table to be read at a glance
const aliases = [
  ['/employers', employers.de], ['/poslodavci', employers.de], ['/nurses', nurses.de],
  ['/medicinske-sestre', nurses.de], ['/akademija', academy.de], ['/contact', contact.de],
] as const;

// biome-ignore format: a table to be read at a glance
const missing = [
  ['/no-such-page', 'de'], ['/terms', 'de'], ['/uslovi', 'de'], ['/english', 'de'],
  ['/en/no-such-page', 'en'], ['/en/employers/more', 'en'], ['/vas/a/b', 'bs'],
] as const;

/** What an address shows, which is a page with a title: final address, status and language. */
async function visit(request: APIRequestContext, from: string) {
  const response = await request.get(from);
  const html = await response.text();
  expect(html.match(/<h1[ >]/g), from).toHaveLength(1);
  const { pathname, search } = new URL(response.url());
  const lang = /<html lang="(\w+)"/.exec(html)?.[1];
  return { html, page: { address: pathname + search, status: response.status(), lang } };
}

test('Eight pages in three language variants; switching maps the current page to the equivalent path in the target language', async ({
  request,
}) => {
  for (const variants of pages) {
    for (const [index, address] of variants.entries()) {
      const { html, page } = await visit(request, address);
      expect(page).toEqual({ address, status: 200, lang: tags[index] });
      const [, bar = ''] = html.split(/<\/?header/);
      const links = bar.matchAll(/<a (?=[^>]*data-language)[^>]*href="([^"]*)"/g);
      expect([...new Set([...links].map(([, href]) => href))]).toEqual(variants);
    }
  }
});

test('Alias paths that map to the same pages', async ({ request }) => {
  for (const [alias, address] of aliases) {
    const { page } = await visit(request, `${alias}?q=1`);
    expect(page).toEqual({ address: `${address}?q=1`, status: 200, lang: 'de' });
  }
});

test('Any other path shows the not-found page', async ({ request }) => {
  for (const [address, lang] of missing) {
    const { page } = await visit(request, address);
    expect(page).toEqual({ address, status: 404, lang });
  }
});

for (const locale of ['hr-HR', 'tlh']) {
  test.describe(`Fallback and initial language is German: a browser in ${locale}`, () => {
    test.use({ locale });

    test('The UI language is set from the first path segment (/en gives English, /vas gives the other language, otherwise German)', async ({
      page,
      origin,
    }) => {
      // Neither the browser nor an earlier choice changes it.
      await page.addInitScript(() => localStorage.setItem('i18nextLng', 'en'));
      for (const [index, address] of Object.values(addresses.contact).entries()) {
        await page.goto(address);
        await waitForHydration(page, 'enhancements');
        await expect(page).toHaveURL(origin + address);
        await expect(page.locator('html')).toHaveAttribute('lang', tags[index] ?? '');
        const title = translator(languages[index] ?? 'de')('contact.hero.title');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      }
    });
  });
}

test('Options: German (no prefix), English (/en), the third language (/vas; shown with its native name); if no equivalent is known, the language prefix is put before the path', async ({
  page,
}) => {
  for (const [address, ...hrefs] of [
    ['/', ...Object.values(addresses.home)],
    ...['/no/page', '/en/no/page'].map((path) => [path, '/no/page', '/en/no/page', '/vas/no/page']),
  ]) {
    await page.goto(address ?? '');
    await languageMenu(page).locator('summary').click();
    for (const [index, name] of names.entries()) {
      await expect(link(languageMenu(page), name)).toHaveAttribute('href', hrefs[index] ?? '');
    }
  }
});

test('Navigation scrolls to the top on path change unless a hash is present', async ({ page }) => {
  for (const selector of [`footer a[href="${nurses.de}"]`, `main a[href^="${nurses.de}#"]`]) {
    await page.goto('/');
    const target = page.locator(selector).last();
    await target.evaluate((one) => one.closest('details')?.setAttribute('open', ''));
    await target.click();
    await page.waitForURL(`**${nurses.de}*`);
    const { hash } = new URL(page.url());
    if (hash !== '') await expect(page.locator(hash)).toBeInViewport();
    expect(await page.evaluate(() => scrollY > 0)).toBe(hash !== '');
  }
});
