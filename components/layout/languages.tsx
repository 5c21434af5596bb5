import { useLocale } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { Island } from '@/components/islands/island';
import LanguageSuggestion from '@/components/islands/language/language-suggestion';
import NotFoundLanguages from '@/components/islands/not-found/not-found-languages';
import { type LanguageLayout, LanguageLinks } from '@/components/ui/language-links';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';

/** A page with header and footer: a page of the route table, or the not-found page. */
export type FramedPage = PageKey | 'notFound';

/** Links to the same page in every language. On the not-found page, they keep the visited path. */
export function LanguageSwitcher({ page, layout }: { page: FramedPage; layout: LanguageLayout }) {
  const current = useLocale();
  const links = locales.map((locale) => ({
    locale,
    href: hrefFor(locale, page === 'notFound' ? 'home' : page),
    name: localeTable[locale].nativeName,
    tag: localeTable[locale].htmlLang,
    current: locale === current,
  }));
  if (page === 'notFound') {
    return (
      <Island
        component={NotFoundLanguages}
        name="not-found-languages"
        props={{ links, layout }}
        trigger="load"
      />
    );
  }
  return <LanguageLinks layout={layout} links={links} />;
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
