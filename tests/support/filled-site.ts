import type { Site } from '@/lib/site/schema';
import { sampleSite } from '@/tests/support/sample-site';

/** Company facts that are not recognised as sample data. */
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
