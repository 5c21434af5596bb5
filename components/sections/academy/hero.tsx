import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

const facts = ['who', 'how', 'cost', 'proof'] as const;

/** The opening: the first shift as the aim, the two ways on, and the academy at a glance. */
export function AcademyHero() {
  const locale = useLocale();
  const t = useTranslations('academy.hero');
  return (
    <section aria-labelledby="hero-title" className="bg-ground" id="hero">
      <div className="content pt-12 pb-16 sm:pt-16 lg:pt-24 lg:pb-28">
        <p className="font-semibold text-action">{t('eyebrow')}</p>
        <h1 className="mt-4 max-w-[24ch] text-display" id="hero-title">
          {t('title')}
        </h1>
        <div className="mt-8 grid gap-x-16 gap-y-12 lg:mt-12 lg:grid-cols-[1fr_1fr] lg:items-end">
          <div>
            <p className="max-w-measure text-lead text-text-soft">{t('lead')}</p>
            <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
              <ButtonLink
                external
                href={site.links.learningApp}
                icon="arrow-up-right"
                look="accent"
              >
                {t('start')}
              </ButtonLink>
              <ButtonLink href={hrefFor(locale, 'academy', 'was-erwartet')} look="quiet">
                {t('more')}
              </ButtonLink>
            </div>
          </div>
          <div>
            <h2 className="font-semibold text-small text-text-soft">{t('facts.title')}</h2>
            <dl className="mt-3 border-text border-t-2">
              {facts.map((id) => (
                <div
                  className="grid gap-x-6 border-edge border-b py-3.5 sm:grid-cols-[7rem_1fr]"
                  key={id}
                >
                  <dt className="text-text-soft">{t(`facts.${id}.term`)}</dt>
                  <dd className="font-semibold">{t(`facts.${id}.fact`)}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </div>
    </section>
  );
}
