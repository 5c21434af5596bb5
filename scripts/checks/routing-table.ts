import type { Problem } from '@/lib/i18n/text-problem';

/** The routing table and the table of languages, as far as the compiler cannot check them. */
export type RoutingFacts = {
  /** Language → first path segment with its slash, empty for the default language. */
  prefixes: Readonly<Record<string, string>>;
  slugs: Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;
  /** Pages whose foreign slugs also work without a prefix. */
  aliasedPages: readonly string[];
};

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugInWords = 'lower-case letters a-z, digits and hyphens, such as "medicinske-sestre"';
/** File names with a special meaning on hosts. */
const reservedSlugs: readonly string[] = ['404', 'index'];

/** What is wrong with a slug. Only the home page has an empty one. */
function wrongSlug(slug: string | undefined, isHome: boolean): string | undefined {
  if (slug === undefined) return `missing; expected ${isHome ? "''" : slugInWords}`;
  if (isHome) return slug === '' ? undefined : `"${slug}"; expected '' for the home page`;
  if (!slugForm.test(slug)) return `"${slug}"; expected ${slugInWords}`;
  if (!reservedSlugs.includes(slug)) return undefined;
  return `"${slug}" is a file name with a meaning to hosts; expected another slug`;
}

/**
 * Checks that prefixes and slugs can be addresses, and that no address has two owners: pages,
 * languages, or aliases.
 */
export function checkTable({ prefixes, slugs, aliasedPages }: RoutingFacts): Problem[] {
  const malformed = Object.entries(prefixes)
    .filter(([, prefix]) => prefix !== '' && !slugForm.test(prefix.slice(1)))
    .map(([locale, prefix]) => ({
      file: 'lib/locales.ts',
      key: `${locale}.prefix`,
      message: `"${prefix}"; expected a slash and one segment, such as "/en"`,
    }));
  // `/en` is a spelling of `/en/`, and `/de` of `/`.
  const owners = new Map(
    Object.entries(prefixes).map(([locale, prefix]) => [
      prefix || `/${locale}`,
      `the language ${locale}`,
    ]),
  );
  const pages = Object.entries(slugs).flatMap(([page, ofPage]) =>
    Object.keys(prefixes).map((locale) => ({ page, locale, slug: ofPage[locale] })),
  );
  const written = pages.filter(({ slug }) => slug !== undefined);
  const addresses = written.map((one) => ({
    ...one,
    address: `${prefixes[one.locale]}/${one.slug}`,
  }));
  const aliases = written
    .filter(({ page }) => aliasedPages.includes(page))
    .map((one) => ({ ...one, address: `/${one.slug}` }));
  const shared = [...addresses, ...aliases].flatMap(({ page, locale, address }) => {
    const owner = owners.get(address) ?? page;
    owners.set(address, owner);
    return owner === page
      ? []
      : [{ page, locale, message: `${address} belongs to ${owner}; expected another slug` }];
  });
  const wrong = pages.flatMap(({ page, locale, slug }) => {
    const message = wrongSlug(slug, page === 'home');
    return message === undefined ? [] : [{ page, locale, message }];
  });
  return [
    ...malformed,
    ...[...wrong, ...shared].map(({ page, locale, message }) => {
      return { file: 'lib/routing/table.ts', key: `slugs.${page}.${locale}`, message };
    }),
  ];
}
