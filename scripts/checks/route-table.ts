import type { Problem } from '@/lib/i18n/text-problem';

/** The parts of the route table and of the table of languages that the compiler cannot check. */
export type RouteTable = {
  /** First path segment of each language with its slash; empty for the default language. */
  prefixes: Readonly<Record<string, string>>;
  slugs: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
  /** Pages whose slugs of other languages also work without a prefix. */
  aliasedPages: readonly string[];
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

/**
 * Checks that prefixes and slugs are valid in URLs, and that each path belongs to one page,
 * language or alias only.
 */
export function checkRouteTable({ prefixes, slugs, aliasedPages }: RouteTable): Problem[] {
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
  return [...malformed, ...wrong, ...shared];
}
