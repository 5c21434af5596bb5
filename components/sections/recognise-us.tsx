import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { SectionHeading } from '@/components/sections/shared';
import { Disclosure } from '@/components/ui/disclosure';
import { Icon } from '@/components/ui/icon';
import { newTab } from '@/components/ui/links';
import { LogoMark } from '@/components/ui/logo-mark';
import { Section } from '@/components/ui/section';
import { BreakableAddress } from '@/components/ui/text';
import { phoneHref } from '@/lib/site/channels';
import { hostOf } from '@/lib/site/host-of';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

/** The section's texts; each page has its own, for its audience. */
type RecogniseUsTexts = {
  title: string;
  lead: string;
  never: { title: string; items: readonly string[]; suspicion: string };
  ours: { title: string; text: string };
  places: {
    title: string;
    /** Names are in German, as used by the offices. */
    items: Record<PublicOffice, { name: string; text: string }>;
    date: string;
  };
};

/** How to recognise impostors; has the anchor `#erkennen`. */
export function RecogniseUs({ texts }: { texts: RecogniseUsTexts }) {
  const { never, ours } = texts;
  return (
    <Section background="deep" id="erkennen" labelledBy="erkennen-title">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-16">
        <div>
          <SectionHeading id="erkennen-title" lead={texts.lead} title={texts.title} />
          <h3 className="mt-6 text-title">{never.title}</h3>
          <ul className="mt-4 space-y-3">
            {never.items.map((item) => (
              <li className="flex gap-3" key={item}>
                <Icon className="mt-1 size-5 text-accent" name="close" />
                {item}
              </li>
            ))}
          </ul>
          <p className="mt-5 max-w-measure font-semibold">{never.suspicion}</p>
        </div>
        <OwnFactsCard folded text={ours.text} title={ours.title}>
          <Disclosure
            id="stellen"
            label={<h3 className="font-normal tracking-normal">{texts.places.title}</h3>}
            variant="item"
          >
            <ul>
              {officeOrder.map((id) => (
                <li className="border-edge border-t py-3" key={id}>
                  <a
                    className="text-link inline-block py-2.75 font-semibold"
                    href={publicOffices[id]}
                    {...newTab}
                  >
                    <span lang="de">{texts.places.items[id].name}</span> (
                    {hostOf(publicOffices[id])})
                  </a>
                  <p className="text-text-soft">{texts.places.items[id].text}</p>
                </li>
              ))}
            </ul>
            <p className="text-small text-text-soft">{texts.places.date}</p>
          </Disclosure>
        </OwnFactsCard>
      </div>
    </Section>
  );
}

type Props = {
  title: string;
  /** Text below the card. */
  text?: string;
  /** Whether the details open on demand. */
  folded?: boolean;
  /** What stands below the details. */
  children?: ReactNode;
};

/** The company's details, styled as an identity card. */
export function OwnFactsCard({ title, text, folded = false, children }: Props) {
  const t = useTranslations('common.ownFacts');
  const facts = ownFacts(site);
  const list = (
    <dl className="divide-y divide-edge">
      {facts.map(({ fact, value, href }) => (
        <div
          className="gap-x-4 py-3 sm:grid sm:grid-cols-[min(40%,11.75rem)_minmax(0,1fr)] sm:items-baseline"
          key={fact}
        >
          <dt className="text-small text-text-soft">{t(fact)}</dt>
          <dd className="wrap-anywhere font-semibold tabular-nums" data-nohyphen="">
            {href === undefined ? (
              <BreakableAddress address={value} />
            ) : (
              <a className="text-link" href={href}>
                <BreakableAddress address={value} />
              </a>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
  return (
    <div className="self-start overflow-hidden rounded-card border border-edge bg-paper">
      <div className="flex items-center gap-4 bg-band px-6 py-4 text-on-band lg:px-7">
        <LogoMark className="size-10" />
        <h3 className="text-title">{title}</h3>
      </div>
      <div className="px-6 lg:px-7">
        {folded ? (
          <Disclosure label={t('count', { count: facts.length })} variant="item">
            {list}
          </Disclosure>
        ) : (
          list
        )}
      </div>
      {children !== undefined && (
        <div className="border-edge border-t px-6 lg:px-7">{children}</div>
      )}
      {text !== undefined && (
        <p className="border-edge border-t px-6 py-4 text-small lg:px-7">{text}</p>
      )}
    </div>
  );
}

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
function ownFacts({ company, channels, disclosures, email, links, url }: Site): OwnFact[] {
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

/** Public offices for checking a placement agency or for complaints. */
export const publicOffices = {
  register: 'https://www.handelsregister.de/',
  agency: 'https://www.arbeitsagentur.de/',
  advice: 'https://www.faire-integration.de/',
  consumers: 'https://www.verbraucherzentrale.de/',
} as const;

type PublicOffice = keyof typeof publicOffices;

/** The offices in display order. */
const officeOrder = [
  'register',
  'agency',
  'advice',
  'consumers',
] as const satisfies readonly PublicOffice[];

type Complaints = NonNullable<Site['disclosures']['complaints']>;

/**
 * Arguments of the texts that say where to complain, and within how many working days we answer.
 */
export const complaintValues = ({ email, workingDays }: Complaints) => ({
  email,
  days: workingDays,
  mail: (text: ReactNode) => (
    <a className="text-link wrap-anywhere" data-nohyphen="" href={`mailto:${email}`}>
      {text}
    </a>
  ),
});
