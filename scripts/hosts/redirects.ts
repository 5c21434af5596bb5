import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { knownSlugs } from '@/lib/routing/addresses';
import { resolvePath } from '@/lib/routing/resolve-path';

/** A redirect from an alternative path to the canonical path. */
export type Redirect = { from: string; to: string };

/** Every combination of prefix and slug, with and without a trailing slash. */
function alternativePaths(): string[] {
  const prefixes = ['', `/${defaultLocale}`, ...locales.map((each) => localeTable[each].prefix)];
  const bare = prefixes.flatMap((prefix) =>
    knownSlugs.map(({ slug }) => (slug === '' ? prefix : `${prefix}/${slug}`)),
  );
  return [...new Set(bare.flatMap((path) => [path, `${path}/`]))].filter((path) => path !== '');
}

function redirectFrom(from: string): Redirect[] {
  const decision = resolvePath(from);
  return decision.kind === 'redirect' ? [{ from, to: decision.to }] : [];
}

/** All redirects of `resolvePath` from paths without capitals, for hosts that need a list. */
export const redirects: readonly Redirect[] = alternativePaths().flatMap(redirectFrom);

/** The redirects from paths as people print them: `/Kontakt` and `/KONTAKT`. */
export const capitalRedirects: readonly Redirect[] = alternativePaths()
  .flatMap((path) => [
    path.replace(/(?<=\/)[a-z]/g, (letter) => letter.toUpperCase()),
    path.toUpperCase(),
  ])
  .flatMap(redirectFrom);
