import type { Site } from '@/lib/site/schema';
import company from './messages/company.json' with { type: 'json' };

/** Another company than the shipped one, with other optional details. */
export const site: Site = {
  url: process.env['SITE_URL'] || 'https://www.suedostpflege.example.com',
  company: {
    name: 'Südost-Pflegefachkräfte Vermittlungs- und Integrationsgesellschaft Nordrhein-Westfalen mbH',
    shortName: 'Südostpflegewerke',
    street: 'Straße der Vereinten Nationen 112 a',
    postalCode: '53113',
    city: 'Bonn',
    country: 'DE',
    managingDirector: 'Dr. Ljiljana Đorđević-Hohenstein',
    responsiblePerson: 'Kai Iten',
    registerCourt: 'Amtsgericht Bonn',
    registerNumber: 'HRB 4711',
    vatId: 'DE136695976',
  },
  ...company,
  links: {
    learningApp: 'https://app.suedostpflege.example.com/anmeldung?quelle=website',
    registration: 'https://app.suedostpflege.example.com/neu',
    booking: 'https://kalender.example.com/suedostpflege/30min',
  },
  legal: { revised: '2026-02', changed: '2026-09', retentionMonths: 9 },
  optional: {
    fee: { from: 6900, to: 12500 },
    earlyEnd: { months: 4, refundPercent: 40 },
    replyWorkingDays: 2,
    team: [
      {
        name: 'Kai Iten',
        role: { de: 'Leitung Vermittlung', en: 'Head of placement', vas: 'voditelj posredovanja' },
        languages: ['de', 'en', 'fr'],
        phone: '+49 228 5550 11',
        audiences: ['employers'],
      },
      {
        name: 'Dr. Ljiljana Đorđević-Hohenstein',
        role: { de: 'Begleitung', en: 'Guide', vas: 'pratnja' },
        languages: ['bs', 'mk', 'de'],
        phone: '+49 228 5550 12',
        photograph: '/team/ljiljana.png',
        audiences: ['nurses', 'employers'],
      },
      {
        name: 'Ana Wu',
        role: { de: 'Academy', en: 'Academy', vas: 'akademija' },
        languages: ['de'],
        audiences: ['nurses'],
      },
    ],
    furtherLanguages: ['mk'],
    hostingLogDays: 7,
    providers: { hosting: 'Rheinserver AG', mail: 'Briefpost GmbH' },
    dataProtectionOfficer: { name: 'Ivo Kern', email: 'datenschutz@suedostpflege.example.com' },
  },
  partners: [
    { id: 'rheinblick', name: 'Krankenhaus Rheinblick' },
    { id: 'ahr', name: 'Ahr' },
    {
      id: 'sieben-gebirge',
      name: 'Evangelisches Alten- und Pflegezentrum Siebengebirge am Oelberg',
    },
    { id: 'eifelhoehe', name: 'Fachklinik Eifelhöhe' },
  ],
  services: [],
};
