import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { parsePage } from '@/scripts/publishing/page-document';
import { site } from '@/site.config';
import { footer } from '@/tests/support/page-parts';
import { allPaths } from '@/tests/support/site-pages';
import { asShown, languages, test, textOf } from '@/tests/support/specification';

const legal = ['terms', 'imprint', 'privacy'] as const;

test('Footer (all pages)', async ({ request }) => {
  for (const { path, locale } of allPaths) {
    const $ = parsePage(await (await request.get(path)).text());
    for (const href of [`mailto:${site.email}`, ...legal.map((key) => hrefFor(locale, key))]) {
      expect($(`footer a[href="${href}"]`).length, `${path}: ${href}`).toBeGreaterThan(0);
    }
    expect($('footer address').length, path).toBe(1);
  }
});

test('Company postal address, contact e-mail ({email}), links to the legal pages', async ({
  read,
}) => {
  const { name, street, postalCode, city } = site.company;
  for (const locale of languages) {
    const part = footer(await read(locale, 'home'));
    const text = await textOf(part);
    for (const fact of [name, street, `${postalCode} ${city}`, site.email]) {
      expect(text).toContain(asShown(fact));
    }
    for (const key of legal) {
      await expect(part.locator(`a[href="${hrefFor(locale, key)}"]`)).toBeVisible();
    }
  }
});
