import { expect } from 'playwright/test';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { allPaths } from '@/tests/support/site-pages';
import { test } from '@/tests/support/site-test';
import { asShown, containing, testPage } from '@/tests/support/specification';

const legal = ['terms', 'imprint', 'privacy'] as const;
const { name, street, postalCode, city } = site.company;

test('Footer (all pages)', async ({ request }) => {
  for (const { path, locale } of allPaths) {
    const [, html = ''] = (await (await request.get(path)).text()).split('<footer');
    for (const href of [`mailto:${site.email}`, ...legal.map((key) => hrefFor(locale, key))]) {
      expect(html, path).toContain(`href="${href}"`);
    }
    const text = html.replaceAll('&nbsp;', ' ').replaceAll('&amp;', '&');
    const [, address = ''] = text.split(/<\/?address\b/);
    for (const fact of [name, street, `${postalCode} ${city}`]) {
      expect(asShown(address), path).toContain(asShown(fact));
    }
  }
});

testPage('home', ({ href }) => [
  [
    'Company postal address, contact e-mail ({email}), links to the legal pages',
    ...[name, street, `${postalCode} ${city}`, site.email].map(
      (fact) => ['footer', containing(fact)] as const,
    ),
    ...legal.map((key) => [`footer a[href="${href(key)}"]`, 1] as const),
  ],
]);
