import { defaultLocale, type Locale, localeFromPath, locales, localeTable } from '@/lib/locales';
import { hrefFor, knownSlugs, type PageVariant, pageByPath } from '@/lib/routing/addresses';
import { aliasedPages } from '@/lib/routing/table';

/** What a requested path leads to. `to` is always a canonical path of this site. */
export type ResolvedPath =
  | ({ kind: 'page' } & PageVariant)
  | { kind: 'redirect'; to: string }
  | { kind: 'notFound'; locale: Locale };

/** The canonical path for a non-canonical spelling, if any. Capitals do not count. */
function canonicalPath(pathname: string): string | undefined {
  if (!pathname.startsWith('/') || pathname.includes('//')) return undefined;
  const [first = '', ...rest] = pathname.toLowerCase().replace(/\/$/, '').slice(1).split('/');
  // `/de` is a prefix, too, but of German slugs only.
  const prefix = locales.find(
    (locale) => (localeTable[locale].prefix || `/${locale}`) === `/${first}`,
  );
  const locale = prefix ?? defaultLocale;
  const slug = (prefix ? rest : [first, ...rest]).join('/');
  const found = knownSlugs.filter((known) => known.slug === slug);
  const { page } =
    found.find((known) => known.locale === locale) ??
    found.find((known) =>
      prefix ? locale !== defaultLocale : aliasedPages.includes(known.page),
    ) ??
    {};
  return page && hrefFor(locale, page);
}

/**
 * Resolves a request by its path alone: headers, cookies and query play no part. The site server,
 * the middleware and the hosts' redirects use this function.
 *
 * @param pathname raw path of the request, as sent, without query and hash
 * @returns a page, a permanent redirect to a canonical path (to which hosts add the query), or
 *   not-found in the language of the first segment
 */
export function resolvePath(pathname: string): ResolvedPath {
  const variant = pageByPath.get(pathname);
  if (variant) return { kind: 'page', ...variant };
  const to = canonicalPath(pathname);
  if (to !== undefined) return { kind: 'redirect', to };
  return { kind: 'notFound', locale: localeFromPath(pathname) };
}

/** Folder of the not-found page under `app/[locale]/`. */
const notFoundFolder = 'not-found-page';

/** The internal path of a page in Next's app, whose folders are named by page key. */
export function internalPath(resolved: Exclude<ResolvedPath, { kind: 'redirect' }>): string {
  if (resolved.kind === 'notFound') return `/${resolved.locale}/${notFoundFolder}`;
  return resolved.page === 'home' ? `/${resolved.locale}` : `/${resolved.locale}/${resolved.page}`;
}
