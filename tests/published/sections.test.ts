import { test } from 'node:test';
import { expect } from 'playwright/test';
import { locales } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';
import { has } from '@/tests/support/channels';
import { publishedPage } from '@/tests/support/published-text';
import { listTexts, plain, withoutBreakMarks } from '@/tests/support/texts';

const { employerPhone, nursePhone } = site.channels;

/** Anchors of published links, in page order, written by hand: they never change. */
// biome-ignore format: a table to be read at a glance
const anchors: Partial<Record<PageKey, readonly string[]>> = {
  employers: ['prozess', 'services', 'kostenmodell', 'partners', 'stats', 'faq', 'contact'],
  nurses: [
    'ablauf', 'moeglichkeiten', 'keine-kosten', 'leistungen', 'anforderungsprofil',
    'call-to-action', 'faq', 'kontakt-whatsapp',
  ],
  academy: ['hero', 'warum-academy', 'unser-ansatz', 'was-erwartet', 'unser-ziel', 'academy-cta'],
  contact: ['termin'],
  privacy: ['cookies'],
};

/** The entries in the browser's storage that the privacy page lists. */
const storedKeys = [
  ...['cookie-consent', 'cookie-consent-services', 'i18nextLng', 'language-suggestion'],
  ...(has.whatsapp ? ['chat-bubble'] : []),
  'contact-draft',
];

/** Expected number of elements that only a company with a certain channel has. */
const onceIf = (isThere: boolean) => (isThere ? 1 : 0);

const named = (name: string) => `section[aria-labelledby="${name}-title"]`;
const newTab = '[target="_blank"][rel~="noopener"]';
/** The link that shares a section of the page. */
const shareLink = 'a[href^="viber://forward?text="][href*="https%3A"]';

/** The sections of the home page, which has no anchors, in the order of its texts. */
function homeSections(locale: Locale): string[] {
  const sections = new Set(listTexts(locale, 'home').map(([key]) => key.replace(/\..*/, '')));
  sections.delete('meta');
  if (site.partners.length === 0) sections.delete('partners');
  return [...sections];
}

/** Expected number of elements on a page: exactly, or at least one. */
type Count = [part: string, count: number | 'some'];

/** A link for each number that the company has, and no other telephone link. */
function phoneLinks(part: string, ...numbers: readonly (string | undefined)[]): Count[] {
  const own = numbers.flatMap((number) => (number === undefined ? [] : phoneHref(number)));
  return [
    [`${part} a[href^="tel:"]`, own.length],
    ...own.map(
      (href): Count => [`${part} a[href="${href}"]`, own.filter((one) => one === href).length],
    ),
  ];
}

const countQuestions = (locale: Locale, page: PageKey) =>
  listTexts(locale, page).filter(([key]) => /^faq\.items\.\w+\.question$/.test(key)).length;

