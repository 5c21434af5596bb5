import { useLocale, useMessages, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LegMap, StageMap } from '@/components/sections/home/map';
import { Drawing, SectionHeading } from '@/components/sections/shared';
import { Icon } from '@/components/ui/icon';
import { AudienceLinks } from '@/components/ui/links';
import type { Locale } from '@/lib/locales';
import { legs } from '@/lib/map/legs';
import { hrefFor } from '@/lib/routing/addresses';

/**
 * The stage: the hero section and the services, with the map beside them on wide screens, and then
 * the links to three pages.
 */
export function HomeStage() {
  const t = useTranslations('home.hero');
  return (
    <section aria-labelledby="hero-title">
      <div className="stage bg-background">
        <div className="stage-hero">
          <div className="@container">
            <h1 className="hero-title text-display" id="hero-title">
              {t('title')}
            </h1>
          </div>
          <p className="mt-4 max-w-measure text-lead text-text-soft lg:mt-6">{t('lead')}</p>
          <HomeAudienceLinks />
        </div>
        <div className="stage-map">
          <StageMap />
        </div>
        <HomeServices />
      </div>
      <HomePageLinks />
    </section>
  );
}

/** The audiences in display order: nurses first in the language of the nurses. */
const audiencesOf = (locale: Locale) =>
  locale === 'vas' ? (['nurses', 'employers'] as const) : (['employers', 'nurses'] as const);

/** A call to action with a fact for each audience. */
function HomeAudienceLinks() {
  const locale = useLocale();
  const t = useTranslations('home.hero.audiences');
  return (
    <AudienceLinks
      links={audiencesOf(locale).map((audience) => ({
        audience,
        href: hrefFor(locale, audience),
        title: t(`${audience}.title`),
        text: t(`${audience}.fact`),
      }))}
      className="mt-5 lg:mt-8 lg:justify-start"
    />
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
    <section aria-labelledby="services-title" className="stage-services">
      <SectionHeading id="services-title" lead={t('lead')} title={t('title')} />
      <ul>
        {services.map((id, index) => (
          <li className="stage-service" key={id}>
            <LegMap leg={index} />
            <div className="self-start xl:flex xl:flex-row-reverse xl:items-end xl:justify-between xl:gap-12">
              <Drawing className="w-[9.5vw] max-xl:hidden" name={`home-service-${id}`} />
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
            <div>
              <p className="max-w-measure text-text-soft lg:mt-3 lg:text-lead">{t(`${id}.text`)}</p>
              <ul className="mt-1 max-w-measure divide-y divide-edge-strong/40 lg:mt-4">
                {Object.values(texts?.[id].benefits ?? {}).map((benefit) => (
                  <li className="flex gap-2 py-0.5 lg:gap-3 lg:py-3" key={benefit}>
                    <Icon className="mt-1 size-5 text-action" name="check" />
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
 * Two rooms, a ward office and a hallway at home. The thread in their drawings crosses the edge
 * that both share: side by side on wide screens, otherwise one below the other.
 */
const rooms = [
  {
    page: 'employers',
    itemClass: 'bg-tint',
    drawingClass: 'not-narrow:object-right',
    titleClass:
      'bg-action text-paper lg:pl-[max(var(--spacing-gutter),50vw-var(--container-content)/2)]',
  },
  {
    page: 'nurses',
    itemClass: 'border-text bg-background-deep narrow:border-t-2 not-narrow:border-l-2',
    drawingClass: 'not-narrow:object-left',
    titleClass: 'bg-highlight lg:pl-8',
  },
] as const;

/** Links to the pages for employers and nurses, and to the academy. */
function HomePageLinks() {
  const locale = useLocale();
  const t = useTranslations('home.hero');
  const prefix = (words: ReactNode) => <span className="font-normal">{words}</span>;
  return (
    <nav aria-label={t('pageLinks')} className="room-links relative border-text border-t-2">
      <span aria-hidden="true" className="room-thread" />
      <ul className="grid not-narrow:grid-cols-2">
        {rooms.map(({ page, itemClass, drawingClass, titleClass }) => (
          <li className={`group relative flex flex-col ${itemClass}`} key={page}>
            <Drawing
              className={`room-drawing h-30 w-full object-cover ${drawingClass}`}
              name={`home-${page}`}
            />
            <h2
              className={`flex min-h-14 flex-1 items-center px-gutter py-2 text-title not-narrow:min-h-18 ${titleClass}`}
            >
              <a
                className="flex w-full items-center gap-2 after:absolute after:inset-0"
                href={hrefFor(locale, page)}
              >
                <span>{t.rich(`${page}.title`, { prefix })}</span>
                <GoIcon />
              </a>
            </h2>
          </li>
        ))}
        <li className="group relative col-span-full bg-background-deep">
          <div className="content max-md:py-4 py-section">
            <h2 className="text-subheading lg:pr-80 lg:text-heading">{t('academy.title')}</h2>
            <a
              className="inline-flex min-h-11 items-center gap-2 font-semibold text-action lg:pt-3 after:absolute after:inset-0"
              href={hrefFor(locale, 'academy')}
            >
              {t('academy.link')}
              <GoIcon />
            </a>
          </div>
          <Drawing
            className="absolute right-gutter bottom-0 large-text:hidden w-24 lg:w-72"
            name="alarm-clock"
          />
        </li>
      </ul>
    </nav>
  );
}

const GoIcon = () => (
  <Icon
    className="large-text:hidden size-5 transition-transform group-hover:translate-x-1"
    name="arrow-right"
  />
);
