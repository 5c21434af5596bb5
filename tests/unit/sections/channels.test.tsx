/** @jest-environment jsdom */
import { Footer } from '@/components/layout/footer';
import { PageBar } from '@/components/layout/page-bar';
import { ContactChannels } from '@/components/sections/contact/channels';
import { ContactFormSection } from '@/components/sections/contact/form';
import { ContactHero } from '@/components/sections/contact/sections';
import { EmployersContact } from '@/components/sections/employers/sections';
import { ProviderFacts } from '@/components/sections/legal/imprint';
import {
  OutgoingLinks,
  PrivacyCookies,
  PrivacyIntroduction,
} from '@/components/sections/legal/privacy';
import { NursesWhatsApp } from '@/components/sections/nurses/contact';
import { findPicture } from '@/lib/pictures/find-picture';
import { hrefFor } from '@/lib/routing/addresses';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';
import { emptyElements, showSection } from '@/tests/unit/sections/render-on-server';

jest.mock('@/lib/pictures/find-picture');
jest.mocked(findPicture).mockReturnValue({ src: '/pictures/any.svg', width: 8, height: 5 });

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

const sections = {
  hero: <ContactHero />,
  form: <ContactFormSection />,
  channels: <ContactChannels />,
  employers: <EmployersContact />,
  chat: <PageBar page="home" />,
  call: <PageBar page="employers" />,
  nurses: <NursesWhatsApp />,
  footer: <Footer page="home" />,
  imprint: <ProviderFacts />,
  privacy: <PrivacyIntroduction />,
  links: <OutgoingLinks />,
  storage: <PrivacyCookies />,
} as const;

const { channels: own, optional } = site;
afterEach(() => Object.assign(site, { channels: own, optional }));

/** Renders a section for a company with these channels, and without a team. */
function show(section: Name, channels: Channels): Promise<HTMLElement> {
  Object.assign(site, { channels, optional: { ...optional, team: [] } });
  return showSection(sections[section], 'de');
}

type Name = keyof typeof sections;
const isName = (name: string): name is Name => Object.hasOwn(sections, name);
const names = Object.keys(sections).filter(isName);
const hrefsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? '');

/** The telephone numbers that a section links to, if the company has them. */
const linked: Partial<Record<keyof typeof sections, readonly (keyof Channels)[]>> = {
  footer: ['employerPhone', 'nursePhone', 'whatsapp', 'viber'],
  form: ['employerPhone', 'nursePhone'],
  channels: ['employerPhone', 'nursePhone', 'whatsapp', 'viber'],
  employers: ['employerPhone'],
  chat: ['whatsapp'],
  call: ['employerPhone'],
  nurses: ['nursePhone', 'whatsapp', 'viber'],
  imprint: ['employerPhone', 'nursePhone'],
  privacy: ['employerPhone', 'nursePhone'],
};

/** The beginning of the link to each channel, before a greeting. */
const starts = {
  employerPhone: 'tel:+493023125101',
  nursePhone: 'tel:+493023125202',
  whatsapp: 'https://wa.me/493023125303?text=',
  viber: 'viber://chat?number=%2B493023125404',
} as const;
const isChannelLink = (href: string) => /^(?:tel:|viber:|https:\/\/wa\.me)/.test(href);

describe.each(
  choices.map((channels) => ({ channels, name: keys.filter((key) => channels[key]).join(' + ') })),
)('a company with "$name"', ({ channels }) => {
  it.each(names)('shows only its channels in the section "%s"', async (name) => {
    const element = await show(name, channels);
    const found = hrefsIn(element).filter(isChannelLink);
    const had = (linked[name] ?? []).filter((channel) => channels[channel] !== undefined);
    // The controller has one number.
    const shown = name === 'privacy' ? had.slice(0, 1) : had;
    const expected = shown.map((channel) => starts[channel]);
    const missing = expected.filter((start) => !found.some((href) => href.startsWith(start)));
    const foreign = found.filter((href) => !expected.some((start) => href.startsWith(start)));
    expect({ missing, foreign }).toEqual({ missing: [], foreign: [] });

    expect(emptyElements(element)).toEqual([]);
    expect(hrefsIn(element)).not.toContain('');
  });
});

it('links nurses to the contact form if there is no chat', async () => {
  const href = hrefFor('de', 'contact');
  expect(hrefsIn(await show('nurses', {}))[0]).toBe(href);
  expect(hrefsIn(await show('nurses', { nursePhone: all.nursePhone }))).toContain(href);
  expect(hrefsIn(await show('nurses', { viber: all.viber }))).not.toContain(href);
});

it('offers telephone numbers for urgent matters in the confirmation', async () => {
  const waysIn = async (channels: Channels) => {
    const thanks = (await show('form', channels)).querySelector<HTMLElement>('#danke');
    return thanks && hrefsIn(thanks);
  };
  expect(await waysIn({ employerPhone: all.employerPhone, nursePhone: all.nursePhone })).toEqual([
    starts.employerPhone,
    starts.nursePhone,
    `mailto:${site.email}`,
  ]);
  // A text that suggests calling would be wrong for employers.
  expect(await waysIn({ nursePhone: all.nursePhone })).toEqual([]);
});
