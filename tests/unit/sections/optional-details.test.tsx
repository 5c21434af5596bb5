/** @jest-environment jsdom */
import { CompanyDetailsCard } from '@/components/sections/company';
import { ContactFormSection } from '@/components/sections/contact/form';
import { ContactHero, ContactRecognise } from '@/components/sections/contact/sections';
import { EmployersContact, EmployersFaq } from '@/components/sections/employers/sections';
import { FirstYear, Promises } from '@/components/sections/employers/services-and-costs';
import {
  PrivacyDisclosure,
  PrivacyIntroduction,
  PurposesTable,
} from '@/components/sections/legal/privacy';
import { NursesWhatsApp } from '@/components/sections/nurses/contact';
import { NursesRights } from '@/components/sections/nurses/rights';
import type { Locale } from '@/lib/locales';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';
import { filledSite, optionalDetails } from '@/tests/support/filled-site';
import { emptyElements, showSection, wordsOf } from '@/tests/unit/sections/render-on-server';

const sections = {
  card: <CompanyDetailsCard title="Card" />,
  employers: <EmployersContact />,
  faq: <EmployersFaq />,
  form: <ContactFormSection />,
  hero: <ContactHero />,
  invoice: <FirstYear />,
  nurses: <NursesRights />,
  officer: <PrivacyIntroduction />,
  privacy: <PurposesTable />,
  promises: <Promises />,
  recipients: <PrivacyDisclosure />,
  recognise: <ContactRecognise />,
  whatsapp: <NursesWhatsApp />,
} as const;
type Name = keyof typeof sections;
const isName = (name: string): name is Name => Object.hasOwn(sections, name);
const names = Object.keys(sections).filter(isName);

const own = site.optional;
afterEach(() => {
  site.optional = own;
  delete site.supabase;
});

/** Renders a section in a language for a company with these details. */
function show(name: Name, locale: Locale, details: Site['optional']): Promise<HTMLElement> {
  site.optional = details;
  return showSection(sections[name], locale);
}

const { dataProtectionOfficer: officer } = optionalDetails;
const guide = { name: 'Arta Hoxha', phone: '+49 30 901821' } as const;

/** German texts of each section with all optional details, and the one that replaces them. */
const german: Record<Name, [shown: readonly string[], fallback?: string]> = {
  card: [[guide.phone]],
  employers: [
    ['Jana Lončar', 'Beratung', 'Deutsch, Englisch', 'innerhalb von 2 Arbeitstagen'],
    'so bald wie möglich',
  ],
  faq: [['Wir tragen das staatliche Gütesiegel'], 'Das staatliche Gütesiegel tragen wir nicht'],
  form: [
    ['Bosnisch, Albanisch', guide.phone, 'antworten innerhalb von 2 Arbeitstagen.'],
    'so bald wie möglich.',
  ],
  hero: [['antworten innerhalb von 2 Arbeitstagen.'], 'so bald wie möglich.'],
  invoice: [['7.500', '9.500']],
  nurses: [['antworten innerhalb von 2 Arbeitstagen. Eine'], 'Wir antworten. Eine Beschwerde'],
  officer: [[officer.name]],
  privacy: [['30 Tage'], 'solange die Protokolle dafür gebraucht werden'],
  promises: [['40 % zurück in den ersten 3 Monaten'], 'vereinbaren wir mit Ihnen'],
  recipients: [Object.values(optionalDetails.providers), 'Hosting-Anbieter, der'],
  recognise: [['antworten innerhalb von 2 Arbeitstagen.'], 'so bald wie möglich.'],
  whatsapp: [['auch auf Albanisch.', guide.name], 'Bosnisch/Kroatisch/Serbisch.'],
};

it.each(names)('the section "%s" shows the configured details, or is complete', async (name) => {
  const [shown, fallback] = german[name];
  const filled = wordsOf(await show(name, 'de', optionalDetails));
  expect(shown.filter((part) => !filled.includes(part))).toEqual([]);
  expect(filled).not.toContain(fallback ?? 'undefined');
  const empty = wordsOf(await show(name, 'de', {}));
  expect(shown.filter((part) => empty.includes(part))).toEqual([]);
  expect(empty).toContain(fallback ?? '');
});

describe.each(['de', 'en', 'vas'] as const)('in %s', (locale) => {
  it.each(names)('the section "%s" is complete with and without details', async (name) => {
    const filled = wordsOf(await show(name, locale, optionalDetails));
    const element = await show(name, locale, {});
    expect(wordsOf(element)).not.toBe(filled);
    for (const text of [filled, element.textContent]) {
      expect(text).not.toMatch(/undefined| {2}|\.\./);
    }
    expect(element.textContent).not.toMatch(/[{}]/);
    expect(emptyElements(element)).toEqual([]);
  });

  it('names every further language, and none that is missing', async () => {
    const textFor = async (furtherLanguages: Site['optional']['furtherLanguages']) =>
      wordsOf(await show('whatsapp', locale, { furtherLanguages }));
    const none = await textFor([]);
    const both = await textFor(['sq', 'mk']);
    expect(new Set([await textFor(['sq']), await textFor(['mk']), both, none]).size).toBe(4);
    expect(await textFor(undefined)).toBe(none);
    expect(await textFor(['mk', 'sq'])).toBe(both);
  });
});

it.each([
  ['de', 'Region eu-west-1, Irland'],
  ['en', 'region eu-west-1, Ireland'],
  ['vas', 'regija eu-west-1, Irska'],
] as const)(
  'in %s, only a site with Supabase names it, with its region',
  async (locale, region) => {
    expect(wordsOf(await show('recipients', locale, optionalDetails))).not.toContain('Supabase');
    Object.assign(site, { supabase: filledSite.supabase });
    expect(wordsOf(await show('recipients', locale, optionalDetails))).toContain(region);
  },
);

it('counts working days by the rules of each language', async () => {
  const textFor = async (locale: Locale, replyWorkingDays: number) =>
    wordsOf(await show('employers', locale, { replyWorkingDays }));
  expect(await textFor('de', 1)).toContain('innerhalb eines Arbeitstags');
  expect(await textFor('en', 1)).toContain('within one working day');
  expect(await textFor('vas', 1)).toContain('u roku od jednog radnog dana');
  expect(await textFor('vas', 5)).toContain('u roku od 5 radnih dana');
});

it('shows each audience only its person', async () => {
  expect(wordsOf(await show('employers', 'de', optionalDetails))).not.toContain(guide.name);
  expect(wordsOf(await show('whatsapp', 'de', optionalDetails))).not.toContain('Jana Lončar');
  const team = optionalDetails.team.slice(1);
  const words = wordsOf(await show('form', 'de', { team }));
  expect(words).toContain(guide.name);
  expect(words).not.toContain('Jana Lončar');
});

it.each<[fee: Site['optional']['fee'], amounts: readonly string[]]>([
  [
    { from: 8000, to: 10_000 },
    ['8.000–10.000 €', '1.520–1.900 €', '411 €', '520–1.250 €', '10.500–13.600 €'],
  ],
  [{ from: 9000, to: 9000 }, ['9.000 €', '1.710 €', '411 €', '520–1.250 €', '11.600–12.400 €']],
  [undefined, ['laut Einzelvertrag', 'gesetzlicher Satz', '411 €', '520–1.250 €']],
])('adds up the costs of a hire for the fee %j', async (fee, amounts) => {
  const element = await show('invoice', 'de', fee === undefined ? {} : { fee });
  const shown = [...element.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(shown.map((amount) => amount.replaceAll('\u00a0', ' '))).toEqual(amounts);
});
