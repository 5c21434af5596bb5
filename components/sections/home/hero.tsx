import { useLocale, useTranslations } from 'next-intl';
import { RouteMap } from '@/components/sections/home/route-map';
import { Icon } from '@/components/ui/icon';
import { AudienceLinks, linkTo } from '@/components/ui/links';
import type { Locale } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import { candidatesTermsHref } from '@/lib/terms/documents';

/** Hero section: claim, map, two calls to action, and links to three pages. */
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
      <HomePaths />
    </section>
  );
}

/** The audiences in display order: nurses first in the language of the nurses. */
const audiencesOf = (locale: Locale) =>
  locale === 'vas' ? (['nurses', 'employers'] as const) : (['employers', 'nurses'] as const);

/** A call to action for each audience with its strongest fact, and the limit of that fact. */
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
        className="mt-4"
      />
      <p className="mt-4 max-md:mt-3 max-w-measure text-small text-text-soft">
        {t.rich('limit', {
          costs: linkTo(hrefFor(locale, 'nurses', 'keine-kosten')),
          terms: linkTo(candidatesTermsHref(locale)),
        })}
      </p>
    </>
  );
}

/**
 * Two columns for employers and nurses, in the audience colours of the hero and the contact page;
 * the academy in a row below.
 */
const paths = [
  {
    page: 'employers',
    place: 'on-band border-action border-t-4 bg-band text-on-band lg:pr-0',
    content: 'flex h-full flex-col lg:ml-auto lg:pr-8 lg:max-w-[calc(var(--container-content)/2)]',
    soft: 'text-on-band-soft',
    link: '',
  },
  {
    page: 'nurses',
    place: 'border-highlight border-t-4 bg-tint lg:pl-0',
    content: 'flex h-full flex-col lg:pl-8 lg:max-w-[calc(var(--container-content)/2)]',
    soft: 'text-text-soft',
    link: 'text-action',
  },
  {
    page: 'academy',
    place: 'bg-background-deep lg:col-span-2',
    content: 'mx-auto grid max-w-content items-baseline gap-x-16 lg:grid-cols-2',
    soft: 'text-text-soft',
    link: 'text-action',
  },
] as const;

/** Links to the pages for employers and nurses, and to the academy. */
function HomePaths() {
  const locale = useLocale();
  const t = useTranslations('home.hero');
  return (
    <nav aria-label={t('paths')} className="relative">
      <ul className="grid lg:grid-cols-2">
        {paths.map(({ page, place, content, soft, link }) => (
          <li className={`group relative px-gutter py-6 lg:py-12 ${place}`} key={page}>
            <div className={content}>
              <p className={`col-span-full font-semibold text-small ${soft}`}>{t(`${page}.who`)}</p>
              <h2 className="mt-2 text-document">{t(`${page}.title`)}</h2>
              <a
                className={`mt-auto flex min-h-11 items-center gap-2 pt-3 font-semibold after:absolute after:inset-0 ${link}`}
                href={hrefFor(locale, page)}
              >
                {t(`${page}.link`)}
                <Icon
                  className="size-5 transition-transform group-hover:translate-x-1"
                  name="arrow-right"
                />
              </a>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
