import { useTranslations } from 'next-intl';
import { QuickAnswers } from '@/components/sections/nurses/quick-answers';
import { Scene } from '@/components/sections/scene';
import { ButtonLink } from '@/components/ui/button-link';
import { Sentences } from '@/components/ui/sentences';
import { site } from '@/site.config';

/** Hero section: introduction, registration link, six short answers, drawing. */
export function NursesHero() {
  const t = useTranslations('nurses.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-x-clip bg-ground">
      <div className="hero-top content grid gap-x-16 gap-y-12 max-lg:pb-16 lg:grid-cols-[6fr_5fr] lg:items-start lg:gap-y-0">
        <div className="flex flex-col">
          <p className="font-semibold text-action max-md:text-small">{t('eyebrow')}</p>
          <h1 className="hero-title mt-4 max-md:mt-2 text-display" id="hero-title">
            <Sentences text={t('title')} />
          </h1>
          <p className="low:order-1 mt-6 max-md:mt-4 max-w-measure text-lead text-text-soft">
            {t('lead')}
          </p>
          <div className="mt-8 low:mt-6 max-md:mt-3 flex flex-col gap-3 max-md:gap-2 sm:flex-row sm:flex-wrap">
            <ButtonLink external href={site.links.registration} icon="arrow-up-right" look="accent">
              {t('register')}
            </ButtonLink>
            <ButtonLink href="#kontakt-whatsapp" look="quiet">
              {t('ask')}
            </ButtonLink>
          </div>
          <p className="mt-4 max-w-measure text-small text-text-soft">{t('registerNote')}</p>
        </div>
        <div className="scene-nurses lg:order-last lg:col-span-2">
          <Scene alt={t('picture')} page="nurses" />
        </div>
        <QuickAnswers />
      </div>
    </section>
  );
}
