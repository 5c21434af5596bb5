import { useLocale, useTranslations } from 'next-intl';
import { ButtonLink } from '@/components/ui/button-link';
import { Icon } from '@/components/ui/icon';
import { hrefFor } from '@/lib/routing/addresses';

const paths = ['employers', 'nurses', 'academy'] as const;

/** The opening: what this is, the two calls, and the way with its three first stops. */
export function HomeHero() {
  const locale = useLocale();
  const t = useTranslations('home.hero');
  return (
    <section aria-labelledby="hero-title" className="bg-ground">
      <div className="content pt-12 pb-14 sm:pt-16 lg:pt-24 lg:pb-20">
        <p className="font-semibold text-action">{t('eyebrow')}</p>
        <h1 className="mt-4 max-w-[22ch] text-display" id="hero-title">
          {t('title')}
        </h1>
        <div className="mt-8 grid gap-8 lg:mt-12 lg:grid-cols-[3fr_2fr] lg:items-end lg:gap-16">
          <p className="max-w-measure text-lead text-text-soft">{t('lead')}</p>
          <div className="flex flex-col gap-3 sm:flex-row sm:flex-wrap lg:flex-col lg:items-end">
            <ButtonLink href={hrefFor(locale, 'contact')} look="accent">
              {t('callEmployers')}
            </ButtonLink>
            <ButtonLink href={hrefFor(locale, 'nurses', 'ablauf')} look="quiet">
              {t('callNurses')}
            </ButtonLink>
          </div>
        </div>
      </div>
      <nav aria-label={t('paths')} className="way-line">
        <ul className="content grid gap-x-6 gap-y-8 pb-16 lg:grid-cols-3 lg:pb-28">
          {paths.map((path) => (
            <li className="way-stop relative" key={path}>
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
