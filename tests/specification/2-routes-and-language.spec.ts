import { expect, type Page } from 'playwright/test';
import { parsePage } from '@/scripts/publishing/page-document';
import { header, link } from '@/tests/support/page-parts';
import { languages, test } from '@/tests/support/specification';
import { exactly, translator } from '@/tests/support/texts';
import { waitForHydration } from '@/tests/support/watch-page';

/** Each page in German, English and the third language. */
// biome-ignore format: a table to be read at a glance
const pages = [
  ['/', '/en/', '/vas/'],
  ['/arbeitgeber', '/en/employers', '/vas/poslodavci'],
  ['/krankenpfleger', '/en/nurses', '/vas/medicinske-sestre'],
  ['/academy', '/en/academy', '/vas/akademija'],
  ['/kontakt', '/en/contact', '/vas/kontakt'],
  ['/agb', '/en/terms', '/vas/uslovi'],
  ['/impressum', '/en/imprint', '/vas/impressum'],
  ['/datenschutz', '/en/privacy', '/vas/privatnost'],
] as const;

const names = ['Deutsch', 'English', 'Bosanski / Hrvatski / Srpski'] as const;
const tags = ['de', 'en', 'bs'] as const;

/** The addresses behind the names of the languages in the header, in their order. */
const switcherOf = (page: Page) =>
  header(page)
    .locator('details:not(:has(details)) a[lang]')
    .evaluateAll((links) => links.map((one) => one.getAttribute('href')));

test('Eight pages in three language variants', async ({ request }) => {
  for (const variants of pages) {
    for (const [index, address] of variants.entries()) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect(response.status(), address).toBe(200);
      const $ = parsePage(await response.text());
      expect($('html').attr('lang'), address).toBe(tags[index]);
      expect($('main h1').length, address).toBe(1);
      // Switching maps the current page to the equivalent path in the target language.
      for (const [other, name] of names.entries()) {
        const links = $('header a').filter((_, one) => exactly(name).test($(one).text()));
        expect(links.length, address).toBeGreaterThan(0);
        for (const one of links.get()) expect(one.attribs['href']).toBe(variants[other]);
      }
    }
  }
});

test('Alias paths that map to the same pages', async ({ request }) => {
  for (const [alias, address] of [
    ['/employers', '/arbeitgeber'],
    ['/poslodavci', '/arbeitgeber'],
    ['/nurses', '/krankenpfleger'],
    ['/medicinske-sestre', '/krankenpfleger'],
    ['/akademija', '/academy'],
    ['/contact', '/kontakt'],
  ] as const) {
    const response = await request.get(`${alias}?q=1`);
    expect(response.status(), alias).toBe(200);
    const { pathname, search } = new URL(response.url());
    expect(pathname + search).toBe(`${address}?q=1`);
  }
});

test('Any other path shows the not-found page', async ({ request }) => {
  for (const [address, lang] of [
    ['/no-such-page', 'de'],
    ['/terms', 'de'],
    ['/uslovi', 'de'],
    ['/english', 'de'],
    ['/en/no-such-page', 'en'],
    ['/en/employers/more', 'en'],
    ['/vas/a/b', 'bs'],
  ] as const) {
    const response = await request.get(address);
    expect(response.status(), address).toBe(404);
    const $ = parsePage(await response.text());
    expect($('html').attr('lang'), address).toBe(lang);
    expect($('main h1').length, address).toBe(1);
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
      for (const [index, address] of ['/kontakt', '/en/contact', '/vas/kontakt'].entries()) {
        await page.goto(address);
        await waitForHydration(page, 'language-choice');
        await expect(page).toHaveURL(origin + address);
        await expect(page.locator('html')).toHaveAttribute('lang', tags[index] ?? '');
        const t = translator(languages[index] ?? 'de');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('contact.hero.title'));
      }
    });
  });
}

test('Options: German (no prefix), English (/en), the third language (/vas; shown with its native name)', async ({
  page,
}) => {
  await page.goto('/');
  const switcher = header(page).locator('details:has(a[lang]):not(:has(details))');
  await switcher.locator('summary').click();
  for (const [index, name] of names.entries()) {
    const option = link(switcher, name);
    await expect(option).toBeVisible();
    await expect(option).toHaveAttribute('href', pages[0][index] ?? '');
  }
});

test('if no equivalent is known, the language prefix is put before the path', async ({ page }) => {
  const expected = ['/no/page', '/en/no/page', '/vas/no/page'];
  for (const address of expected) {
    await page.goto(address);
    await expect.poll(() => switcherOf(page), address).toEqual(expected);
  }
});

test('Navigation scrolls to the top on path change unless a hash is present', async ({ page }) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  for (const [selector, hash] of [
    ['footer a[href="/krankenpfleger"]', ''],
    ['main a[href^="/krankenpfleger#"]', 'any'],
  ] as const) {
    await page.goto('/');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const target = page.locator(selector).first();
    await target.evaluate((one) => {
      one.closest('details')?.setAttribute('open', '');
      one.scrollIntoView({ block: 'center' });
    });
    await target.click();
    await page.waitForURL('**/krankenpfleger*');
    if (hash === '') expect(await scrolled()).toBe(0);
    else await expect(page.locator(new URL(page.url()).hash)).toBeInViewport();
  }
});
