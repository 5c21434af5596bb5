import { AcademyCta } from '@/components/sections/academy/sections';
import { ContactFormSection } from '@/components/sections/contact/form';
import { ContactRecognise } from '@/components/sections/contact/sections';
import { Comparison } from '@/components/sections/employers/comparison';
import { EmployersContact } from '@/components/sections/employers/sections';
import { FirstYear } from '@/components/sections/employers/services-and-costs';
import { PurposesTable } from '@/components/sections/legal/privacy';
import { NursesWhatsApp } from '@/components/sections/nurses/contact';
import { NursesServices } from '@/components/sections/nurses/offer';
import { OwnFactsCard } from '@/components/sections/recognise-us';
import type { Locale } from '@/lib/locales';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';
import { disclosures } from '@/tests/support/disclosures';
import { emptyIn, showSection, wordsOf } from '@/tests/unit/sections/render-on-server';

const sections = {
  academy: <AcademyCta />,
  card: <OwnFactsCard title="Card" />,
  comparison: <Comparison />,
  employers: <EmployersContact />,
  form: <ContactFormSection />,
  invoice: <FirstYear />,
  nurses: <NursesServices />,
  privacy: <PurposesTable />,
  recognise: <ContactRecognise />,
  whatsapp: <NursesWhatsApp />,
} as const;
type Name = keyof typeof sections;
const isName = (name: string): name is Name => Object.hasOwn(sections, name);
const names = Object.keys(sections).filter(isName);

const own = site.disclosures;
afterEach(() => {
  site.disclosures = own;
});

/** A section in a language, as a company that tells these facts shows it. */
function show(name: Name, locale: Locale, told: Site['disclosures']): Promise<HTMLElement> {
  site.disclosures = told;
  return showSection(sections[name], locale);
}

const { contactPersons, complaints, fee, afterInduction } = disclosures;

/** The languages whose words the tests know. */
const known = ['de', 'en', 'vas'] as const;
type Known = (typeof known)[number];

/** What each section has to say once all is told, and only then. */
const shown: Record<Name, Record<Known, readonly string[]>> = {
  academy: {
    de: ['zugelassen: Nr. 7654321, 7654322.'],
    en: ['(ZFU): no. 7654321, 7654322.'],
    vas: ['br. 7654321, 7654322.'],
  },
  card: { de: [complaints.email], en: [complaints.email], vas: [complaints.email] },
  comparison: {
    de: ['Wir tragen das staatliche Gütesiegel'],
    en: ['We hold the German state’s quality seal'],
    vas: ['Imamo njemačku državnu oznaku'],
  },
  employers: {
    de: ['Jana Lončar, Beratung', 'Deutsch, Englisch', 'innerhalb von 2 Arbeitstagen'],
    en: ['Jana Lončar, adviser', 'German, English', 'within 2 working days'],
    vas: ['Jana Lončar, savjetnica', 'njemački, engleski', 'u roku od 2 radna dana'],
  },
  form: {
    de: ['Bosnisch, Albanisch', 'Samstag', 'antwortet Ihnen innerhalb von 2 Arbeitstagen'],
    en: ['Bosnian, Albanian', 'Saturday', 'answer within 2 working days'],
    vas: ['bosanski, albanski', 'subota', 'odgovoriti u roku od 2 radna dana'],
  },
  invoice: { de: ['7.500', '9.500'], en: ['7,500', '9,500'], vas: ['7.500', '9.500'] },
  nurses: {
    de: [afterInduction.de, complaints.email, 'innerhalb von 5 Arbeitstagen', 'schadet das nicht'],
    en: [afterInduction.en, complaints.email, 'within 5 working days', 'no harm'],
    vas: [afterInduction.vas, complaints.email, 'u roku od 5 radnih dana', 'to ne šteti'],
  },
  privacy: { de: ['14 Tage'], en: ['14 days'], vas: ['14 dana'] },
  recognise: {
    de: [complaints.email, 'innerhalb von 5 Arbeitstagen'],
    en: [complaints.email, 'within 5 working days'],
    vas: [complaints.email, 'u roku od 5 radnih dana'],
  },
  whatsapp: {
    de: ['auch auf Albanisch, noch nicht auf Mazedonisch', contactPersons.nurses.hours.de],
    en: ['also in Albanian, not yet in Macedonian', contactPersons.nurses.hours.en],
    vas: ['i na albanskom, a na makedonskom još ne', contactPersons.nurses.hours.vas],
  },
};

