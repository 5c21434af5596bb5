import { useLocale } from 'next-intl';
import { Island } from '@/components/islands/island';
import { notFoundLanguages } from '@/components/islands/registry';
import type { FramedPage } from '@/components/layout/framed-page';
import { type LanguageLayout, LanguageLinks } from '@/components/ui/language-links';
import { locales, localeTable } from '@/lib/locales';
import { hrefFor } from '@/lib/routing/addresses';

type Props = { page: FramedPage; layout: LanguageLayout };

/** Links to the same page in every language, each language by its own name. */
export function LanguageSwitcher({ page, layout }: Props) {
  const current = useLocale();
  const links = locales.map((locale) => ({
    locale,
    href: hrefFor(locale, page === 'notFound' ? 'home' : page),
    name: localeTable[locale].nativeName,
    tag: localeTable[locale].htmlLang,
    current: locale === current,
  }));
  if (page === 'notFound') {
    return <Island of={notFoundLanguages} props={{ links, layout }} trigger="load" />;
  }
  return <LanguageLinks layout={layout} links={links} />;
}
