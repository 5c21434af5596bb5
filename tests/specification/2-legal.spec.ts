import { expect } from 'playwright/test';
import { type Locale, localeTable } from '@/lib/locales';
import { site } from '@/site.config';
import { addresses } from '@/tests/support/address-table';
import { hrefsOf } from '@/tests/support/page-parts';
import { test } from '@/tests/support/site-test';
import { containing, languages, testPage } from '@/tests/support/specification';

test.describe.configure({ mode: 'default' });

const { name, street, postalCode, city, registerNumber, vatId, responsiblePerson } = site.company;
const facts = [name, street, `${postalCode} ${city}`, registerNumber, vatId, responsiblePerson];

/** The owner's month, which the specification gives as January 2025. */
const dated = (locale: Locale) => {
  const format = { month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const month = new Date(site.legal.revised).toLocaleDateString(localeTable[locale].intl, format);
  return ['main', containing(month.replace(/\.$/, ''))] as const;
};

testPage('imprint', ({ locale, t }) => [
  [
    'Company name, address in Germany, contact e-mail, commercial register number, VAT id, responsible person',
    ...facts.map((fact) => ['main', containing(fact)] as const),
    [`main a[href="mailto:${site.email}"]`, 'some'],
  ],
  [
    'liability for content, liability for links, copyright',
    [':is(#haftung-inhalte, #haftung-links, #urheberrecht):has(p) > h2', 3],
  ],
  ['dated January 2025 (imprint)', dated(locale)],
  [
    'Imprint: its name in English',
    ['h1', [locale === 'en' ? 'Imprint' : t('imprint.hero.title')]],
    [`footer a[href="${addresses.imprint.en}"]:not([lang])`, locale === 'en' ? ['Imprint'] : []],
  ],
]);

testPage('privacy', ({ locale }) => [
  [
    'Sections: 1 Introduction, 2 Collection and processing, 3 Disclosure, 4 User rights, 5 Data security, 6 Cookies, 7 Changes, plus a consent note',
    ['section > h2', 8],
    ['section > h2', /^1 .* 2 .* 3 .* 4 .* 5 .* 6 .* 7 /],
    ['#einleitung ~ #verarbeitung ~ #weitergabe ~ #rechte ~ #sicherheit ~ #cookies', 1],
    ['#cookies ~ #aenderungen ~ #einwilligung', 1],
    ['section#einwilligung > h2', /^\D*$/],
  ],
  ['dated January 2025 (privacy)', dated(locale)],
]);

testPage('terms', ({ locale, t }) => [
  ['Terms last updated January 2025 is also claimed in the texts', dated(locale)],
  [
    'In German two documents; in English and the other language: title, subtitle and a card stating the terms exist only in German, with a button to the German version',
    ['main h1', 1],
    ['main h1 ~ p, main :has(> h1) ~ p', 'some'],
    ['main article:has(time)', locale === 'de' ? 2 : 0],
    [`main a[href="${addresses.terms.de}"][hreflang="de"]`, locale === 'de' ? 0 : 1],
    [
      `main section:has(a[href="${addresses.terms.de}"]) :is(h2, p)`,
      locale === 'de' ? /^$/ : containing(t('terms.germanOnly.title')),
    ],
  ],
]);

for (const [id, sections, last, date] of [
  ['arbeitgeber', 'sections 1 to 8', '8', '15.07.2025'],
  ['bewerber', 'sections 1 to 7 plus consent', undefined, '13.03.2024'],
] as const) {
  test(`terms for ${id} (${sections}, dated ${date})`, async ({ read }) => {
    const document = (await read('de', 'terms')).locator(`article#${id}`);
    const titles = await document.locator('section > h3').allInnerTexts();
    const numbers = titles.map((title) => /^§\s*(\d)/.exec(title)?.[1]);
    expect(numbers).toEqual(['1', '2', '3', '4', '5', '6', '7', last]);
    // One date under its title.
    const dates = await document.locator('time').allInnerTexts();
    expect(dates.map((text) => text.split(' ').at(-1))).toEqual([date]);
  });
}

test('target given as /de/agb', async ({ request }) => {
  const response = await request.get('/de/agb');
  expect(response.status()).toBe(200);
  expect(['/de/agb', addresses.terms.de]).toContain(new URL(response.url()).pathname);
});

test('The terms documents can be downloaded', async ({ read, request }) => {
  for (const locale of languages) {
    const links = (await read(locale, 'terms')).locator('main a[download]');
    const files = await hrefsOf(links);
    expect(new Set(files).size).toBe(2);
    for (const file of files) {
      const { 'content-type': type } = (await request.get(file ?? '')).headers();
      expect(type).toBe('application/pdf');
    }
  }
});
