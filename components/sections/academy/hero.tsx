import { useLocale, useTranslations } from 'next-intl';
import { Scene } from '@/components/sections/scene';
import { ButtonLink } from '@/components/ui/button-link';
import { Sentences } from '@/components/ui/sentences';
import { hrefFor } from '@/lib/routing/addresses';
import { site } from '@/site.config';

const facts = ['who', 'how', 'cost', 'proof'] as const;

/** Hero section with the drawing of the table. */
export function AcademyHero() {
  const locale = useLocale();
  const t = useTranslations('academy.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-clip bg-ground" id="hero">
      <div className="hero-top content grid gap-x-12 gap-y-12 lg:grid-cols-[1fr_1fr]">
        <div className="flex flex-col lg:pb-16">
          <p className="font-semibold text-action">{t('eyebrow')}</p>
          <h1 className="hero-title mt-4 text-display" id="hero-title">
            <Sentences text={t('title')} />
          </h1>
          <p className="low:order-1 mt-7 max-w-measure text-lead text-text-soft">{t('lead')}</p>
          <div className="mt-8 low:mt-6 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink external href={site.links.learningApp} icon="arrow-up-right" look="accent">
              {t('start')}
            </ButtonLink>
            <ButtonLink href={hrefFor(locale, 'academy', 'was-erwartet')} look="quiet">
              {t('more')}
            </ButtonLink>
          </div>
        </div>
        <div className="self-end">
          <div className="scene-academy">
            <Scene alt={t('picture')} className="w-full" page="academy" />
          </div>
        </div>
      </div>
      <div className="table-band">
        <div className="content grid gap-x-12 pb-12 max-lg:pt-[19%] lg:grid-cols-[1fr_1fr] lg:py-12">
          <div>
            <h2 className="sr-only">{t('facts.title')}</h2>
            <dl>
              {facts.map((id) => (
                <div
                  className="grid gap-x-6 border-text/20 border-t py-3 sm:grid-cols-[7rem_1fr]"
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
