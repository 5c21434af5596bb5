import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref, viberHref, whatsappHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

const { employerPhone, nursePhone, whatsapp, viber } = site.channels;

/** The channels of employers and nurses: one band across the page, parted in the middle. */
export function ContactChannels() {
  const t = useTranslations('contact.channels');
  return (
    <section aria-labelledby="channels-title" className="grid lg:grid-cols-2">
      <h2 className="sr-only" id="channels-title">
        {t('title')}
      </h2>
      <EmployerChannel />
      <NurseChannel />
    </section>
  );
}

/** Half of the band; its text keeps to the measure of the page. */
const half = 'px-[clamp(min(1.25rem,6.25vw),4vw,3rem)] py-16 lg:py-28';
const halfMeasure = 'lg:max-w-[calc(var(--container-content)/2)]';

function EmployerChannel() {
  const t = useTranslations('contact.channels');
  return (
    <div className={`on-band bg-band text-on-band lg:pr-0 ${half}`}>
      <div className={`lg:ml-auto lg:pr-14 ${halfMeasure}`}>
        <p className="font-semibold text-on-band-soft">{t('employers.who')}</p>
        <h3 className="mt-2 text-heading">{t('employers.title')}</h3>
        <p className="mt-4 max-w-measure text-on-band-soft">{t('employers.text')}</p>
        {employerPhone !== undefined && (
          <a
            className="mt-8 inline-block whitespace-nowrap py-2 font-extrabold text-dial tabular-nums tracking-tight underline decoration-3 decoration-highlight underline-offset-[0.25em] hover:decoration-6"
            href={phoneHref(employerPhone)}
          >
            {employerPhone}
          </a>
        )}
      </div>
    </div>
  );
}

function NurseChannel() {
  const locale = useLocale();
  const t = useTranslations('contact.channels');
  return (
    <div className={`bg-tint lg:pl-0 ${half}`}>
      <div className={`lg:pl-14 ${halfMeasure}`}>
        <p className="font-semibold text-action">{t('nurses.who')}</p>
        <h3 className="mt-2 text-heading">{t('nurses.title')}</h3>
        <p className="mt-4 max-w-measure text-text-soft">{t('nurses.text')}</p>
        <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
          {whatsapp !== undefined && (
            <ButtonLink
              external
              href={whatsappHref(whatsapp, t('nurses.greeting'))}
              icon="arrow-up-right"
              look="primary"
            >
              {t('nurses.whatsapp')}
            </ButtonLink>
          )}
          {viber !== undefined && (
            <ButtonLink href={viberHref(viber)} look="quiet">
              {t('nurses.viber')}
            </ButtonLink>
          )}
        </div>
        {nursePhone !== undefined && (
          <p className="mt-5">
            {t('nurses.phone')}{' '}
            <a
              className="text-link inline-flex min-h-11 items-center whitespace-nowrap font-semibold"
              href={phoneHref(nursePhone)}
            >
              {nursePhone}
            </a>
          </p>
        )}
        <p className="mt-5 max-w-measure text-small text-text-soft">
          {t.rich('nurses.costs', {
            terms: (text) => (
              <a className="text-link" href={hrefFor(locale, 'terms')}>
                {text}
              </a>
            ),
          })}
        </p>
      </div>
    </div>
  );
}
