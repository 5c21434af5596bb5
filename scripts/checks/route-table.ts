import type { Problem } from '@/lib/i18n/text-problem';

/** The parts of the route table and of the table of languages that the compiler cannot check. */
export type RouteTable = {
  /** First path segment of each language with its slash; empty for the default language. */
  prefixes: Readonly<Record<string, string>>;
  slugs: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
  /** Pages whose slugs of other languages also work without a prefix. */
  aliasedPages: readonly string[];
  /** Former paths by page. */
  formerPaths: Readonly<Partial<Record<string, readonly string[]>>>;
};

const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugDescription = 'lower-case letters a-z, digits and hyphens, such as "medicinske-sestre"';
/** File names that hosts treat in a special way. */
const reservedSlugs: readonly string[] = ['404', 'index'];

function prefixProblem(prefix: string): string | undefined {
  if (prefix === '' || slugPattern.test(prefix.slice(1))) return undefined;
  return `"${prefix}"; expected a slash and one segment, such as "/en"`;
}

function slugProblem(slug: string | undefined, isHome: boolean): string | undefined {
  const found = slug === undefined ? 'missing' : `"${slug}"`;
  if (isHome) return slug === '' ? undefined : `${found}; expected '' for the home page`;
  if (!slugPattern.test(slug ?? '')) return `${found}; expected ${slugDescription}`;
  if (!reservedSlugs.includes(slug ?? '')) return undefined;
  return `${found} is a file name that hosts treat in a special way; expected another slug`;
}

function formerPathProblem(path: string, defaultLocale: string): string | undefined {
  const [empty, ...segments] = path.split('/');
  if (empty !== '' || segments.some((segment) => slugProblem(segment, false))) {
    return `"${path}"; expected a path of ${slugDescription.replace('"', '"/en/')}`;
  }
  if (segments[0] !== defaultLocale) return undefined;
  return `"${path}"; leave out /${defaultLocale}, which works with every former path`;
}

/**
 * Checks that prefixes, slugs and former paths are valid in URLs, and that each path belongs to one
 * page, language or alias only.
 */
export function checkRouteTable(table: RouteTable): Problem[] {
  const { prefixes, slugs, aliasedPages, formerPaths } = table;
  const languages = Object.entries(prefixes);
  const [defaultLocale = ''] = languages.find(([, prefix]) => prefix === '') ?? [];
  const problems: Problem[] = [];
  const report = (key: string, message: string | undefined, file = 'lib/routing/table.ts') => {
    if (message !== undefined) problems.push({ file, key, message });
  };
  // `/en` and `/de` are redirects, so no page may have these paths.
  const owners = new Map<string, string>();
  for (const [locale, prefix] of languages) {
    owners.set(prefix || `/${locale}`, `the language ${locale}`);
    report(`${locale}.prefix`, prefixProblem(prefix), 'lib/locales.ts');
  }
  const pages = Object.entries(slugs).flatMap(([page, own]) =>
    languages.map(([locale, prefix]) => {
      const key = `slugs.${page}.${locale}`;
      report(key, slugProblem(own[locale], page === 'home'));
      return { page, key, slug: own[locale], path: `${prefix}/${own[locale]}` };
    }),
  );
  const aliases = pages.filter(({ page }) => aliasedPages.includes(page));
  for (const { page, key, path } of [
    ...pages,
    ...aliases.map((one) => ({ ...one, path: `/${one.slug}` })),
  ]) {
    const owner = owners.get(path) ?? page;
    owners.set(path, owner);
    if (owner !== page) report(key, `${path} belongs to ${owner}; expected another slug`);
  }
  for (const [page, paths = []] of Object.entries(formerPaths)) {
    for (const path of paths) {
      const owner = owners.get(path);
      const taken = `${path} already leads to ${owner}; remove it here`;
      report(`formerPaths.${page}`, owner ? taken : formerPathProblem(path, defaultLocale));
      owners.set(path, page);
    }
  }
  return problems;
}
