import { useLocale, useTranslations } from 'next-intl';
import { RouteMap } from '@/components/sections/home/route-map';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { hrefFor } from '@/lib/routing/addresses';

const paths = ['employers', 'nurses', 'academy'] as const;

/** Hero section: claim, map, two calls to action, and links to three pages. */
export function HomeHero() {
  const locale = useLocale();
  const t = useTranslations('home.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-clip bg-ground">
      <div className="content home-hero">
        <div className="home-hero-title">
          <p className="font-semibold text-action">{t('eyebrow')}</p>
          <h1 className="mt-4 text-display" id="hero-title">
            {t('title')}
          </h1>
        </div>
        <div className="home-hero-lead">
          <p className="max-w-measure text-lead text-text-soft">{t('lead')}</p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink href={hrefFor(locale, 'contact')} look="accent">
              {t('callEmployers')}
            </ButtonLink>
            <ButtonLink href={hrefFor(locale, 'nurses', 'ablauf')} look="quiet">
              {t('callNurses')}
            </ButtonLink>
          </div>
        </div>
        <div className="home-hero-map">
          <RouteMap />
        </div>
      </div>
      <nav aria-label={t('paths')} className="relative">
        <ul className="content grid gap-6 pb-16 lg:grid-cols-3 lg:pb-28">
          {paths.map((path) => (
            <li key={path}>
              <div className="group relative flex h-full flex-col rounded-card border border-edge bg-paper p-6 transition-colors hover:border-action lg:p-8">
                <p className="font-semibold text-small text-text-soft">{t(`${path}.who`)}</p>
                <h2 className="mt-2 text-title">{t(`${path}.title`)}</h2>
                <p className="mt-3 text-text-soft">{t(`${path}.text`)}</p>
                <a
                  className="mt-auto flex min-h-11 items-center pt-5 gap-2 font-semibold text-action after:absolute after:inset-0 after:rounded-card"
                  href={hrefFor(locale, path)}
                >
                  {t(`${path}.link`)}
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
    </section>
  );
}
