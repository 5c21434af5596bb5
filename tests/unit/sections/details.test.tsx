/** @jest-environment jsdom */
import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/footer';
import { Header } from '@/components/layout/header';
import { PageBar } from '@/components/layout/page-frame';
import { CompanyDetailsCard } from '@/components/sections/company';
import { ContactChannels } from '@/components/sections/contact/channels';
import {
  ContactFormSection,
  ContactHero,
  ContactRecognise,
} from '@/components/sections/contact/sections';
import { EmployersContact, EmployersFaq } from '@/components/sections/employers/sections';
import { FirstYear, Promises } from '@/components/sections/employers/services-and-costs';
import { ProviderFacts } from '@/components/sections/legal/imprint';
import {
  OutgoingLinks,
  PrivacyCookies,
  PrivacyDisclosure,
  PrivacyIntroduction,
  PrivacyServices,
  PurposesTable,
} from '@/components/sections/legal/privacy';
import { DocumentDate } from '@/components/sections/legal/terms';
import { NursesWhatsApp, Recognise } from '@/components/sections/nurses/contact';
import { HeroImage, Partners } from '@/components/sections/shared';
import type { Locale } from '@/lib/locales';
import { findPhotograph, findPicture } from '@/lib/pictures/find-picture';
import { hrefFor } from '@/lib/routing/addresses';
import type { Site } from '@/lib/site/schema';
import common from '@/messages/de/common.json';
import privacy from '@/messages/de/privacy.json';
import { site } from '@/site.config';
import { filledSite, optionalDetails } from '@/tests/support/filled-site';
import { emptyElements, showSection, wordsOf } from '@/tests/unit/sections/render-on-server';

/* Sections that show optional details or channels of the company, and dates and pictures. */

jest.mock('@/lib/pictures/find-picture');
const picture = { src: '/pictures/any.svg', width: 8, height: 5 };
beforeEach(() => jest.mocked(findPicture).mockReturnValue(picture));

type Channels = Site['channels'];

const all = {
  employerPhone: '+49 30 23125 101',
  nursePhone: '+49 30 23125 202',
  whatsapp: '+49 30 23125 303',
  viber: '+49 30 23125 404',
} as const satisfies Channels;
const keys = ['employerPhone', 'nursePhone', 'whatsapp', 'viber'] as const;

/** No channel, each alone, and all. */
const choices: readonly Channels[] = [{}, ...keys.map((key) => ({ [key]: all[key] })), all];

/** The beginning of the link to each channel, before a greeting. */
const starts = {
  employerPhone: 'tel:+493023125101',
  nursePhone: 'tel:+493023125202',
  whatsapp: 'https://wa.me/493023125303?text=',
  viber: 'viber://chat?number=%2B493023125404',
} as const;

const phones = ['employerPhone', 'nursePhone'] as const;

type Section = { shown: ReactNode; channels?: readonly (keyof Channels)[] };

/** Sections with the channels that they link to, if the company has them. */
const sections = {
  call: { shown: <PageBar page="employers" />, channels: ['employerPhone'] },
  card: { shown: <CompanyDetailsCard title="Card" /> },
  channels: { shown: <ContactChannels />, channels: keys },
  chat: { shown: <PageBar page="home" />, channels: ['whatsapp'] },
  employers: { shown: <EmployersContact />, channels: ['employerPhone'] },
  faq: { shown: <EmployersFaq /> },
  footer: { shown: <Footer page="home" />, channels: keys },
  form: { shown: <ContactFormSection />, channels: phones },
  hero: { shown: <ContactHero /> },
  imprint: { shown: <ProviderFacts />, channels: phones },
  invoice: { shown: <FirstYear /> },
  links: { shown: <OutgoingLinks /> },
  nurses: { shown: <NursesWhatsApp />, channels: ['nursePhone', 'whatsapp', 'viber'] },
  privacy: { shown: <PrivacyIntroduction />, channels: phones },
  promises: { shown: <Promises /> },
  purposes: { shown: <PurposesTable /> },
  recipients: { shown: <PrivacyDisclosure /> },
  recognise: { shown: <ContactRecognise /> },
  recogniseUs: { shown: <Recognise /> },
  storage: { shown: <PrivacyCookies /> },
} as const satisfies Record<string, Section>;
type Name = keyof typeof sections;
const allSections: readonly (readonly [string, Section])[] = Object.entries(sections);

