import { useTranslations } from 'next-intl';
import { HomeDoors } from '@/components/sections/home/doors';
import { HomePaths } from '@/components/sections/home/paths';
import { RouteMap } from '@/components/sections/home/route-map';

/** Hero section: claim, map, two calls to action, and links to three pages. */
export function HomeHero() {
  const t = useTranslations('home.hero');
  return (
    <section aria-labelledby="hero-title" className="overflow-clip bg-ground">
      <div className="content home-hero">
        <div className="home-hero-title">
          <h1 className="text-display" id="hero-title">
            {t('title')}
          </h1>
        </div>
        <div className="home-hero-lead mt-4 max-md:mt-3">
          <p className="max-w-measure text-lead text-text-soft">{t('lead')}</p>
          <HomeDoors />
        </div>
        <div className="home-hero-map">
          <RouteMap />
        </div>
      </div>
      <HomePaths />
    </section>
  );
}