const counts: Partial<Record<PageKey, (locale: Locale) => readonly Count[]>> = {
  home: (locale) => [
    [`${named('hero')} nav li h2`, 3],
    ...(['employers', 'nurses', 'academy'] as const).map(
      (page): Count => [`${named('hero')} nav a[href="${hrefFor(locale, page)}"]`, 1],
    ),
    ...(['employers', 'nurses'] as const).map(
      (page): Count => [`${named('hero')} .cta[href="${hrefFor(locale, page)}"]`, 1],
    ),
    [`${named('services')} h3`, 3],
    [`${named('services')} li li`, 9],
    [`${named('reasons')} h3`, 6],
    [`${named('stats')} dd`, 4],
    [`${named('partners')} li`, site.partners.length],
    [`${named('faq')} details[name="faq"]`, Math.max(6, countQuestions(locale, 'home'))],
    [`${named('closing')} a[href="${hrefFor(locale, 'contact')}"]`, 1],
  ],
  employers: (locale) => [
    [`${named('hero')} a[href="${hrefFor(locale, 'contact', 'termin')}"]`, 1],
    ['#prozess li h3', 3],
    ['#prozess #beispielprofil', 1],
    ['#services h3', 6],
    ['#kostenmodell table', 1],
    [`#kostenmodell a[href="${hrefFor('de', 'terms', 'arbeitgeber')}"]`, 1],
    ['#partners li', site.partners.length],
    ['#stats strong', 6],
    ['#faq details[name="faq"]', countQuestions(locale, 'employers')],
    [`#faq a[href="${hrefFor(locale, 'contact', 'termin')}"]`, 'some'],
    ...phoneLinks('#contact', employerPhone),
    [`#contact a[href="${hrefFor(locale, 'contact', 'termin')}"]`, 1],
  ],
  nurses: (locale) => [
    [`${named('hero')} a[href="${site.links.registration}"]${newTab}`, 1],
    ['#ablauf li h3', 3],
    ['#moeglichkeiten h3', 'some'],
    ['#keine-kosten li', 3],
    ['#wer-bezahlt-was', 1],
    ['#keine-kosten table', 2],
    ['#moeglichkeiten #beispielstelle table', 1],
    ['#leistungen li h3', 4],
    [`#leistungen a[href="${hrefFor(locale, 'academy')}"]`, 1],
    ['#rechte, #erkennen, #stellen, #unterlagen, #begriffe', 5],
    [`#call-to-action a[href="${site.links.registration}"]${newTab}`, 1],
    ['#faq details[name="faq"]', countQuestions(locale, 'nurses')],
    [`#kontakt-whatsapp a[href^="https://wa.me/"][href*="?text="]${newTab}`, onceIf(has.whatsapp)],
    ['#kontakt-whatsapp a[href^="viber:"]', onceIf(has.viber)],
    ...phoneLinks('#kontakt-whatsapp', nursePhone),
    [`#kontakt-whatsapp a[href="${hrefFor(locale, 'contact')}"]`, onceIf(!has.messenger)],
    ['#kontakt-whatsapp li', [has.nursePhone, has.whatsapp && has.viber].filter(Boolean).length],
  ],
  academy: () => [
    ['#unser-ansatz > div > ul > li', 3],
    [`.handover ${shareLink}`, 1],
    ['#was-erwartet h3', 6],
    ['#unser-ziel li h3', 3],
    ['#academy-cta dt', 5],
    ['#academy-cta ul:has(svg) > li', 3],
    [`#academy-cta a[href="${site.links.learningApp}"]${newTab}`, 1],
  ],
  contact: (locale) => [
    ['#termin', 1],
    [`${named('hero')} a[href="#pflegefachkraefte"]`, onceIf(has.messenger || has.nursePhone)],
    [`main a[href="${site.links.booking}"]${newTab}`, 1],
    ['form[method="post"]', 1],
    [`${named('recognise')} ${shareLink}`, 1],
    ['form input[name="name"][required][minlength="2"]', 1],
    ['form input[name="email"][required][type="email"]', 1],
    ['form input[name="phone"]:not([required])', 1],
    ['form input[name="company"]:not([required])', 1],
    ['form textarea[name="message"][required][minlength="10"]', 1],
    ['form input[name="request_callback"][type="checkbox"]:not([checked])', 1],
    [`form a[href="${hrefFor(locale, 'privacy')}"]`, 1],
    [named('channels'), onceIf(has.phone || has.messenger)],
    [
      `${named('channels')} h3`,
      [has.employerPhone, has.nursePhone || has.messenger].filter(Boolean).length,
    ],
    [`${named('channels')} a[href^="https://wa.me/"]${newTab}`, onceIf(has.whatsapp)],
    [`${named('channels')} a[href^="viber:"]`, onceIf(has.viber)],
    ...phoneLinks(named('channels'), employerPhone, nursePhone),
  ],
  terms: (locale) =>
    locale === 'de'
      ? [
          ['section[id^="arbeitgeber-"]', 8],
          ['section[id^="bewerber-"]', 8],
          ['#bewerber-8', 1],
          ['main a[download]', 2],
        ]
      : [
          ['section[id^="arbeitgeber-"]', 0],
          ['main a[href="/agb"][hreflang="de"]', 1],
          ['main a[href="#kurzfassung"]', 1],
          ['#kurzfassung section[id^="kurzfassung-"]', 8],
          ['main a[href="#kurzfassung-arbeitgeber"]', 1],
          ['#kurzfassung-arbeitgeber section[id^="kurzfassung-arbeitgeber-"]', 8],
          ['main a[download]', 2],
        ],
  imprint: () => [
    [`main a[href="mailto:${site.email}"]`, 'some'],
    ['#haftung-inhalte, #haftung-links, #urheberrecht, #verantwortlich', 4],
    ['#barrierefreiheit, #streitbeilegung', 2],
  ],
  privacy: () => [
    ['#einleitung, #verarbeitung, #weitergabe, #rechte, #sicherheit, #cookies, #aenderungen', 7],
    ['#einwilligung', 1],
  ],
};

