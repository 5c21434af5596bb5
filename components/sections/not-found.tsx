import { useMessages, useTranslations } from 'next-intl';
import { Island } from '@/components/islands/island';
import NotFoundSearch from '@/components/islands/not-found/not-found-search';
import { ButtonLink } from '@/components/ui/links';
import { Heading } from '@/components/ui/text';
import { NotFoundLine } from '@/components/ui/thread';
import { useLocale } from '@/lib/i18n/locale';
import { hrefFor } from '@/lib/routing/addresses';
import type { TitleEntry } from '@/lib/search/find-titles';

const suggestions = ['employers', 'nurses', 'academy', 'contact'] as const;

/**
 * Content of the not-found page, with links to existing pages.
 *
 * @param entries what its search finds; publishing adds the titles of all pages
 */
export function NotFoundSection({ entries }: { entries: readonly TitleEntry[] }) {
  const locale = useLocale();
  const t = useTranslations('notFound');
  // The search replaces `{count}` at run time.
  const { search } = useMessages().notFound;
  return (
    <div className="overflow-x-clip">
      <div className="hero-content content grid gap-14 pb-section lg:grid-cols-[1.3fr_1fr]">
        <div className="hero-text flex flex-col">
          <NotFoundLine />
          <h1 className="mt-6 text-heading">{t('title')}</h1>
          <p className="compact:order-1 mt-6 max-w-measure text-lead text-text-soft">
            {t('message')}
          </p>
          <div className="hero-calls mt-8 compact:mt-6 flex flex-col gap-3 sm:flex-row">
            <ButtonLink href={hrefFor(locale, 'home')}>{t('home')}</ButtonLink>
            <ButtonLink href={hrefFor(locale, 'contact')} variant="plain">
              {t('contact')}
            </ButtonLink>
          </div>
        </div>
        <div className="flex flex-col gap-10">
          <nav aria-labelledby="suggestions-title">
            <Heading id="suggestions-title" size="text-title" text={t('suggestions.title')} />
            <ul className="mt-4 border-edge border-t">
              {suggestions.map((page) => (
                <li className="border-edge border-b" key={page}>
                  <a
                    className="group flex min-h-11 flex-col py-3 hover:text-action"
                    href={hrefFor(locale, page)}
                  >
                    <span className="font-semibold">{t(`suggestions.${page}`)}</span>
                    <span className="text-small text-text-soft" data-nohyphen="">
                      {hrefFor(locale, page)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <Island
            className="low:order-first"
            component={NotFoundSearch}
            name="not-found-search"
            props={{ home: hrefFor(locale, 'home'), entries, texts: search }}
            trigger="load"
          />
        </div>
      </div>
    </div>
  );
}
