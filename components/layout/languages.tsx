import { getTranslations } from 'next-intl/server';
import { Island } from '@/components/islands/island';
import LanguageSuggestion from '@/components/islands/language/language-suggestion';
import { getLocale, useLocale } from '@/lib/i18n/locale';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';

/** A page with header and footer: a page of the route table, or the not-found page. */
export type FramedPage = PageKey | 'notFound';

type LanguageSwitcherProps = {
  page: FramedPage;
  /** In a row on the dark band; otherwise in a column. */
  isOnBand?: boolean;
};

/**
 * Links to the same page in every language. On the not-found page, which does not know the visited
 * path, they lead to the home pages until scripts add that path to each language's prefix.
 */
export function LanguageSwitcher({ page, isOnBand = false }: LanguageSwitcherProps) {
  const current = useLocale();
  const link = isOnBand
    ? 'hover:underline'
    : 'rounded-control px-3 hover:bg-tint aria-[current]:decoration-accent';
  return (
    <ul className={isOnBand ? 'flex flex-wrap gap-x-4' : undefined}>
      {locales.map((locale) => {
        const { htmlLang, nativeName } = localeTable[locale];
        return (
          <li key={locale}>
            <a
              aria-current={locale === current ? 'true' : undefined}
              className={`flex min-h-11 items-center aria-[current]:font-bold aria-[current]:underline aria-[current]:decoration-2 aria-[current]:underline-offset-4 ${link}`}
              data-keeps-path={page === 'notFound' ? '' : undefined}
              data-language={locale}
              href={hrefFor(locale, page === 'notFound' ? 'home' : page)}
              hrefLang={htmlLang}
              lang={htmlLang}
            >
              {nativeName}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Suggests the same page in the visitor's language, with texts in that language. */
export async function SuggestedLanguages({ page }: { page: PageKey }) {
  const current = await getLocale();
  const suggestions = await Promise.all(
    locales
      .filter((locale) => locale !== current)
      .map(async (locale) => {
        const t = await getTranslations({ locale, namespace: 'common.language' });
        return {
          locale,
          tag: localeTable[locale].htmlLang,
          href: hrefFor(locale, page),
          texts: { label: t('label'), link: t('suggestion.link'), close: t('suggestion.close') },
        };
      }),
  );
  return (
    <Island component={LanguageSuggestion} name="language-suggestion" props={{ suggestions }} />
  );
}
