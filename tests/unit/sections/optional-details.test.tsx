import { CompanyDetailsCard } from '@/components/sections/company-details-card';
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
import { optionalDetails } from '@/tests/support/filled-site';
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
});

/** Renders a section in a language for a company with these details. */
function show(name: Name, locale: Locale, details: Site['optional']): Promise<HTMLElement> {
  site.optional = details;
  return showSection(sections[name], locale);
}

const { dataProtectionOfficer: officer } = optionalDetails;
const guide = { name: 'Arta Hoxha', phone: '+49 30 901821' } as const;
const providers = Object.values(optionalDetails.providers);

const known = ['de', 'en', 'vas'] as const;
type Known = (typeof known)[number];

/** Texts of each section that need all optional details. */
const shown: Record<Name, Record<Known, readonly string[]>> = {
  card: { de: [guide.phone], en: [guide.phone], vas: [guide.phone] },
  employers: {
    de: ['Jana Lončar', 'Beratung', 'Deutsch, Englisch', 'innerhalb von 2 Arbeitstagen'],
    en: ['Jana Lončar', 'adviser', 'German, English', 'within 2 working days'],
    vas: ['Jana Lončar', 'savjetnica', 'njemački, engleski', 'u roku od 2 radna dana'],
  },
  faq: {
    de: ['in den ersten 3 Monaten, erstatten wir 40 %', 'Wir tragen das staatliche Gütesiegel'],
    en: ['in the first 3 months, we refund 40%', 'We hold the German state’s quality seal'],
    vas: ['u prvih 3 mjeseci, vraćamo 40 %', 'Imamo njemačku državnu oznaku'],
  },
  form: {
    de: ['Bosnisch, Albanisch', guide.phone, 'antworten innerhalb von 2 Arbeitstagen.'],
    en: ['Bosnian, Albanian', guide.phone, 'answer within 2 working days.'],
    vas: ['bosanski, albanski', guide.phone, 'Odgovaramo u roku od 2 radna dana.'],
  },
  hero: {
    de: ['antworten innerhalb von 2 Arbeitstagen.'],
    en: ['answer within 2 working days.'],
    vas: ['odgovaramo u roku od 2 radna dana.'],
  },
  invoice: { de: ['7.500', '9.500'], en: ['7,500', '9,500'], vas: ['7.500', '9.500'] },
  nurses: {
    de: ['antworten innerhalb von 2 Arbeitstagen. Eine'],
    en: ['answer within 2 working days. A'],
    vas: ['Odgovaramo u roku od 2 radna dana. Ž'],
  },
  officer: { de: [officer.name], en: [officer.name], vas: [officer.name] },
  privacy: { de: ['30 Tage'], en: ['30 days'], vas: ['30 dana'] },
  promises: {
    de: ['40 % zurück in den ersten 3 Monaten'],
    en: ['40% back in the first 3 months'],
    vas: ['40 % nazad u prvih 3 mjeseci'],
  },
  recipients: { de: providers, en: providers, vas: providers },
  recognise: {
    de: ['antworten innerhalb von 2 Arbeitstagen.'],
    en: ['an answer within 2 working days.'],
    vas: ['Odgovaramo u roku od 2 radna dana.'],
  },
  whatsapp: {
    de: ['auch auf Albanisch, noch nicht auf Mazedonisch', guide.name],
    en: ['Serbian, also in Albanian.', guide.name],
    vas: ['i engleskom, i na albanskom.', guide.name],
  },
};

/** Texts of each section that replace missing optional details. */
const fallbacks: Partial<Record<Name, Record<Known, string>>> = {
  employers: { de: 'so bald wie möglich', en: 'as soon as possible', vas: 'što prije' },
  faq: {
    de: 'Das staatliche Gütesiegel tragen wir nicht',
    en: 'We do not hold the state’s quality seal',
    vas: 'Državnu oznaku kvaliteta nemamo',
  },
  form: { de: 'so bald wie möglich.', en: 'as soon as possible.', vas: 'što prije.' },
  hero: { de: 'so bald wie möglich.', en: 'as soon as possible.', vas: 'što prije.' },
  nurses: {
    de: 'Wir antworten. Eine Beschwerde schadet deiner Bewerbung nicht.',
    en: 'We answer. A complaint does not harm your application.',
    vas: 'Odgovaramo. Žalba ne šteti Vašoj prijavi.',
  },
  recognise: { de: 'so bald wie möglich.', en: 'as soon as possible.', vas: 'što prije.' },
  promises: {
    de: 'Ersatz oder Erstattung vereinbaren wir mit Ihnen vor der Unterschrift',
    en: 'we agree with you on a replacement or a refund',
    vas: 's vama dogovaramo zamjenu ili povrat',
  },
  privacy: {
    de: 'solange die Protokolle dafür gebraucht werden',
    en: 'as long as the logs are needed for this',
    vas: 'dok su zapisnici za to potrebni',
  },
  recipients: {
    de: 'Hosting-Anbieter, der',
    en: 'hosting provider, which',
    vas: 'pružalac hostinga, koji',
  },
  whatsapp: {
    de: 'noch nicht auf Albanisch oder Mazedonisch.',
    en: 'German and Bosnian/Croatian/Serbian.',
    vas: 'njemačkom i engleskom.',
  },
};

describe.each(known)('in %s', (locale) => {
  it.each(names)('the section "%s" shows the configured details', async (name) => {
    const words = wordsOf(await show(name, locale, optionalDetails));
    expect(shown[name][locale].filter((part) => !words.includes(part))).toEqual([]);
    expect(words).not.toContain(fallbacks[name]?.[locale] ?? 'undefined');
  });

  it.each(names)('the section "%s" is complete without optional details', async (name) => {
    const element = await show(name, locale, {});
    const words = wordsOf(element);
    expect(shown[name][locale].filter((part) => words.includes(part))).toEqual([]);
    expect(words).toContain(fallbacks[name]?.[locale] ?? '');
    expect(element.textContent).not.toMatch(/undefined|[{}]| {2}|\.\./);
    expect(emptyElements(element)).toEqual([]);
  });

  it('names every further language, and none that is missing', async () => {
    const textFor = async (furtherLanguages: Site['optional']['furtherLanguages']) =>
      wordsOf(await show('whatsapp', locale, { furtherLanguages }));
    const albanian = await textFor(['sq']);
    const macedonian = await textFor(['mk']);
    const both = await textFor(['sq', 'mk']);
    const none = await textFor([]);
    expect(new Set([albanian, macedonian, both, none]).size).toBe(4);
    expect(await textFor(undefined)).toBe(none);
    expect(await textFor(['mk', 'sq'])).toBe(both);
  });
});

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