for (const locale of locales) {
  for (const page of pageKeys) {
    test(`${page} (${locale}) has its sections in their order`, () => {
      const $ = publishedPage(locale, page);
      const ids = $('main section[id]')
        .get()
        .map(({ attribs }) => attribs['id'] ?? '');
      const expected = (anchors[page] ?? []).filter(
        (anchor) => anchor !== 'partners' || site.partners.length > 0,
      );
      expect(ids.filter((id) => expected.includes(id))).toEqual(expected);

      if (page !== 'home') return;
      const labels = $('main section[aria-labelledby]')
        .get()
        .map(({ attribs }) => attribs['aria-labelledby']);
      expect(labels).toEqual(homeSections(locale).map((name) => `${name}-title`));
    });

    test(`${page} (${locale}) has the expected number of each element`, () => {
      const $ = publishedPage(locale, page);
      const expected = counts[page]?.(locale) ?? [];
      const found = expected.map(([part, count]) => {
        const { length } = $(part);
        return [part, count === 'some' && length > 0 ? 'some' : length];
      });
      expect(found).toEqual(expected);
    });
  }
}

/** The sections in the menus of the header, in page order. The page's own line has six of them. */
const menuSections = {
  employers: ['prozess', 'services', 'kostenmodell', 'partners', 'stats', 'faq', 'contact'],
  nurses: ['ablauf', 'moeglichkeiten', 'keine-kosten', 'leistungen', 'anforderungsprofil', 'faq'],
  academy: ['hero', 'warum-academy', 'unser-ansatz', 'was-erwartet', 'unser-ziel', 'academy-cta'],
} as const;

/** The entries in the browser's storage that the privacy page lists. */
const storedKeys = [
  ...['cookie-consent', 'cookie-consent-services', 'i18nextLng', 'language-suggestion'],
  ...(has.whatsapp ? ['chat-bubble'] : []),
  'contact-draft',
];

for (const locale of locales) {
  for (const page of ['employers', 'nurses', 'academy'] as const) {
    test(`the menus of ${page} (${locale}) list its sections in their order`, () => {
      const $ = publishedPage(locale, page);
      const anchorsIn = (links: string) =>
        $(links)
          .get()
          .map((link) => $(link).attr('href')?.split('#')[1]);
      const expected = menuSections[page].filter(
        (id) => id !== 'partners' || site.partners.length > 0,
      );
      const own = `a[href^="${hrefFor(locale, page)}#"]`;
      expect(anchorsIn(`#menu-bar ${own}`)).toEqual(expected);
      expect(anchorsIn(`#menu-sheet ${own}`)).toEqual(expected);
      expect(anchorsIn(`#menu-sheet details[open] a[href*="#"]`)).toEqual(expected);
      expect(anchorsIn('.page-menu a')).toEqual(expected.slice(0, 6));
    });
  }

  test(`the privacy page (${locale}) lists every entry in the browser's storage`, () => {
    const $ = publishedPage(locale, 'privacy');
    const names = $('#cookies tbody th')
      .get()
      .map((cell) => withoutBreakMarks($(cell).text()));
    expect(names).toEqual(storedKeys);
  });
}
