import { getLocale, getTranslations } from 'next-intl/server';
import { Island } from '@/components/islands/island';
import { languageSuggestion } from '@/components/islands/registry';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';
import type { PageKey } from '@/lib/routing/table';

/** Suggests the page in other languages, with texts in the suggested language. */
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
  return <Island of={languageSuggestion} props={{ suggestions }} trigger="idle" />;
}
