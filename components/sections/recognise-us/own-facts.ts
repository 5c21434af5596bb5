import { hostOf } from '@/lib/site/host-of';
import type { Site } from '@/lib/site/schema';

const channels = ['nursePhone', 'employerPhone', 'whatsapp', 'viber'] as const;

/** What a visitor may compare with a message that claims to come from the company. */
export type OwnFact =
  | 'company'
  | 'address'
  | 'register'
  | 'website'
  | 'email'
  | (typeof channels)[number];

/** The company's own name, numbers and addresses, in reading order; what it has not is left out. */
export function ownFacts(site: Site): { fact: OwnFact; value: string }[] {
  const { company } = site;
  return [
    { fact: 'company', value: company.name },
    { fact: 'address', value: `${company.street}, ${company.postalCode} ${company.city}` },
    { fact: 'register', value: `${company.registerCourt}, ${company.registerNumber}` },
    { fact: 'website', value: hostOf(site.url) },
    { fact: 'email', value: site.email },
    ...channels.flatMap((fact) => {
      const value = site.channels[fact];
      return value === undefined ? [] : [{ fact, value }];
    }),
  ];
}
