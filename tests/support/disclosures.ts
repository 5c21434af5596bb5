import { z } from 'zod';
import { type Locale, locales } from '@/lib/locales';
import type { Site } from '@/lib/site/schema';

/** A text in every language of the site: in English where the tests know no other. */
function translated(texts: { en: string } & Partial<Record<Locale, string>>) {
  const all = locales.map((locale) => [locale, texts.en]);
  return z.record(z.enum(locales), z.string()).parse({ ...Object.fromEntries(all), ...texts });
}

/** Everything that only a company can tell, told. */
export const disclosures = {
  fee: translated({
    de: '8.000 bis 10.000 €, je nach Stelle',
    en: '€8,000 to €10,000, depending on the post',
    vas: '8.000 do 10.000 €, zavisno od radnog mjesta',
  }),
  replyWorkingDays: 2,
  contactPersons: {
    employers: {
      name: 'Jana Lončar',
      role: translated({ de: 'Beratung', en: 'adviser', vas: 'savjetnica' }),
      languages: ['de', 'en'],
      hours: translated({
        de: 'Montag bis Freitag, 8 bis 17 Uhr',
        en: 'Monday to Friday, 8 am to 5 pm',
        vas: 'od ponedjeljka do petka, od 8 do 17 sati',
      }),
    },
    nurses: {
      role: translated({ de: 'Begleitung', en: 'guide', vas: 'pratnja' }),
      languages: ['bs', 'sq'],
      hours: translated({ de: 'Samstag', en: 'Saturday', vas: 'subota' }),
    },
  },
  furtherLanguages: ['sq'],
  complaints: { email: 'beschwerde@brueckenpflege.de', workingDays: 5 },
  afterInduction: translated({
    de: 'Bis zur Berufsurkunde rufen wir dich jeden Monat an.',
    en: 'Until the licence we call you every month.',
    vas: 'Do licence Vas zovemo svakog mjeseca.',
  }),
  holdsRecruitmentSeal: true,
  hostingLogDays: 14,
  courseApprovals: ['7654321', '7654322'],
} as const satisfies Site['disclosures'];
