import { test } from 'node:test';
import { expect } from 'playwright/test';
import type { Locale } from '@/lib/locales';
import type { PageKey } from '@/lib/routing/table';
import { publishedPage, publishedText } from '@/tests/support/published-text';
import { listTexts, plain } from '@/tests/support/texts';

/** What pages say in figures, by hand: the claims, the way, pay, the example post, the offer. */
// biome-ignore format: a table to be read at a glance
const figures: readonly (readonly [Locale, PageKey, ...string[]])[] = [
  ['de', 'home', '50+', '<5 %', '<2 Wochen', '24/7', '500+', 'in 3 Jahren', '2-3 Monate',
    'B2 und mindestens 2 Jahren', '0 €', '7-10 Monate', 'rund 500-1.500 €', 'B2 später 520-1.250 €'],
  ['de', 'employers', 'Über 50', 'unter 5 %', 'unter 2 Wochen', '24/7', 'Über 500', '100 %', '3-4 Monate', '0 €',
    '7-8 Monaten', '7-10 Monate', '10.500-13.600 €', '2.907 €', '3.510 €'],
  ['de', 'nurses', '2 Minuten', '0 €', 'B1', 'bis 500 €', '16-26 Monate', '8-10 Monate',
    '7-10 Monate', 'rund 2.000 € netto', '1.580 €', '1.930 €', '1.150 €', 'rund 500-1.500 €'],
  ['de', 'terms', 'Januar 2025', 'mehr als 500 Euro', 'innerhalb von 30 Tagen', 'innerhalb von 6 Monaten'],
  ['de', 'imprint', 'Januar 2025'],
  ['de', 'privacy', 'Januar 2025', '6 Monate'],
  ['en', 'home', '50+', '<5%', '<2 weeks', '24/7', '500+', 'in 3 years', '2-3 months',
    'B2 and at least 2 years'],
  ['en', 'employers', 'Over 50', 'under 5%', 'under 2 weeks', '24/7', 'Over 500', '100%', '3-4 months', '€0',
    '7-8 months', '7-10 months', '€10,500-13,600', '€2,907'],
  ['en', 'nurses', '2 minutes', '€0', 'B1', '€500', '8-10 months', 'about €2,000 net',
    '€1,580', '€1,930', 'about €500-1,500'],
  ['en', 'terms', 'January 2025', '14 days'],
  ['en', 'imprint', 'January 2025'],
  ['en', 'privacy', 'January 2025', '6 months'],
  ['vas', 'home', '50+', '<5 %', '<2 sedmice', '24/7', '500+', 'u 3 godine', '2-3 mjeseca',
    'B2 i najmanje 2 godine', '0 €'],
  ['vas', 'employers', 'više od 50', 'ispod 5 %', 'manje od 2 sedmice', '24/7', 'Više od 500', '100 %', '3-4 mjeseca', '0 €',
    '7-8 mjeseci', '7-10 mjeseci', '10.500-13.600 €', '2.907 €'],
  ['vas', 'nurses', '2 minute', '0 €', 'B1', '500 €', '8-10 mj.', 'oko 2.000 € neto',
    '1.580 €', '1.930 €', 'oko 500-1.500 €'],
  ['vas', 'terms', 'januar 2025', '14 dana'],
  ['vas', 'imprint', 'januar 2025'],
  ['vas', 'privacy', 'januar 2025', '6 mjeseci'],
];

for (const [locale, page, ...texts] of figures) {
  test(`${page} (${locale}) says ${texts.join(', ')}`, () => {
    const shown = publishedText(locale, page, 'main');
    expect(texts.filter((text) => !shown.includes(text))).toEqual([]);
  });
}

/** English texts from the specification. */
const englishWords = {
  'form.errors.name.tooShort': 'Name must be at least 2 characters long',
  'form.errors.email.notAnAddress': 'Please enter a valid email address',
  'form.errors.message.tooShort': 'Message must be at least 10 characters long',
  'form.thanks.title': 'Message sent!',
  'form.failure.title': 'Error sending message',
  'form.failure.text': 'Please try again later or contact us by phone.',
  'form.failure.unknown': 'Unknown error',
} as const;

for (const [key, words] of Object.entries(englishWords)) {
  test(`messages/en/contact.json, ${key}: the words of the specification`, () => {
    expect(plain(new Map(listTexts('en', 'contact')).get(key) ?? ''), key).toBe(plain(words));
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

  test(`both audiences read the same list of help (${locale})`, () => {
    const listed = (page: PageKey, section: string) =>
      publishedPage(locale, page)(`${section} ul.inline`).text();
    expect(listed('nurses', '#leistungen')).not.toBe('');
    expect(listed('nurses', '#leistungen')).toBe(listed('employers', '#services'));
  });
}
