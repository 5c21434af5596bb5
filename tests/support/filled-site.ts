import type { Site } from '@/lib/site/schema';
import { sampleSite } from '@/tests/support/sample-site';

/** A company whose name and contact details are not placeholder values. */
export const filledSite: Site = {
  ...sampleSite,
  url: 'https://www.pflegeweg.de',
  company: {
    ...sampleSite.company,
    name: 'Pflegeweg GmbH',
    shortName: 'Pflegeweg',
    street: 'Lindenstraße 4',
    vatId: 'DE811907980',
  },
  email: 'hallo@pflegeweg.de',
  channels: { ...sampleSite.channels, employerPhone: '+49 30 901820', nursePhone: '+49 30 901820' },
};
