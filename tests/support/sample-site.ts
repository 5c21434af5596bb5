import type { Site } from '@/lib/site/schema';

/**
 * The fictional company that the project is shipped with. Independent of `site.config.ts`, which
 * may contain a real company.
 */
export const sampleSite: Site = {
  url: 'https://www.pflegebruecke.example.org',
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
  email: 'hallo@pflegebruecke.example.org',
  channels: {
    employerPhone: '+49 30 23125 100',
    nursePhone: '+49 30 23125 200',
    whatsapp: '+49 30 23125 200',
    viber: '+49 30 23125 200',
  },
  figures: {
    placed: 500,
    statisticsYears: 3,
    statisticsUntil: '2025-01',
    pool: 50,
    nursesLeftPercent: 5,
  },
  links: {
    learningApp: 'https://lernen.pflegebruecke.example.org',
    registration: 'https://lernen.pflegebruecke.example.org/registrieren',
    booking: 'https://termine.pflegebruecke.example.org',
  },
  legal: { revised: '2025-01', changed: '2026-11', retentionMonths: 6 },
  optional: {
    fee: { from: 8000, to: 10000 },
    replyWorkingDays: 1,
    hostingLogDays: 14,
    providers: { hosting: 'Muster Hosting GmbH', mail: 'Muster Mail GmbH' },
    placeholders: ['fee', 'replyWorkingDays', 'hostingLogDays', 'providers'],
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
