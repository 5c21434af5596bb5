import type { Site } from '@/lib/site/schema';
import { disclosures } from '@/tests/support/disclosures';

const company = 'Brückenpflege Nordwest GmbH';

/** A company that has filled in everything. */
export const filledSite: Site = {
  url: 'https://www.brueckenpflege.de',
  company: {
    name: company,
    shortName: 'Brückenpflege',
    street: 'Hafenweg 3',
    postalCode: '20095',
    city: 'Hamburg',
    country: 'DE',
    managingDirector: 'Jana Lončar',
    responsiblePerson: 'Jana Lončar',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 123456',
    vatId: 'DE123456789',
  },
  email: 'hallo@brueckenpflege.de',
  channels: { employerPhone: '+49 40 123456' },
  links: {
    learningApp: 'https://lernen.brueckenpflege.de',
    registration: 'https://lernen.brueckenpflege.de/neu',
    booking: 'https://termine.brueckenpflege.de',
  },
  supabase: { url: 'https://abc.supabase.co', anonKey: 'public-key' },
  legal: { revised: '2025-01', retentionMonths: 6 },
  disclosures,
  partners: [{ id: 'elbblick', name: 'Seniorenhaus Elbblick' }],
  services: [],
};

/** Settings of a contact function in earnest. */
export const filledEnvironment = {
  SMTP_URL: 'smtps://user:word@mail.brueckenpflege.de:465',
  MAIL_FROM: 'website@brueckenpflege.de',
  MAIL_TO: 'hallo@brueckenpflege.de',
  SECRET: 's'.repeat(32),
};
