import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { hrefFor } from '@/lib/routing/addresses';

/** Two columns for employers and nurses, in the audience colours of the hero and the contact page; the academy in a row below. */
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
    place: 'bg-ground-deep lg:col-span-2',
    content: 'mx-auto grid max-w-content items-baseline gap-x-16 lg:grid-cols-2',
    soft: 'text-text-soft',
    link: 'text-action',
  },
] as const;

/** Links to the pages for employers and nurses, and to the academy. */
export function HomePaths() {
  const locale = useLocale();
  const t = useTranslations('home.hero');
  return (
    <nav aria-label={t('paths')} className="relative">
      <ul className="grid lg:grid-cols-2">
        {paths.map(({ page, place, content, soft, link }) => (
          <li className={`group relative px-gutter py-8 lg:py-12 ${place}`} key={page}>
            <div className={content}>
              <p className={`col-span-full font-semibold text-small ${soft}`}>{t(`${page}.who`)}</p>
              <h2 className="mt-2 text-document">{t(`${page}.title`)}</h2>
              <div className="flex grow flex-col">
                <p className={`mt-3 max-w-measure ${soft}`}>{t(`${page}.text`)}</p>
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
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
