import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/ui/logo-mark';
import { BreakableAddress } from '@/components/ui/text';
import { phoneHref } from '@/lib/site/channels';
import { hostOf } from '@/lib/site/host-of';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

/** The company's details, styled as an identity card. */
export function OwnFactsCard({ title }: { title: string }) {
  const facts = useOwnFacts(site);
  return (
    <div className="self-start overflow-hidden rounded-card border border-edge bg-paper">
      <div className="flex items-center gap-4 bg-band px-6 py-4 text-on-band lg:px-7">
        <LogoMark className="size-10" />
        <h3 className="text-title">{title}</h3>
      </div>
      <dl className="divide-y divide-edge px-6 lg:px-7">
        {facts.map(({ label, value, href, isNumber = false }) => (
          <div
            className={`${isNumber ? 'flex flex-wrap justify-between' : ''} items-baseline gap-x-4 py-1 sm:grid sm:grid-cols-[min(40%,11.75rem)_minmax(0,1fr)] sm:py-3`}
            key={label}
          >
            <dt className="text-small text-text-soft">{label}</dt>
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
    </div>
  );
}

/** A detail to compare with a message that claims to come from the company. */
type OwnFact = {
  label: string;
  value: string | undefined;
  href?: string | undefined;
  /** Short enough for one line with its label on a phone. */
  isNumber?: boolean;
};

/** The company's name, numbers and addresses, in reading order; missing ones are omitted. */
function useOwnFacts({ company, channels, optional, email, links, url }: Site) {
  const t = useTranslations('common.ownFacts');
  const audiences = useTranslations('contact.channels');
  const phoneOf = (name: string, phone: string | undefined): OwnFact => ({
    label: name,
    value: phone,
    href: phone && phoneHref(phone),
    isNumber: true,
  });
  const facts: OwnFact[] = [
    { label: t('company'), value: company.name },
    { label: t('address'), value: `${company.street}, ${company.postalCode} ${company.city}` },
    { label: t('register'), value: `${company.registerCourt}, ${company.registerNumber}` },
    { label: t('website'), value: new URL(url).host },
    { label: t('email'), value: email, href: `mailto:${email}` },
    phoneOf(audiences('employers.who'), channels.employerPhone),
    phoneOf(audiences('nurses.who'), channels.nursePhone),
    ...(optional.team ?? []).map(({ name, phone }) => phoneOf(name, phone)),
    { label: t('whatsapp'), value: channels.whatsapp, isNumber: true },
    { label: t('viber'), value: channels.viber, isNumber: true },
    { label: t('learningApp'), value: hostOf(links.learningApp) },
    { label: t('booking'), value: hostOf(links.booking) },
  ];
  return facts.flatMap(({ value, ...fact }) => (value === undefined ? [] : { ...fact, value }));
}

/** Public offices for checking a placement agency or for complaints. */
export const publicOffices = {
  register: 'https://www.handelsregister.de/',
  agency: 'https://www.arbeitsagentur.de/',
  advice: 'https://www.faire-integration.de/',
  consumers: 'https://www.verbraucherzentrale.de/',
} as const;
