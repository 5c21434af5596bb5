import { useTranslations } from 'next-intl';
import type { OtherChannel } from '@/components/islands/contact/outcomes';
import type { Audience } from '@/components/sections/company';
import { chatIcon } from '@/components/ui/icon';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { channelsOf } from '@/lib/site/channels';
import { site } from '@/site.config';

/**
 * The channels for employers and nurses, side by side. If only one group has a channel, it takes
 * the full width; without any channel nothing is rendered.
 */
export function ContactChannels() {
  const t = useTranslations('contact.channels');
  const audiences = localeTable[useLocale()].audiences.filter((audience) =>
    channelsOf(site).some((channel) => channel.audience === audience),
  );
  if (audiences.length === 0) return null;
  const isParted = audiences.length > 1;
  return (
    <section
      aria-labelledby="channels-title"
      className={`grid ${isParted ? 'md:grid-cols-2' : ''}`}
    >
      <h2 className="sr-only" id="channels-title">
        {t('title')}
      </h2>
      {audiences.map((audience, index) => {
        const side = index === 0 ? 'left' : 'right';
        return <Part audience={audience} key={audience} side={isParted ? side : 'whole'} />;
      })}
    </section>
  );
}

/** The padding of a part, whose content aligns with the page's content width. */
const sides = {
  left: 'md:pr-14 md:pl-[max(var(--spacing-gutter),100%-var(--container-content)/2)]',
  right: 'md:pr-[max(var(--spacing-gutter),100%-var(--container-content)/2)] md:pl-8',
  whole: 'px-[max(var(--spacing-gutter),50%-var(--container-content)/2)]',
} as const;

/** The id of each part, which is the same in every language, and its colours. */
const parts = {
  employers: {
    id: 'arbeitgeber',
    ground: 'on-band border-action bg-band text-on-band',
    who: 'text-on-band-soft',
    text: 'text-on-band-soft',
    number: 'decoration-highlight',
  },
  nurses: {
    id: 'pflegefachkraefte',
    ground: 'border-highlight bg-tint',
    who: 'text-action',
    text: 'text-text-soft',
    number: 'text-action decoration-accent',
  },
} as const;

/** The messengers of an audience, and its telephone number: without them as a large link. */
function Part({ audience, side }: { audience: Audience; side: keyof typeof sides }) {
  const locale = useLocale();
  const t = useTranslations('contact.channels');
  const { id, ground, ...colours } = parts[audience];
  const channels = channelsOf(site, t('nurses.greeting')).filter(
    (one) => one.audience === audience,
  );
  const phone = channels.find(({ kind }) => kind === 'phone');
  const chats = channels.filter((one) => one.kind !== 'phone');
  const canChat = chats.length > 0;
  const isForNurses = audience === 'nurses';
  return (
    <div
      className={`border-t-4 px-gutter py-section max-md:@container ${ground} ${sides[side]}`}
      id={id}
    >
      <p className={`font-semibold ${colours.who}`}>{t(`${audience}.who`)}</p>
      <h3 className="mt-2 text-heading">
        {t(isForNurses && !canChat ? 'nurses.titleByPhone' : `${audience}.title`)}
      </h3>
      <p className={`mt-4 max-w-measure ${colours.text}`}>
        {t(`${audience}.text`)}{' '}
        {isForNurses &&
          t.rich('nurses.documents', { link: linkTo(hrefFor(locale, 'nurses', 'unterlagen')) })}
      </p>
      {canChat && (
        <div className="mt-6 flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:flex-wrap">
          {chats.map(({ kind, href }, index) => (
            <ButtonLink
              external={kind === 'whatsapp'}
              href={href}
              icon={index === 0 ? chatIcon : undefined}
              key={kind}
              variant={index === 0 ? audience : 'quiet'}
            >
              {t(`nurses.${kind}`)}
            </ButtonLink>
          ))}
        </div>
      )}
      {phone && canChat && (
        <p className="mt-5">
          {t('nurses.phone')}{' '}
          <a className="text-link inline-flex min-h-11 items-center" href={phone.href}>
            {phone.number}
          </a>
        </p>
      )}
      {phone && !canChat && (
        <a
          className={`mt-6 inline-block whitespace-nowrap py-2 font-extrabold text-dial tracking-tight underline decoration-2 underline-offset-[0.14em] hover:decoration-4 ${colours.number}`}
          href={phone.href}
        >
          {phone.number}
        </a>
      )}
    </div>
  );
}

/** A link to the channels for nurses, unless there are none. */
export function NurseChannelLink() {
  const t = useTranslations('contact.hero');
  if (!channelsOf(site).some(({ audience }) => audience === 'nurses')) return null;
  return (
    <a className="text-link inline-flex min-h-11 items-center" href={`#${parts.nurses.id}`}>
      {t('nurses')}
    </a>
  );
}

/** The company's telephone numbers with their audience, and its e-mail address. */
export function useOtherChannels(): OtherChannel[] {
  const t = useTranslations('contact.channels');
  const phones = channelsOf(site).filter(({ kind }) => kind === 'phone');
  return [
    ...phones.map(({ audience, number, href }) => ({
      who: t(`${audience}.who`),
      text: number,
      href,
    })),
    { text: site.email, href: `mailto:${site.email}` },
  ];
}
