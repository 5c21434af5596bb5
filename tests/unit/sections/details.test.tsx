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
import { Recognise } from '@/components/sections/nurses/recognise';
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
  nurses: <Recognise />,
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

it('adds up the first year of a hire, in whole hundreds', async () => {
  // The fee is 7500 to 9500.
  const invoice = await show('invoice', 'en', { fee: optionalDetails.fee });
  const rows = [...invoice.querySelectorAll('dd')].map(({ textContent }) => {
    const [from = 0, to = from] = textContent.split('–').map((end) => +end.replace(/\D/g, ''));
    return [from, to] as const;
  });
  const total = rows.pop();
  expect(rows.slice(0, 2)).toEqual([
    [7500, 9500],
    [1425, 1805],
  ]);
  const sum = (end: 0 | 1) => rows.reduce((before, row) => before + row[end], 0);
  expect(total).toEqual([Math.round(sum(0) / 100) * 100, Math.round(sum(1) / 100) * 100]);
});

it('names how long data are kept', async () => {
  const words = wordsOf(await show('privacy', 'en', optionalDetails));
  expect(words).toContain(`${site.legal.retentionMonths} month`);
  expect(words).toContain('30 days');
});

it('shows each audience only its person', async () => {
  expect(wordsOf(await show('employers', 'de', optionalDetails))).not.toContain('Arta Hoxha');
  expect(wordsOf(await show('whatsapp', 'de', optionalDetails))).not.toContain('Jana Lončar');
  const team = optionalDetails.team.slice(1);
  const words = wordsOf(await show('form', 'de', { team }));
  expect(words).toContain('Arta Hoxha');
  expect(words).not.toContain('Jana Lončar');
});
