import { phoneHref } from '@/lib/site/channel-links';
import { hostOf } from '@/lib/site/host-of';
import type { Site } from '@/lib/site/schema';

/** Something that a visitor may compare with a message that claims to come from the company. */
type OwnFact = {
  /** Key of its name in the texts. */
  fact:
    | 'company'
    | 'address'
    | 'register'
    | 'website'
    | 'email'
    | 'learningApp'
    | 'booking'
    | keyof Site['channels'];
  value: string;
  href?: string;
};

const phones = ['nursePhone', 'employerPhone'] as const;
const messengers = ['whatsapp', 'viber'] as const;

/** The company's own name, numbers and addresses, in reading order; what it has not is left out. */
export function ownFacts({ company, channels, email, links, url }: Site): OwnFact[] {
  const postal = `${company.street}, ${company.postalCode} ${company.city}`;
  const register = `${company.registerCourt}, ${company.registerNumber}`;
  return [
    { fact: 'company', value: company.name },
    { fact: 'address', value: postal },
    { fact: 'register', value: register },
    { fact: 'website', value: hostOf(url) },
    { fact: 'email', value: email, href: `mailto:${email}` },
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
