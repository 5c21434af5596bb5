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
