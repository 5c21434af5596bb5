import type { Site } from '@/lib/site/schema';
import company from '@/messages/company.json' with { type: 'json' };

const supabaseUrl = process.env['NEXT_PUBLIC_SUPABASE_URL'] ?? '';

/**
 * The company's facts and switches: every name, number and outside address of the site stands
 * here, or in `messages/company.json`, and nowhere else. The values shipped are an openly fictional
 * company. `npm run check` and every build check them by `lib/site/schema.ts`.
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
    registerCourt: 'Amtsgericht Musterstadt',
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
    supabase: { url: supabaseUrl, anonKey: process.env['NEXT_PUBLIC_SUPABASE_ANON_KEY'] ?? '' },
  }),
  legal: { revised: '2025-01', changed: '2026-11', retentionMonths: 6 },
  // What each of them is, and where it shows: docs/company-facts.md.
  disclosures: {
    fee: { from: 8000, to: 10000 },
    replyWorkingDays: 1,
    hostingLogDays: 14,
    providers: { hosting: 'Muster Hosting GmbH', mail: 'Muster Mail GmbH' },
    samples: ['fee', 'replyWorkingDays', 'hostingLogDays', 'providers'],
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
