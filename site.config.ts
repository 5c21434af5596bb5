import type { Site } from '@/lib/site/schema';
import company from '@/messages/company.json' with { type: 'json' };

const supabaseUrl = process.env['NEXT_PUBLIC_SUPABASE_URL'] ?? '';

/**
 * The company's data: every name, number and external URL of the site is here or in
 * `messages/company.json`. The repository has values of a fictional company. `npm run check` and
 * every build validate them with `lib/site/schema.ts`.
 */
export const site: Site = {
  url: process.env['SITE_URL'] || 'https://www.pflegebruecke.example.org',
  company: {
    name: 'Pflegebrücke Muster GmbH',
    shortName: 'Pflegebrücke',
    street: 'Musterstraße 12',
    postalCode: '10115',
    city: 'Berlin',
    country: 'DE',
    managingDirector: 'Maja Muster',
    responsiblePerson: 'Maja Muster',
    registerCourt: 'Amtsgericht Charlottenburg (Muster)',
    registerNumber: 'HRB 000000 (Muster)',
    vatId: 'DE000000000 (Muster)',
  },
  ...company,
  links: {
    learningApp: 'https://lernen.pflegebruecke.example.org',
    registration: 'https://lernen.pflegebruecke.example.org/registrieren',
    booking: 'https://termine.pflegebruecke.example.org',
  },
  ...(supabaseUrl !== '' && {
    supabase: {
      url: supabaseUrl,
      anonKey: process.env['NEXT_PUBLIC_SUPABASE_ANON_KEY'] ?? '',
      region: 'eu-central-1',
    },
  }),
  legal: { revised: '2025-01', changed: '2026-11', retentionMonths: 6 },
  // Optional details: docs/company-data.md explains each of them.
  optional: {
    fee: { from: 8000, to: 10000 },
    earlyEnd: { months: 6 },
    replyWorkingDays: 1,
    team: [
      {
        name: 'Jonas Muster',
        role: {
          de: 'Ansprechpartner für Krankenhäuser und Heime (Muster)',
          en: 'contact for hospitals and care homes (sample)',
          vas: 'kontakt-osoba za bolnice i domove (izmišljena)',
        },
        languages: ['de', 'en'],
        photograph: '/team/jonas.png',
        audiences: ['employers'],
      },
      {
        name: 'Amra Muster',
        role: {
          de: 'Ansprechpartnerin für Pflegefachkräfte (Muster)',
          en: 'contact for nurses (sample)',
          vas: 'kontakt-osoba za sestre i tehničare (izmišljena)',
        },
        languages: ['bs', 'hr', 'sr', 'de', 'en'],
        photograph: '/team/amra.png',
        audiences: ['nurses'],
      },
    ],
    hostingLogDays: 14,
    providers: { hosting: 'Muster Hosting GmbH', mail: 'Muster Mail GmbH' },
    placeholders: ['fee', 'earlyEnd', 'replyWorkingDays', 'team', 'hostingLogDays', 'providers'],
  },
  partners: [
    { id: 'lindenhof', name: 'Klinikum Lindenhof' },
    { id: 'havelblick', name: 'Seniorenhaus Havelblick' },
    { id: 'st-verena', name: 'St. Verena Krankenhaus' },
    { id: 'abendrot', name: 'Pflegezentrum Abendrot' },
    { id: 'nordlicht', name: 'Nordlicht Kliniken' },
  ],
  services: [],
};
