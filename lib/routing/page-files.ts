import { defaultLocale, type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor, knownSlugs, pageVariants } from '@/lib/routing/addresses';
import { internalPath, resolvePath } from '@/lib/routing/resolve-path';
import { formerPaths, slugs } from '@/lib/routing/table';

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
export function notFoundFileFor(locale: Locale): string {
  return htmlFileFor(`${localeTable[locale].prefix}/404`);
}

/** More paths of pages, for hosts without redirects: aliases, former paths, and `/de/agb`. */
const extraPaths: ReadonlySet<string> = new Set([
  ...knownSlugs.map(({ slug }) => `/${slug}`),
  ...Object.values(formerPaths).flat(),
  `/${defaultLocale}/${slugs.terms[defaultLocale]}`,
]);

/** Every page of the published site, derived from the route table. */
export const publishedPages: readonly PublishedPage[] = [
  ...pageVariants.map(({ locale, page }): PublishedPage => {
    const path = hrefFor(locale, page);
    const redirected = [...extraPaths].filter((each) => {
      const resolved = resolvePath(each);
      return resolved.kind === 'redirect' && resolved.to === path;
    });
    return {
      locale,
      path,
      source: htmlFileFor(internalPath({ kind: 'page', locale, page })),
      files: [htmlFileFor(path), ...redirected.map(htmlFileFor)],
    };
  }),
  ...locales.map(
    (locale): PublishedPage => ({
      locale,
      source: htmlFileFor(internalPath({ kind: 'notFound', locale })),
      files: [notFoundFileFor(locale)],
    }),
  ),
];