/** What stands in a section's place of these facts as long as they are not told. */
const instead: Partial<Record<Name, Record<Known, string>>> = {
  comparison: {
    de: 'Gütesiegel für faire Anwerbung tragen wir nicht.',
    en: 'We do not hold the German state’s quality seal',
    vas: 'oznaku kvaliteta za pošteno zapošljavanje nemamo.',
  },
  form: {
    de: 'antwortet Ihnen so bald wie möglich,',
    en: 'answer as soon as possible,',
    vas: 'odgovoriti što je prije moguće,',
  },
  nurses: {
    de: 'bereiten dich auf Prüfung oder Lehrgang vor, nicht wir.',
    en: 'employer and nursing school prepare you; we do not.',
    vas: 'pripremaju Vas poslodavac i škola, ne mi.',
  },
  privacy: { de: 'auf Anfrage', en: 'on request', vas: 'tačan rok kažemo Vam na upit' },
  whatsapp: {
    de: 'noch nicht auf Albanisch oder Mazedonisch.',
    en: 'not yet in Albanian or Macedonian.',
    vas: 'a na albanskom i makedonskom još ne.',
  },
};

describe.each(known)('in %s', (locale) => {
  it.each(names)('the section "%s" says what is told', async (name) => {
    const words = wordsOf(await show(name, locale, disclosures));
    expect(shown[name][locale].filter((part) => !words.includes(part))).toEqual([]);
    expect(words).not.toContain(instead[name]?.[locale] ?? 'undefined');
  });

  it.each(names)('the section "%s" reads whole when nothing is told', async (name) => {
    const element = await show(name, locale, {});
    const words = wordsOf(element);
    expect(shown[name][locale].filter((part) => words.includes(part))).toEqual([]);
    expect(words).toContain(instead[name]?.[locale] ?? '');
    expect(element.textContent).not.toMatch(/undefined|[{}]| {2}|\.\./);
    expect(emptyIn(element)).toEqual([]);
  });

  it('names every further language, and none that is missing', async () => {
    const wordsFor = async (furtherLanguages: Site['disclosures']['furtherLanguages']) =>
      wordsOf(await show('whatsapp', locale, { furtherLanguages }));
    const albanian = await wordsFor(['sq']);
    const macedonian = await wordsFor(['mk']);
    const both = await wordsFor(['sq', 'mk']);
    const none = await wordsFor([]);
    expect(new Set([albanian, macedonian, both, none]).size).toBe(4);
    expect(await wordsFor(undefined)).toBe(none);
    expect(await wordsFor(['mk', 'sq'])).toBe(both);
  });
});

it('counts working days by the rules of each language', async () => {
  const wordsFor = async (locale: Locale, replyWorkingDays: number) =>
    wordsOf(await show('employers', locale, { replyWorkingDays }));
  expect(await wordsFor('de', 1)).toContain('innerhalb eines Arbeitstags');
  expect(await wordsFor('en', 1)).toContain('within one working day');
  expect(await wordsFor('vas', 1)).toContain('u roku od 1 radnog dana');
  expect(await wordsFor('vas', 5)).toContain('u roku od 5 radnih dana');
});

it('shows each reader the person for them alone', async () => {
  expect(wordsOf(await show('employers', 'de', disclosures))).not.toContain('Samstag');
  expect(wordsOf(await show('whatsapp', 'de', disclosures))).not.toContain('Jana Lončar');
  const { nurses } = contactPersons;
  const words = wordsOf(await show('form', 'de', { contactPersons: { nurses } }));
  expect(words).toContain('Samstag');
  expect(words).not.toContain('Ansprechperson für Arbeitgeber');
});
