import { test } from 'node:test';
import { expect } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import type { PageKey } from '@/lib/routing/table';
import { publishedPage, publishedText } from '@/tests/support/published-text';

/** What pages say in figures, by hand: the way, pay, the example post, and the company's offer. */
const figures: readonly (readonly [Locale, PageKey, ...string[]])[] = [
  ['de', 'home', '7-10 Monate', 'rund 500-1.500 €', 'B2 später 520-1.250 €'],
  ['de', 'employers', '7-8 Monaten', '7-10 Monate', '10.500-13.600 €', '2.907 €', '3.510 €'],
  ['de', 'nurses', 'rund 2.000 € netto', '1.580 €', '1.930 €', '8-10 Monate', '1.150 €'],
  ['de', 'nurses', '7-10 Monate', 'rund 500-1.500 €', 'bis 500 €', '16-26 Monate'],
  ['de', 'terms', 'mehr als 500 Euro', 'innerhalb von 30 Tagen', 'innerhalb von 6 Monaten'],
  ['en', 'employers', '7-8 months', '7-10 months', '€10,500-13,600', '€2,907'],
  ['en', 'nurses', 'about €2,000 net', '€1,580', '€1,930', '8-10 months', 'about €500-1,500'],
  ['vas', 'employers', '7-8 mjeseci', '7-10 mjeseci', '10.500-13.600 €', '2.907 €'],
  ['vas', 'nurses', 'oko 2.000 € neto', '1.580 €', '1.930 €', '8-10 mjeseci', 'oko 500-1.500 €'],
];

for (const [locale, page, ...texts] of figures) {
  test(`${page} (${locale}) says ${texts.join(', ')}`, () => {
    const shown = publishedText(locale, page, 'main');
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });
}

for (const locale of ['de', 'en', 'vas'] as const) {
  for (const page of ['home', 'employers', 'nurses', 'academy'] as const) {
    test(`${page} (${locale}) cites laws only in folded links to them`, () => {
      const $ = publishedPage(locale, page);
      $('details a[target="_blank"]').remove();
      expect($('main').text()).not.toMatch(/§|sections?\s\d/i);
    });
  }
}

for (const locale of ['de', 'en', 'vas'] as const) {
  test(`both audiences read the same list of help (${locale})`, () => {
    const listed = (page: PageKey, section: string) =>
      publishedPage(locale, page)(`${section} ul.inline`).text();
    expect(listed('nurses', '#leistungen')).not.toBe('');
    expect(listed('nurses', '#leistungen')).toBe(listed('employers', '#services'));
  });
}
