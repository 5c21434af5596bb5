import { useLocale, useTranslations } from 'next-intl';
import type { OtherChannel } from '@/components/islands/contact/outcomes';
import { audiencesOf } from '@/components/sections/company';
import { chatIcon } from '@/components/ui/icon';
import { ButtonLink, linkTo } from '@/components/ui/links';
import { hrefFor } from '@/lib/routing/addresses';
import { hasMessenger, phoneHref, viberHref, whatsappHref } from '@/lib/site/channels';
import { site } from '@/site.config';

/**
 * The channels for employers and nurses, side by side. If only one group has a channel, it takes
 * the full width; without any channel nothing is rendered.
 */
export function ContactChannels() {
  const t = useTranslations('contact.channels');
  const { employerPhone, nursePhone } = site.channels;
  const hasChannel = {
    employers: employerPhone !== undefined,
    nurses: hasMessenger(site) || nursePhone !== undefined,
  };
  const audiences = audiencesOf(useLocale()).filter((audience) => hasChannel[audience]);
  if (audiences.length === 0) return null;
  const isParted = audiences.length > 1;
  return (
    <section
      aria-labelledby="channels-title"
      className={`grid ${isParted ? 'lg:grid-cols-2' : ''}`}
    >
      <h2 className="sr-only" id="channels-title">
        {t('title')}
      </h2>
      {audiences.map((audience, index) => {
        const Channel = channels[audience];
        const side = index === 0 ? 'left' : 'right';
        return <Channel key={audience} side={isParted ? side : 'whole'} />;
      })}
    </section>
  );
}

/** Ids of the two parts; the same in every language. */
const ids = { employers: 'arbeitgeber', nurses: 'pflegefachkraefte' } as const;

/** A part and its content, which aligns with the page's content width. */
const sides = {
  left: {
    part: 'max-lg:@container lg:pr-0',
    content: 'lg:ml-auto lg:max-w-[calc(var(--container-content)/2)] lg:pr-14',
  },
  right: {
    part: 'max-lg:@container lg:pl-0',
    content: 'lg:max-w-[calc(var(--container-content)/2)] lg:pl-8',
  },
  whole: { part: 'max-lg:@container', content: 'mx-auto max-w-content' },
} as const;

type ChannelProps = { side: keyof typeof sides };

function EmployerChannel({ side }: ChannelProps) {
  const t = useTranslations('contact.channels.employers');
  const { employerPhone } = site.channels;
  return (
    <div
      className={`on-band border-action border-t-4 bg-band px-gutter py-section text-on-band ${sides[side].part}`}
      id={ids.employers}
    >
      <div className={sides[side].content}>
        <p className="font-semibold text-on-band-soft">{t('who')}</p>
        <h3 className="mt-2 text-heading">{t('title')}</h3>
        <p className="mt-4 max-w-measure text-on-band-soft">{t('text')}</p>
        {employerPhone !== undefined && (
          <DialLink className="decoration-highlight" number={employerPhone} />
        )}
      </div>
    </div>
  );
}

function NurseChannel({ side }: ChannelProps) {
  const locale = useLocale();
  const t = useTranslations('contact.channels.nurses');
  const { nursePhone } = site.channels;
  const canChat = hasMessenger(site);
  return (
    <div
      className={`border-highlight border-t-4 bg-tint px-gutter py-section ${sides[side].part}`}
      id={ids.nurses}
    >
      <div className={sides[side].content}>
        <p className="font-semibold text-action">{t('who')}</p>
        <h3 className="mt-2 text-heading">{t(canChat ? 'title' : 'titleByPhone')}</h3>
        <p className="mt-4 max-w-measure text-text-soft">
          {t('text')}{' '}
          {t.rich('documents', { link: linkTo(hrefFor(locale, 'nurses', 'unterlagen')) })}
        </p>
        {canChat && <Messengers />}
        {canChat && nursePhone !== undefined && (
          <p className="mt-5">
            {t('phone')}{' '}
            <a className="text-link inline-flex min-h-11 items-center" href={phoneHref(nursePhone)}>
              {nursePhone}
            </a>
          </p>
        )}
        {!canChat && nursePhone !== undefined && (
          <DialLink className="text-action decoration-accent" number={nursePhone} />
        )}
      </div>
    </div>
  );
}

const channels = { employers: EmployerChannel, nurses: NurseChannel } as const;

/** A telephone number as a large link. */
function DialLink({ number, className }: { number: string; className: string }) {
  return (
    <a
      className={`mt-6 inline-block whitespace-nowrap py-2 font-extrabold text-dial tracking-tight underline decoration-2 underline-offset-[0.14em] hover:decoration-4 ${className}`}
      href={phoneHref(number)}
    >
      {number}
    </a>
  );
}

function Messengers() {
  const t = useTranslations('contact.channels.nurses');
  const { whatsapp, viber } = site.channels;
  return (
    <div className="mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
      {whatsapp !== undefined && (
        <ButtonLink external href={whatsappHref(whatsapp, t('greeting'))} icon={chatIcon}>
          {t('whatsapp')}
        </ButtonLink>
      )}
      {viber !== undefined && (
        <ButtonLink href={viberHref(viber)} variant={whatsapp === undefined ? 'accent' : 'quiet'}>
          {t('viber')}
        </ButtonLink>
      )}
    </div>
  );
}

/** A link to the channels for nurses, unless there are none. */
export function NurseChannelLink() {
  const t = useTranslations('contact.hero');
  if (!hasMessenger(site) && site.channels.nursePhone === undefined) return null;
  return (
    <a className="text-link inline-flex min-h-11 items-center" href={`#${ids.nurses}`}>
      {t('nurses')}
    </a>
  );
}

/** The company's telephone numbers with their audience, and its e-mail address. */
export function useOtherChannels(): OtherChannel[] {
  const t = useTranslations('contact.channels');
  const { employerPhone, nursePhone } = site.channels;
  const numbers = [
    { who: t('employers.who'), number: employerPhone },
    { who: t('nurses.who'), number: nursePhone },
  ];
  return [
    ...numbers.flatMap(({ who, number }) =>
      number === undefined ? [] : [{ who, text: number, href: phoneHref(number) }],
    ),
    { text: site.email, href: `mailto:${site.email}` },
  ];
}
