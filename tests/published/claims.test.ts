import { test } from 'node:test';
import { expect } from 'playwright/test';
import { type Locale, locales } from '@/lib/locales';
import type { PageKey } from '@/lib/routing/table';
import { has } from '@/tests/support/channels';
import { publishedText } from '@/tests/support/published-text';

/**
 * A claim as each language words it; one pattern where the figure alone says it. A language that
 * has no pattern yet is not tested for the claim.
 */
type Wording = RegExp | Partial<Record<Locale, RegExp>>;
type Claim = { claim: string; page: PageKey; part: string; says: Wording };

/** Parts of the home page, which has no anchors. */
const homePart = (name: string) => `section[aria-labelledby="${name}-title"]`;

const turnover = { de: /<5 % Fluktuation|Fluktuation.* <5 %/, en: /turnover/i, vas: /fluktuacij/i };
const placed = {
  de: /über 500 .*3 Jahre|3 Jahren? über 500/i,
  en: /over 500 .*(?:3|three) years|(?:3|three) years.* over 500/i,
  vas: /(?:preko|više od) 500 .*3 godine|3 godine .*(?:preko|više od) 500/i,
};
const firstApplication = {
  de: /unter 2 Wochen/,
  en: /under 2 weeks/,
  vas: /manje od 2 sedmice/,
};
const figuresOfSpeed = { de: /Wochen .*<2/, en: /weeks .*<2/, vas: /sedmice .*<2/ };
const successBased = {
  de: /100 % erfolgsabhängig/,
  en: /100 ?% success-based/,
  vas: /100 % (?:prema|po) uspjehu/,
};

const claims: readonly Claim[] = [
  ...(['home', 'employers'] as const).flatMap((page): Claim[] => {
    const stats = page === 'home' ? homePart('stats') : '#stats';
    return [
      { claim: '50+ nurses in the pool', page, part: stats, says: /50\+/ },
      { claim: 'turnover under 5 %', page, part: stats, says: /<5 ?%/ },
      { claim: 'turnover by its name', page, part: stats, says: turnover },
      { claim: 'first application in under 2 weeks', page, part: stats, says: figuresOfSpeed },
      { claim: '24/7', page, part: stats, says: /24\/7/ },
      { claim: 'over 500 placed in 3 years', page, part: 'main', says: placed },
      { claim: 'first application, in words', page, part: 'main', says: firstApplication },
      { claim: '100 % success-based', page, part: 'main', says: successBased },
    ];
  }),
  {
    claim: '2-3 months',
    page: 'home',
    part: '#faq-duration',
    says: { de: /2 bis 3 Monate/, en: /2-3 months/, vas: /2 do 3 mjeseca/ },
  },
  {
    claim: 'B2 and 2 years of experience',
    page: 'home',
    part: '#faq-qualifications',
    says: { de: /B2 .*2 Jahre/, en: /B2 .*2 years/, vas: /B2 .*2 godine/ },
  },
  { claim: 'B1 is where one can begin', page: 'home', part: '#faq-qualifications', says: /B1/ },
  {
    claim: 'nurses pay nothing',
    page: 'home',
    part: '#faq-costs',
    says: { de: /nichts/, en: /nothing/, vas: /ništa/ },
  },
  {
    claim: '3-4 months',
    page: 'employers',
    part: '#faq-duration',
    says: { de: /3(?:-| bis )4 Monate/, en: /3(?:-| to )4 months/, vas: /3(?:-| do )4 mjeseca/ },
  },
  { claim: 'no upfront costs', page: 'employers', part: homePart('hero'), says: /0 €|€0/ },
  {
    claim: 'direct contract',
    page: 'employers',
    part: homePart('hero'),
    says: { de: /direkter Arbeitsvertrag/, en: /direct .*contract/i, vas: /direkt\w+ ugovor/i },
  },
  {
    claim: 'fee per placed nurse plus VAT',
    page: 'employers',
    part: '#kostenmodell',
    says: { de: /Umsatzsteuer/, en: /VAT/, vas: /PDV/ },
  },
  {
    claim: 'payable 14 days after receipt',
    page: 'employers',
    part: '#kostenmodell',
    says: { de: /14 Tage/, en: /14 days/, vas: /14 dana/ },
  },
  {
    claim: 'profile in 2 minutes',
    page: 'nurses',
    part: homePart('hero'),
    says: { de: /2 Minuten/, en: /2 minutes/, vas: /2 minut/ },
  },
  { claim: 'over 500 placed in 3 years', page: 'nurses', part: 'main', says: placed },
  { claim: 'first application', page: 'nurses', part: '#ablauf', says: firstApplication },
  { claim: 'costs nothing', page: 'nurses', part: '#keine-kosten', says: /0 ?€|€0/ },
  { claim: 'B1', page: 'nurses', part: '#anforderungsprofil', says: /B1/ },
  {
    claim: 'at most 500 euros',
    page: 'nurses',
    part: '#keine-kosten table',
    says: /500 ?€|€500|500 eur/i,
  },
  {
    claim: 'start bonus within 30 days',
    page: 'nurses',
    part: '#keine-kosten table',
    says: { de: /30 Tagen/, en: /30 days/, vas: /30 dana/ },
  },
  // Without a chat nobody promises to answer in it.
  ...(has.messenger
    ? [{ claim: '24/7', page: 'nurses', part: '#kontakt-whatsapp', says: /24\/7/ } as const]
    : []),
  {
    claim: 'free, immediate, cancellable',
    page: 'academy',
    part: '#academy-cta',
    says: {
      de: /Kostenlos .*Sofort .*kündbar/,
      en: /free .*(?:at once|right away|immediate|straight away).*cancel/i,
      vas: /besplatno .*odmah.*otka/i,
    },
  },
  {
    claim: 'message of at least 10 characters',
    page: 'contact',
    part: '#contact-form-message-hint',
    says: /10/,
  },
  ...(['terms', 'imprint', 'privacy'] as const).map(
    (page): Claim => ({
      claim: 'dated January 2025',
      page,
      part: 'main',
      says: { de: /Januar 2025/, en: /January 2025/, vas: /januar\w* 2025/i },
    }),
  ),
];

