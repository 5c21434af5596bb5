import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { RouteMap } from '@/components/sections/home/route-map';
import { Drawing } from '@/components/sections/shared';
import { Icon } from '@/components/ui/icon';
import { AudienceLinks, linkTo } from '@/components/ui/links';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { termsHref } from '@/lib/terms/documents';

/** Hero section: title, lead, map, two calls to action, and links to three pages. */
export function HomeHero() {
  const t = useTranslations('home.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-clip bg-background">
      <div className="content home-hero">
        <div className="home-hero-title">
          <h1 className="text-display" id="hero-title">
            {t('title')}
          </h1>
        </div>
        <div className="home-hero-lead mt-4 max-md:mt-3">
          <p className="max-w-measure text-lead text-text-soft">{t('lead')}</p>
          <HomeAudienceLinks />
        </div>
        <div className="home-hero-map">
          <RouteMap />
        </div>
      </div>
      <HomePageLinks />
    </section>
  );
}

/** The audiences in display order: nurses first in the language of the nurses. */
const audiencesOf = (locale: Locale) =>
  locale === 'vas' ? (['nurses', 'employers'] as const) : (['employers', 'nurses'] as const);

/** A call to action with a fact for each audience, and the costs that nurses pay themselves. */
function HomeAudienceLinks() {
  const locale = useLocale();
  const t = useTranslations('home.hero.audiences');
  return (
    <>
      <AudienceLinks
        links={audiencesOf(locale).map((audience) => ({
          audience,
          href: hrefFor(locale, audience),
          title: t(`${audience}.title`),
          text: t(`${audience}.fact`),
        }))}
        className="mt-4 max-md:mt-2"
      />
      <p className="compact:mt-2 mt-4 max-w-measure text-small text-text-soft not-tall:max-w-[27rem]">
        {t.rich('limit', {
          costs: linkTo(hrefFor(locale, 'nurses', 'keine-kosten')),
          terms: linkTo(termsHref(locale, 'candidates')),
        })}
      </p>
    </>
  );
}

/**
 * Two rooms, a ward office and a hallway at home. The route line in their drawings crosses the edge
 * that both share: side by side on wide screens, otherwise one below the other.
 */
const rooms = [
  {
    page: 'employers',
    itemClass: 'bg-tint',
    drawingClass: 'not-narrow:object-right',
    titleClass: 'bg-action text-paper lg:pl-[max(var(--spacing-gutter),50vw-37.5rem)]',
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
    <nav aria-label={t('pageLinks')} className="relative border-text border-t-2">
      <ul className="grid not-narrow:grid-cols-2">
        {rooms.map(({ page, itemClass, drawingClass, titleClass }) => (
          <li className={`group relative flex flex-col ${itemClass}`} key={page}>
            <Drawing
              className={`h-36 w-full object-cover not-narrow:h-72 ${drawingClass}`}
              name={`home-${page}`}
            />
            <h2
              className={`flex min-h-14 flex-1 items-center px-gutter py-3 text-title not-narrow:min-h-18 ${titleClass}`}
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
          <div className="content py-5 lg:py-12">
            <h2 className="text-subheading lg:text-[2.5rem]">{t('academy.title')}</h2>
            <a
              className="inline-flex min-h-11 items-center gap-2 pt-3 font-semibold text-action after:absolute after:inset-0"
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
