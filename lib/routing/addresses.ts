import { type Locale, locales, localeTable } from '@/lib/locales';
import { aliasedPages, type PageKey, pageKeys, slugs } from '@/lib/routing/table';

/** A page in one language. */
export type PageVariant = { locale: Locale; page: PageKey };

/**
 * The canonical path of a page: `/`, `/en/`, `/arbeitgeber`, `/en/employers`.
 *
 * @param anchor id of an element on that page, without `#`
 */
export function hrefFor(locale: Locale, page: PageKey, anchor?: string): string {
  const path = `${localeTable[locale].prefix}/${slugs[page][locale]}`;
  return anchor === undefined ? path : `${path}#${anchor}`;
}

/** Every page in every language, grouped by language. */
export const pageVariants: readonly PageVariant[] = locales.flatMap((locale) =>
  pageKeys.map((page) => ({ locale, page })),
);

/** Canonical path → page. The checks ensure that no two pages share a path. */
export const pageByPath: ReadonlyMap<string, PageVariant> = new Map(
  pageVariants.map((variant) => [hrefFor(variant.locale, variant.page), variant]),
);

/** Path without prefix, with another language's slug → page whose German path is the target. */
export const aliases: ReadonlyMap<string, PageKey> = new Map(
  aliasedPages.flatMap((page) =>
    locales
      .map((locale): [string, PageKey] => [`/${slugs[page][locale]}`, page])
      .filter(([path]) => !pageByPath.has(path)),
  ),
);
