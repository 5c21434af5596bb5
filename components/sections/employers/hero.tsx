import { useLocale, useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/scene';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { hrefFor } from '@/lib/routing/addresses';
import { phoneHref } from '@/lib/site/channel-links';
import { site } from '@/site.config';

const facts = ['success', 'contract', 'upfront'] as const;

/** Hero section: the claim, the drawing of a roster, and three facts. */
export function EmployersHero() {
  const locale = useLocale();
  const t = useTranslations('employers.hero');
  const menu = useTranslations('common.pageMenu');
  const phone = site.channels.employerPhone;
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip bg-ground">
      <div className="hero-top content grid gap-12 lg:grid-cols-[6fr_6fr] lg:gap-10">
        <div className="flex flex-col lg:pb-20">
          <p className="font-semibold text-action max-md:text-small">{t('eyebrow')}</p>
          <h1
            className="hero-title mt-4 short:mt-2 max-md:mt-2 max-w-[16ch] text-display"
            id="hero-title"
          >
            {t('title')}
          </h1>
          <p className="low:order-1 mt-7 short:mt-4 max-w-[31rem] text-lead text-text-soft">
            {t('lead')}
          </p>
          <div className="mt-8 low:mt-6 short:mt-5 max-md:mt-3 flex flex-col gap-3 max-md:gap-2 sm:flex-row">
            <ButtonLink href={hrefFor(locale, 'contact')} look="accent">
              {t('contact')}
            </ButtonLink>
            <ButtonLink href={hrefFor(locale, 'employers', 'kostenmodell')} look="quiet">
              {t('costs')}
            </ButtonLink>
          </div>
          {phone !== undefined && (
            <p className="mt-3 short:mt-1">
              <a
                className="inline-flex min-h-11 items-center gap-2 font-semibold text-action"
                href={phoneHref(phone)}
              >
                <Icon name="phone" />
                <span className="text-link">{menu('phone', { number: phone })}</span>
              </a>
            </p>
          )}
          <p className="low:order-1 mt-6 short:mt-2 max-w-[31rem] text-small text-text-soft">
            {t('note')}
          </p>
        </div>
        <div className="scene-employers self-end">
          <Scene alt={t('picture')} className="w-full" page="employers" />
        </div>
      </div>
      <div className="border-edge border-t bg-paper">
        <dl className="content grid divide-edge max-lg:divide-y lg:grid-cols-[1.35fr_1fr_1fr] lg:divide-x">
          {facts.map((fact) => (
            <div
              className="flex items-center gap-4 py-5 tight:flex-col tight:items-start lg:px-8 lg:py-7 lg:first:pl-0 lg:last:pr-0"
              key={fact}
            >
              <dt className="order-last leading-snug">{t(`facts.${fact}.label`)}</dt>
              <dd className="min-w-32 shrink-0 whitespace-nowrap font-extrabold text-heading tracking-tight lg:min-w-0">
                {t(`facts.${fact}.figure`)}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
