import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { aliases, hrefFor, pageVariants } from '@/lib/routing/addresses';
import { internalPath } from '@/lib/routing/resolve-path';
import { formerPaths } from '@/lib/routing/table';

/** A page of the published site: its source and its published files. */
export type PublishedPage = {
  locale: Locale;
  /** Its public path; missing for not-found pages. */
  path?: string;
  /** File in Next's export, relative: `de/employers.html`. */
  source: string;
  /** Files in the published folder, relative, the canonical one first: `arbeitgeber.html`. */
  files: readonly [string, ...string[]];
};

/** The file that a plain static host serves at a path: `en/index.html` for `/en/`. */
export function htmlFileFor(path: string): string {
  return path.endsWith('/') ? `${path.slice(1)}index.html` : `${path.slice(1)}.html`;
}

/** The file of a language's not-found page. Hosts use the file in the nearest parent folder. */
export function notFoundFileFor(locale: (typeof locales)[number]): string {
  return htmlFileFor(`${localeTable[locale].prefix}/404`);
}

/** More paths of pages of the default language, for hosts without redirects. */
const extraPaths = [...aliases, ...Object.entries(formerPaths)];

const exportFile = (path: string): string => `${path.slice(1)}.html`;

/** Every page of the published site, derived from the route table. */
export const publishedPages: readonly PublishedPage[] = [
  ...pageVariants.map(({ locale, page }): PublishedPage => {
    const extra = extraPaths
      .filter(([, target]) => locale === defaultLocale && target === page)
      .map(([alias]) => htmlFileFor(alias));
    const path = hrefFor(locale, page);
    return {
      locale,
      path,
      source: exportFile(internalPath({ kind: 'page', locale, page })),
      files: [htmlFileFor(path), ...extra],
    };
  }),
  ...locales.map(
    (locale): PublishedPage => ({
      locale,
      source: exportFile(internalPath({ kind: 'notFound', locale })),
      files: [notFoundFileFor(locale)],
    }),
  ),
];
