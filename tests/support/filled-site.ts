import type { Site } from '@/lib/site/schema';
import { site as anotherSite } from '@/tests/another-site/site.config';

/** A value for every optional detail of the company. */
export const optionalDetails = { ...anotherSite.optional, holdsRecruitmentSeal: true };

/** A company without placeholder values or unset fields. */
export const filledSite: Site = {
  ...anotherSite,
  url: 'https://www.pflegeweg.de',
  email: 'hallo@pflegeweg.de',
  links: {
    learningApp: 'https://lernen.pflegeweg.de',
    registration: 'https://lernen.pflegeweg.de/neu',
    booking: 'https://termine.pflegeweg.de',
  },
  supabase: { url: 'https://abc.supabase.co', anonKey: 'public-key', region: 'eu-west-1' },
  optional: optionalDetails,
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
