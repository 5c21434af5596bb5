import { z } from 'zod';
import { type Locale, locales } from '@/lib/locales';
import type { Site } from '@/lib/site/schema';

function translated(texts: { en: string } & Partial<Record<Locale, string>>) {
  const all = locales.map((locale) => [locale, texts.en]);
  return z.record(z.enum(locales), z.string()).parse({ ...Object.fromEntries(all), ...texts });
}

/** A value for every optional detail of the company. */
export const optionalDetails = {
  fee: { from: 7500, to: 9500 },
  earlyEnd: { months: 3, refundPercent: 40 },
  replyWorkingDays: 2,
  team: [
    {
      name: 'Jana Lončar',
      role: translated({ de: 'Beratung', en: 'adviser', vas: 'savjetnica' }),
      languages: ['de', 'en'],
      audiences: ['employers'],
    },
    {
      name: 'Arta Hoxha',
      role: translated({ de: 'Begleitung', en: 'guide', vas: 'pratnja' }),
      languages: ['bs', 'sq'],
      phone: '+49 30 901821',
      photograph: '/team/arta.jpg',
      audiences: ['nurses'],
    },
  ],
  furtherLanguages: ['sq'],
  holdsRecruitmentSeal: true,
  hostingLogDays: 30,
  providers: { hosting: 'Hafenserver GmbH', mail: 'Briefpost AG' },
  dataProtectionOfficer: { name: 'Ivo Kern', email: 'datenschutz@brueckenpflege.de' },
} satisfies Site['optional'];

/** A company without placeholder values or unset fields. */
export const filledSite: Site = {
  url: 'https://www.pflegeweg.de',
  company: {
    name: 'Pflegeweg GmbH',
    shortName: 'Pflegeweg',
    street: 'Lindenstraße 4',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    managingDirector: 'Jana Lončar',
    responsiblePerson: 'Jana Lončar',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 123456',
    vatId: 'DE811907980',
  },
  email: 'hallo@pflegeweg.de',
  channels: { employerPhone: '+49 30 901820', nursePhone: '+49 30 901820' },
  figures: {
    placed: 500,
    statisticsYears: 3,
    statisticsUntil: '2025-01',
    pool: 50,
    nursesLeftPercent: 5,
  },
  links: {
    learningApp: 'https://lernen.pflegeweg.de',
    registration: 'https://lernen.pflegeweg.de/neu',
    booking: 'https://termine.pflegeweg.de',
  },
  supabase: { url: 'https://abc.supabase.co', anonKey: 'public-key', region: 'eu-west-1' },
  legal: { revised: '2025-01', changed: '2026-11', retentionMonths: 6 },
  optional: optionalDetails,
  partners: [{ id: 'elbblick', name: 'Seniorenhaus Elbblick' }],
  services: [],
};

const { company } = filledSite;

/** The same company with placeholder values, as the project is shipped with. */
export const sampleSite: Site = {
  ...filledSite,
  url: 'https://www.pflegebruecke.example.org',
  company: { ...company, name: 'Muster GmbH', street: 'Musterstraße 12', vatId: 'DE0 (Muster)' },
  email: 'hallo@pflegebruecke.example.org',
  channels: { whatsapp: '+49 30 23125 200' },
  links: { ...filledSite.links, booking: 'https://termine.pflegebruecke.example.org' },
  optional: { ...optionalDetails, placeholders: ['fee'] },
  partners: [{ id: 'lindenhof', name: 'Klinikum Lindenhof' }],
};