/** Sections with optional details. */
const detailed: readonly Name[] = [
  ...(['card', 'employers', 'faq', 'form', 'hero', 'invoice', 'nurses', 'privacy'] as const),
  ...(['promises', 'purposes', 'recipients', 'recognise', 'recogniseUs'] as const),
];

const { channels: own, optional, partners } = site;
afterEach(() => {
  Object.assign(site, { channels: own, optional, partners });
  delete site.supabase;
});

/** Renders a section for a company with these channels, and without a team. */
function showWith(channels: Channels, { shown }: Section): Promise<HTMLElement> {
  Object.assign(site, { channels, optional: { ...optional, team: [] } });
  return showSection(shown, 'de');
}

/** Renders a section in a language for a company with these details. */
function show(name: Name, locale: Locale, details: Site['optional']): Promise<HTMLElement> {
  site.optional = details;
  return showSection(sections[name].shown, locale);
}

const hrefsIn = (element: HTMLElement | null) =>
  [...(element?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '');

describe.each(
  choices.map((channels) => ({ channels, name: keys.filter((key) => channels[key]).join(' + ') })),
)('a company with "$name"', ({ channels }) => {
  for (const [name, section] of allSections) {
    it(`shows only its channels in the section "${name}"`, async () => {
      const element = await showWith(channels, section);
      const found = hrefsIn(element).filter((href) =>
        /^(?:tel:|viber:\/\/chat|https:\/\/wa\.me\/\d)/.test(href),
      );
      const had = (section.channels ?? []).filter((channel) => channels[channel] !== undefined);
      // The controller has one number.
      const expected = (name === 'privacy' ? had.slice(0, 1) : had).map((kind) => starts[kind]);
      const missing = expected.filter((start) => !found.some((href) => href.startsWith(start)));
      const foreign = found.filter((href) => !expected.some((start) => href.startsWith(start)));
      expect({ missing, foreign }).toEqual({ missing: [], foreign: [] });
      expect(emptyElements(element)).toEqual([]);
      expect(hrefsIn(element)).not.toContain('');
    });
  }
});

it('links nurses to the contact form if there is no chat', async () => {
  const href = hrefFor('de', 'contact');
  const { nursePhone, viber } = all;
  for (const [channels, isLinked] of [
    [{}, true],
    [{ nursePhone }, true],
    [{ viber }, false],
  ] as const) {
    expect(hrefsIn(await showWith(channels, sections.nurses)).includes(href)).toBe(isLinked);
  }
});

it('offers telephone numbers for urgent matters in the confirmation', async () => {
  const waysIn = async (channels: Channels) =>
    hrefsIn((await showWith(channels, sections.form)).querySelector('#danke'));
  const { employerPhone, nursePhone } = all;
  expect(await waysIn({ employerPhone, nursePhone })).toEqual([
    starts.employerPhone,
    starts.nursePhone,
    `mailto:${site.email}`,
  ]);
  // A text that suggests calling would be wrong for employers.
  expect(await waysIn({ nursePhone })).toEqual([]);
});

describe.each(['de', 'en', 'vas'] as const)('in %s', (locale) => {
  it.each(detailed)('the section "%s" is complete with and without details', async (name) => {
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
      wordsOf(await show('nurses', locale, { furtherLanguages }));
    const none = await textFor([]);
    const both = await textFor(['sq', 'mk']);
    expect(new Set([await textFor(['sq']), await textFor(['mk']), both, none]).size).toBe(4);
    expect(await textFor(undefined)).toBe(none);
    expect(await textFor(['mk', 'sq'])).toBe(both);
  });
});

it('only a site with Supabase names it, with its region', async () => {
  expect(wordsOf(await show('recipients', 'en', optionalDetails))).not.toContain('Supabase');
  Object.assign(site, { supabase: filledSite.supabase });
  const words = wordsOf(await show('recipients', 'en', optionalDetails));
  for (const word of ['Supabase', 'eu-west-1', 'Ireland']) expect(words).toContain(word);
});

it('adds up the first year of a hire, in whole hundreds', async () => {
  // The fee is 6900 to 12500, and the tax 19 %.
  const invoice = await show('invoice', 'en', { fee: optionalDetails.fee });
  const rows = [...invoice.querySelectorAll('dd')].map(({ textContent }) => {
    const [from = 0, to = from] = textContent.split('–').map((end) => +end.replace(/\D/g, ''));
    return [from, to] as const;
  });
  const total = rows.pop();
  expect(rows.slice(0, 2)).toEqual([
    [6900, 12500],
    [1311, 2375],
  ]);
  const sum = (end: 0 | 1) => rows.reduce((before, row) => before + row[end], 0);
  expect(total).toEqual([Math.round(sum(0) / 100) * 100, Math.round(sum(1) / 100) * 100]);
});

it('names how long data are kept', async () => {
  const words = wordsOf(await show('purposes', 'en', optionalDetails));
  expect(words).toContain(`${site.legal.retentionMonths} month`);
  expect(words).toContain('7 days');
});

it('shows each audience only its person', async () => {
  const { team = [] } = optionalDetails;
  for (const name of ['employers', 'nurses'] as const) {
    const words = wordsOf(await show(name, 'de', { team }));
    const named = team.filter((person) => words.includes(person.name));
    expect(named).toEqual(team.filter(({ audiences }) => audiences.includes(name)));
  }
  const [employersPerson, ...others] = team;
  const words = wordsOf(await show('form', 'de', { team: others }));
  expect(others.every(({ name }) => words.includes(name))).toBe(true);
  expect(words).not.toContain(employersPerson?.name);
});

it.each([
  ['de', '15.07.2025'],
  ['en', '15 July 2025'],
  ['vas', '15. juli 2025.'],
] as const)('writes the date of the terms as %s does', async (locale, written) => {
  const date = { text: '15.07.2025', iso: '2025-07-15' };
  const element = await showSection(<DocumentDate date={date} />, locale);
  expect(wordsOf(element)).toContain(written);
  expect(element.querySelector('time')?.dateTime).toBe(date.iso);
});

it('lists every service with its category, its storage entries, and its purpose', async () => {
  const services = { count: 'Zählt Besuche.', film: 'Zeigt einen Film.' };
  const { name, category, stores, nothing } = privacy.cookies.services;
  const { analytics, preferences } = common.consent.categories;
  const storage = { local: ['visit'], session: ['tab_*'], cookies: ['_c*'] };
  const count = { id: 'count', name: 'Count', category: 'analytics', script: '/c.js' } as const;
  const film = { id: 'film', name: 'Film', category: 'preferences', script: '/f.js' } as const;
  const element = await showSection(
    <PrivacyServices services={[{ ...count, storage }, film]} />,
    'de',
    { privacy: { ...privacy, services } },
  );
  const rows = [...element.querySelectorAll('tr')];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    [name, category, stores],
    ['Count', analytics.name, '_c*, visit, tab_*'],
    ['Film', preferences.name, nothing],
  ]);
  for (const text of Object.values(services)) expect(element.textContent).toContain(text);
});

