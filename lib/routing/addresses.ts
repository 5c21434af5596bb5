import { type Locale, localeFromPath, locales, localeTable } from '@/lib/locales';
import { formerPaths, type PageKey, pageKeys, slugs } from '@/lib/routing/table';

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

/** The slugs that lead to a page: first those of today in every language, then former ones. */
export const knownSlugs: readonly (PageVariant & { slug: string })[] = [
  ...pageVariants.map(({ locale, page }) => ({ locale, page, slug: slugs[page][locale] })),
  ...pageKeys.flatMap((page) =>
    (formerPaths[page] ?? []).map((path) => {
      const locale = localeFromPath(path);
      return { locale, page, slug: path.slice(localeTable[locale].prefix.length + 1) };
    }),
  ),
];
