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
  const malformed = Object.entries(prefixes)
    .filter(([, prefix]) => prefix !== '' && !slugPattern.test(prefix.slice(1)))
    .map(([locale, prefix]) => {
      const message = `"${prefix}"; expected a slash and one segment, such as "/en"`;
      return { file: 'lib/locales.ts', key: `${locale}.prefix`, message };
    });
  const pages = Object.entries(slugs).flatMap(([page, own]) =>
    Object.entries(prefixes).map(([locale, prefix]) => {
      const problem = (message: string): Problem[] => [
        { file: 'lib/routing/table.ts', key: `slugs.${page}.${locale}`, message },
      ];
      return { page, slug: own[locale], path: `${prefix}/${own[locale]}`, problem };
    }),
  );
  const wrong = pages.flatMap(({ page, slug, problem }) => {
    const message = slugProblem(slug, page === 'home');
    return message === undefined ? [] : problem(message);
  });
  const aliases = pages
    .filter(({ page }) => aliasedPages.includes(page))
    .map((one) => ({ ...one, path: `/${one.slug}` }));
  // `/en` and `/de` are redirects, so no page may have these paths.
  const owners = new Map(
    Object.entries(prefixes).map(([locale, prefix]) => [
      prefix || `/${locale}`,
      `the language ${locale}`,
    ]),
  );
  const shared = [...pages, ...aliases].flatMap(({ page, path, problem }) => {
    const owner = owners.get(path) ?? page;
    owners.set(path, owner);
    return owner === page ? [] : problem(`${path} belongs to ${owner}; expected another slug`);
  });
  const [defaultLocale = ''] = Object.entries(prefixes).find(([, prefix]) => prefix === '') ?? [];
  const former = Object.entries(formerPaths).flatMap(([page, paths = []]) =>
    paths.flatMap((path) => {
      const owner = owners.get(path);
      const message =
        owner === undefined
          ? formerPathProblem(path, defaultLocale)
          : `${path} already leads to ${owner}; remove it here`;
      owners.set(path, page);
      return message === undefined
        ? []
        : [{ file: 'lib/routing/table.ts', key: `formerPaths.${page}`, message }];
    }),
  );
  return [...malformed, ...wrong, ...shared, ...former];
}
