import { type Locale, locales, localeTable } from '@/lib/locales';
import { aliasedPages, type PageKey, pageKeys, slugs } from '@/lib/routing/table';

/** A page in one language: what an address stands for. */
export type PageVariant = { locale: Locale; page: PageKey };

/**
 * The one spelling of a page's address: `/`, `/en/`, `/arbeitgeber`, `/en/employers`.
 *
 * @param anchor id of an element on that page, without `#`
 */
export function hrefFor(locale: Locale, page: PageKey, anchor?: string): string {
  const path = `${localeTable[locale].prefix}/${slugs[page][locale]}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Every page in every language, language by language. */
export const pageVariants: readonly PageVariant[] = locales.flatMap((locale) =>
  pageKeys.map((page) => ({ locale, page })),
);

/** Canonical address → what stands there. The checks see to it that no two pages share one. */
export const pageByAddress: ReadonlyMap<string, PageVariant> = new Map(
  pageVariants.map((variant) => [hrefFor(variant.locale, variant.page), variant]),
);

/** Unprefixed address made of a foreign slug → the page that it means in the default language. */
export const aliases: ReadonlyMap<string, PageKey> = new Map(
  aliasedPages.flatMap((page) =>
    locales
      .map((locale): [string, PageKey] => [`/${slugs[page][locale]}`, page])
      .filter(([address]) => !pageByAddress.has(address)),
  ),
);
