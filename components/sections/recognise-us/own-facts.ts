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
    | 'complaints'
    | 'learningApp'
    | 'booking'
    | keyof Site['channels'];
  value: string;
  href?: string;
};

const phones = ['nursePhone', 'employerPhone'] as const;
const messengers = ['whatsapp', 'viber'] as const;

/** The company's own name, numbers and addresses, in reading order; what it has not is left out. */
export function ownFacts({ company, channels, disclosures, email, links, url }: Site): OwnFact[] {
  const { complaints } = disclosures;
  const postal = `${company.street}, ${company.postalCode}\u00a0${company.city}`;
  const register = `${company.registerCourt}, ${company.registerNumber}`.replace(
    'HRB ',
    'HRB\u00a0',
  );
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
