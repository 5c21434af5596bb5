import { phoneHref } from '@/lib/site/channel-links';
import { hostOf } from '@/lib/site/host-of';
import type { Site } from '@/lib/site/schema';

/** A detail to compare with a message that claims to come from the company. */
type OwnFact = {
  /** Message key of its label. */
  fact:
    | 'company'
    | 'address'
    | 'register'
    | 'website'
    | 'email'
    | 'complaints'
    | 'learningApp'
    | 'booking'
    | keyof Site['channels'];
  value: string;
  href?: string;
};

const phones = ['nursePhone', 'employerPhone'] as const;
const messengers = ['whatsapp', 'viber'] as const;

/** The company's name, numbers and addresses, in reading order; missing ones are omitted. */
export function ownFacts({ company, channels, disclosures, email, links, url }: Site): OwnFact[] {
  const { complaints } = disclosures;
  const postal = `${company.street}, ${company.postalCode} ${company.city}`;
  const register = `${company.registerCourt}, ${company.registerNumber}`;
  return [
    { fact: 'company', value: company.name },
    { fact: 'address', value: postal },
    { fact: 'register', value: register },
    { fact: 'website', value: hostOf(url) },
    { fact: 'email', value: email, href: `mailto:${email}` },
    ...(complaints === undefined
      ? []
      : [
          {
            fact: 'complaints' as const,
            value: complaints.email,
            href: `mailto:${complaints.email}`,
          },
        ]),
    ...phones.flatMap((fact): OwnFact[] => {
      const value = channels[fact];
      return value === undefined ? [] : [{ fact, value, href: phoneHref(value) }];
    }),
    ...messengers.flatMap((fact): OwnFact[] => {
      const value = channels[fact];
      return value === undefined ? [] : [{ fact, value }];
    }),
    { fact: 'learningApp', value: hostOf(links.learningApp) },
    { fact: 'booking', value: hostOf(links.booking) },
  ];
}
