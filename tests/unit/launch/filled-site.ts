import type { Site } from '@/lib/site/schema';
import { filledSite as company } from '@/tests/support/filled-site';
import { optionalDetails } from '@/tests/support/optional-details';

/** A company without placeholder values or unset fields. */
export const filledSite: Site = {
  ...company,
  company: {
    ...company.company,
    managingDirector: 'Jana Lončar',
    responsiblePerson: 'Jana Lončar',
    registerCourt: 'Amtsgericht Hamburg',
    registerNumber: 'HRB 123456',
  },
  channels: { employerPhone: '+49 40 123456' },
  links: {
    learningApp: 'https://lernen.pflegeweg.de',
    registration: 'https://lernen.pflegeweg.de/neu',
    booking: 'https://termine.pflegeweg.de',
  },
  supabase: { url: 'https://abc.supabase.co', anonKey: 'public-key' },
  optional: optionalDetails,
  partners: [{ id: 'elbblick', name: 'Seniorenhaus Elbblick' }],
};

/** Settings of a contact function in production. */
export const filledEnvironment = {
  DATABASE_URL: 'postgres://db/x',
  SMTP_URL: 'smtps://user:word@mail.pflegeweg.de:465',
  MAIL_FROM: 'website@pflegeweg.de',
  MAIL_TO: 'hallo@pflegeweg.de',
  SECRET: 's'.repeat(32),
};
