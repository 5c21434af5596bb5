import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/ui/logo-mark';
import { BreakableAddress } from '@/components/ui/text';
import type { Messages } from '@/lib/i18n/generated';
import { hasPhone, phoneHref } from '@/lib/site/channels';
import { hostOf } from '@/lib/site/host-of';
import type { Site } from '@/lib/site/schema';
import { site } from '@/site.config';

/** The company's details, styled as an identity card. */
export function OwnFactsCard({ title }: { title: string }) {
  const t = useTranslations('common.ownFacts');
  const facts = ownFacts(site, t('above'));
  return (
    <div className="self-start overflow-hidden rounded-card border border-edge bg-paper">
      <div className="flex items-center gap-4 bg-band px-6 py-4 text-on-band lg:px-7">
        <LogoMark className="size-10" />
        <h3 className="text-title">{title}</h3>
      </div>
      <dl className="divide-y divide-edge px-6 lg:px-7">
        {facts.map(({ fact, person, value, href }) => (
          <div
            className="gap-x-4 py-2 sm:grid sm:py-3 sm:grid-cols-[min(40%,11.75rem)_minmax(0,1fr)] sm:items-baseline"
            key={person ?? fact}
          >
            <dt className="text-small text-text-soft">{person ?? t(fact)}</dt>
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
  fact: keyof Messages['common']['ownFacts'];
  /** Whose number it is, where one person has it. */
  person?: string;
  value: string | undefined;
  href?: string | undefined;
};

/**
 * The company's name, numbers and addresses, in reading order; missing ones are omitted.
 *
 * @param above what stands for the numbers that the page's channels show
 */
function ownFacts(own: Site, above: string) {
  const { company, channels, optional, email, links, url } = own;
  const { employerPhone, nursePhone, whatsapp, viber } = channels;
  const notShown = (number: string | undefined) =>
    number === employerPhone || number === nursePhone ? undefined : number;
  const facts: OwnFact[] = [
    { fact: 'company', value: company.name },
    { fact: 'address', value: `${company.street}, ${company.postalCode} ${company.city}` },
    { fact: 'register', value: `${company.registerCourt}, ${company.registerNumber}` },
    { fact: 'website', value: hostOf(url) },
    { fact: 'email', value: email, href: `mailto:${email}` },
    { fact: 'numbers', value: hasPhone(own) ? above : undefined, href: '#channels-title' },
    ...(optional.team ?? []).map(({ name, phone }) => ({
      fact: 'numbers' as const,
      person: name,
      value: phone,
      href: phone && phoneHref(phone),
    })),
    { fact: 'whatsapp', value: notShown(whatsapp) },
    { fact: 'viber', value: notShown(viber) },
    { fact: 'learningApp', value: hostOf(links.learningApp) },
    { fact: 'booking', value: hostOf(links.booking) },
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
