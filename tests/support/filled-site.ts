import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

/** A company that exists, as far as the patterns of samples can tell. */
export const filledSite: Site = {
  ...site,
  url: 'https://www.pflegeweg.de',
  company: {
    ...site.company,
    name: 'Pflegeweg GmbH',
    shortName: 'Pflegeweg',
    street: 'Lindenstraße 4',
    vatId: 'DE811907980',
  },
  email: 'hallo@pflegeweg.de',
  channels: { ...site.channels, employerPhone: '+49 30 901820', nursePhone: '+49 30 901820' },
};
