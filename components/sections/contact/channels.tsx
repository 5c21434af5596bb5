import { useLocale, useTranslations } from 'next-intl';
import type { OtherChannel } from '@/components/islands/contact/outcomes';
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
  const forNurses = hasMessenger(site) || nursePhone !== undefined;
  if (employerPhone === undefined && !forNurses) return null;
  const isParted = employerPhone !== undefined && forNurses;
  return (
    <section
      aria-labelledby="channels-title"
      className={`grid ${isParted ? 'lg:grid-cols-2' : ''}`}
    >
      <h2 className="sr-only" id="channels-title">
        {t('title')}
      </h2>
      {employerPhone !== undefined && <EmployerChannel isHalf={isParted} number={employerPhone} />}
      {forNurses && <NurseChannel isHalf={isParted} />}
    </section>
  );
}

/** Ids of the two parts; the same in every language. */
const ids = { employers: 'arbeitgeber', nurses: 'pflegefachkraefte' } as const;

/** One half; its text aligns with the page's content width. */
const part = 'px-gutter py-section';
const halfMeasure = 'lg:max-w-[calc(var(--container-content)/2)]';
const wholeMeasure = 'mx-auto max-w-content';

function EmployerChannel({ isHalf, number }: { isHalf: boolean; number: string }) {
  const t = useTranslations('contact.channels.employers');
  return (
    <div
      className={`on-band border-action border-t-4 bg-band text-on-band ${part} ${isHalf ? 'lg:pr-0' : ''}`}
      id={ids.employers}
    >
      <div className={isHalf ? `lg:ml-auto lg:pr-14 ${halfMeasure}` : wholeMeasure}>
        <p className="font-semibold text-on-band-soft">{t('who')}</p>
        <h3 className="mt-2 text-heading">{t('title')}</h3>
        <p className="mt-4 max-w-measure text-on-band-soft">{t('text')}</p>
        <DialLink className="decoration-highlight" number={number} />
      </div>
    </div>
  );
}

function NurseChannel({ isHalf }: { isHalf: boolean }) {
  const locale = useLocale();
  const t = useTranslations('contact.channels.nurses');
  const { nursePhone } = site.channels;
  const canChat = hasMessenger(site);
  return (
    <div
      className={`border-highlight border-t-4 bg-tint ${part} ${isHalf ? 'lg:pl-0' : ''}`}
      id={ids.nurses}
    >
      <div className={isHalf ? `lg:pl-8 ${halfMeasure}` : wholeMeasure}>
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

/** A telephone number as a large link. */
function DialLink({ number, className }: { number: string; className: string }) {
  return (
    <a
      className={`mt-6 inline-block whitespace-nowrap py-2 font-extrabold text-dial proportional-nums tracking-tight underline decoration-2 underline-offset-[0.14em] hover:decoration-4 ${className}`}
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
        <ButtonLink
          external
          href={whatsappHref(whatsapp, t('greeting'))}
          icon="chat"
          variant="accent"
        >
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