it('shows partners by logo or by name, and neither a section nor a link without any', async () => {
  const shown = () => showSection(<Partners page="home" />, 'de');
  const names = partners.map(({ name }) => name);
  const logos = [...(await shown()).querySelectorAll('img')];
  expect(logos.map(({ alt }) => alt)).toEqual(names);
  jest.mocked(findPicture).mockReturnValue(undefined);
  const items = [...(await shown()).querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent)).toEqual(names);
  const menu = async () => hrefsIn(await showSection(<Header page="home" />, 'de')).join(' ');
  expect(await menu()).toContain('#partners');
  site.partners = [];
  expect(await menu()).not.toContain('#partners');
  expect((await shown()).innerHTML).toBe('');
});

/* The pages have no photograph yet; the browser tests see their drawings. */
it('shows a photograph in the first section with its own alternative text', async () => {
  const photograph = { ...picture, src: '/pictures/small.webp', sources: [] };
  jest.mocked(findPhotograph).mockReturnValueOnce(photograph);
  const hero = { photograph: 'Eine Pflegefachkraft lacht.' };
  const image = <HeroImage page="employers" />;
  const element = await showSection(image, 'de', { employers: { hero } });
  const { src, alt } = element.querySelector('img') ?? {};
  expect([src, alt]).toEqual([`http://localhost${photograph.src}`, hero.photograph]);
});
