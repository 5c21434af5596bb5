import { useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StageMap } from '@/components/sections/home/map';
import { Drawing, SectionHeading } from '@/components/sections/shared';
import { arrowRightIcon, checkIcon, Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/i18n/locale';
import { localeTable } from '@/lib/locales';
import { legs } from '@/lib/map/legs';
import { hrefFor } from '@/lib/routing/addresses';

/**
 * The stage: the hero section with its cards, then the services. On wide screens the map stays
 * beside both, and the cards pass over it.
 */
export function HomeStage() {
  const t = useTranslations('home.hero');
  return (
    <div className="stage bg-background">
      <section aria-labelledby="hero-title" className="contents">
        <div className="stage-hero flex flex-col">
          <div className="@container">
            <h1 className="hero-title text-display" id="hero-title">
              {t('title')}
            </h1>
          </div>
          <p className="lowest:order-1 mt-4 max-w-measure text-lead text-text-soft lg:mt-6">
            {t('lead')}
          </p>
          <HomeAudienceLinks />
        </div>
        <HomeCards />
      </section>
      <StageMap />
      <HomeServices />
    </div>
  );
}

const audienceStyles = { employers: 'cta-employers text-paper', nurses: 'cta-nurses' } as const;

/** Links of equal rank, one for each audience, in the shape of arrows. */
function HomeAudienceLinks() {
  const locale = useLocale();
  const t = useTranslations('home.hero.audiences');
  return (
    <div className="mt-5 grid gap-2 sm:grid-cols-[auto_auto] sm:gap-5 lg:mt-8 lg:max-xl:grid-cols-1 lg:justify-start print:hidden">
      {localeTable[locale].audiences.map((audience) => (
        <a
          className={`cta block py-2 text-small leading-snug max-sm:w-full ${audienceStyles[audience]}`}
          href={hrefFor(locale, audience)}
          key={audience}
        >
          <strong className="block text-body leading-snug">{t(`${audience}.title`)}</strong>
          {t(`${audience}.fact`)}
        </a>
      ))}
    </div>
  );
}

const services = ['preparation', 'papers', 'placement'] as const;

/** Services: three legs of the way, with three benefits each. */
function HomeServices() {
  const t = useTranslations('home.services');
  const stopName = useTranslations('home.hero.map.stops');
  // Undefined in development while the message file is invalid.
  const texts = useMessages().home?.services;
  return (
    <section aria-labelledby="services-title" className="stage-services max-lg:@container">
      <SectionHeading id="services-title" lead={t('lead')} title={t('title')} />
      <ul>
        {services.map((id, index) => (
          <li className="stage-service" key={id}>
            <div className="flex flex-row-reverse items-center justify-between gap-4 self-start md:max-lg:contents lg:max-xl:block xl:gap-12">
              <Drawing
                className="large-text:hidden w-22 shrink-0 md:max-lg:w-full lg:max-xl:hidden xl:w-[9.5vw]"
                name={`home-services#${id}`}
                viewBox={`${172 * index} 0 160 128`}
              />
              <div>
                <p className="max-lg:sr-only mb-4 flex flex-wrap gap-2" data-nohyphen="">
                  {legs[index]?.stops.map(({ key }) => (
                    <span className="stamp" key={key}>
                      {stopName(key)}
                    </span>
                  ))}
                </p>
                <h3 className="text-subheading">{t(`${id}.title`)}</h3>
              </div>
            </div>
            <div className="md:max-lg:contents">
              <p className="max-w-measure text-text-soft lg:mt-3 lg:text-lead">{t(`${id}.text`)}</p>
              <ul className="max-w-measure divide-y divide-edge-strong/40 text-balance lg:mt-4">
                {Object.values(texts?.[id].benefits ?? {}).map((benefit) => (
                  <li className="flex gap-2 py-0.5 lg:gap-3 lg:py-3" key={benefit}>
                    <Icon className="mt-1 size-5 text-action" path={checkIcon} />
                    {benefit}
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * A ward office, a hallway at home and a bedroom at six. The thread in the first two drawings
 * crosses the edge that they share: side by side, or one below the other in narrow windows. Each
 * with the classes of its ground, its drawing and its title.
 */
const cards = [
  ['employers', 'bg-tint', 'not-narrow:object-right', 'bg-action text-paper'],
  ['nurses', 'bg-background-deep', 'not-narrow:object-left', 'bg-highlight'],
  ['academy', 'bg-paper', 'not-narrow:object-[44%]', 'bg-band text-paper'],
] as const;

/** The cards that lead to the pages for employers and nurses, and to the academy. */
function HomeCards() {
  const locale = useLocale();
  const t = useTranslations('home.hero.cards');
  const prefix = (words: ReactNode) => (
    <span className="block font-semibold text-small tracking-normal">{words} </span>
  );
  return (
    <ul className="stage-cards">
      {cards.map(([page, ground, drawing, title]) => (
        <li className={`group relative flex flex-col ${ground}`} key={page}>
          <Drawing
            className={`h-[7.5rem] w-full object-cover md:h-[15vw] ${drawing}`}
            name={`home-${page}`}
          />
          <h2 className={`flex flex-1 items-center text-title ${title}`}>
            <a
              className="flex w-full items-center justify-between gap-2 px-gutter py-2.5 after:absolute after:inset-0 md:px-6"
              href={hrefFor(locale, page)}
            >
              <span>{t.rich(page, { prefix })}</span>
              <Icon
                className="large-text:hidden size-6 group-hover:translate-x-1"
                path={arrowRightIcon}
              />
            </a>
          </h2>
        </li>
      ))}
    </ul>
  );
}