for (const locale of locales) {
  for (const { claim, page, part, says } of claims) {
    const pattern = says instanceof RegExp ? says : says[locale];
    if (pattern === undefined) continue;
    test(`${page} (${locale}) says in ${part}: ${claim}`, () => {
      expect(publishedText(locale, page, part)).toMatch(pattern);
    });
  }
}

/** The terms exist in German only: their constants stand in the numbered sections. */
const termsConstants: readonly [section: string, words: RegExp][] = [
  ['arbeitgeber', /15\.07\.2025/],
  ['arbeitgeber-3', /innerhalb von fünf Arbeitstagen nach Erhalt des Profils/],
  ['arbeitgeber-4', /fünf Arbeitstage Zeit/],
  ['arbeitgeber-5', /Für jede vermittelte Pflegefachkraft/],
  ['arbeitgeber-5', /gesetzliche Umsatzsteuer/],
  ['arbeitgeber-5', /14 Tage nach Erhalt/],
  ['arbeitgeber-5', /in Euro und per Banküberweisung/],
  ['arbeitgeber-6', /das volle Vermittlungshonorar/],
  ['bewerber', /13\.03\.2024/],
  ['bewerber-5', /nach unserem Ermessen/i],
  ['bewerber-5', /Defizitbescheid/],
  ['bewerber-5', /Gebühren für das Visum/],
  ['bewerber-5', /Übersetzung/],
  ['bewerber-5', /Sprachprüfung.* beim ersten Mal/],
  ['bewerber-5', /innerhalb von 30 Tagen/],
  ['bewerber-5', /insgesamt mehr als 500 Euro/],
  ['bewerber-5', /Barauszahlungen sind ausgeschlossen/],
  ['bewerber-7', /Gerichtsstand ist der Sitz/],
];

for (const [section, words] of termsConstants) {
  test(`the terms say in ${section}: ${words.source}`, () => {
    expect(publishedText('de', 'terms', `#${section}`)).toMatch(words);
  });
}
