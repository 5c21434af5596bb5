import type { Problem } from '@/lib/i18n/text-problem';

/**
 * Contents of routing table and language table, with loose types so that errors can be represented.
 */
export type RoutingFacts = {
  /** The language without a prefix. */
  defaultLocale: string;
  /** Language → first path segment with its slash, empty for the default language. */
  prefixes: Readonly<Record<string, string>>;
  /** Page → language → slug. */
  slugs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Pages whose foreign slugs also work without a prefix. */
  aliasedPages: readonly string[];
};

const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugInWords = 'lower-case letters a-z, digits and hyphens, such as "medicinske-sestre"';
/** File names with a special meaning on hosts. */
const reservedSlugs: readonly string[] = ['404', 'index'];

const slugProblem = (page: string, locale: string, message: string): Problem => ({
  file: 'lib/routing/table.ts',
  key: `slugs.${page}.${locale}`,
  message,
});

/** What is wrong with a slug. Only a language's home page has an empty one. */
function wrongSlug(slug: string | undefined, isHome: boolean): string | undefined {
  if (slug === undefined)
    return `missing; expected the page's slug in this language: ${slugInWords}`;
  if (isHome) return slug === '' ? undefined : `"${slug}"; expected '' for the home page`;
  if (!slugForm.test(slug)) return `"${slug}"; expected ${slugInWords}`;
  if (!reservedSlugs.includes(slug)) return undefined;
  return `"${slug}" is a file name with a meaning to hosts; expected another slug`;
}

/** Slugs that are missing, malformed, or of an unknown language. */
function checkSlugs({ prefixes, slugs }: RoutingFacts): Problem[] {
  const locales = Object.keys(prefixes);
  return Object.entries(slugs).flatMap(([page, ofPage]) =>
    [...new Set([...locales, ...Object.keys(ofPage)])].flatMap((locale) => {
      const wrong = locales.includes(locale)
        ? wrongSlug(ofPage[locale], page === 'home')
        : `no such language; expected one of ${locales.join(', ')}`;
      return wrong === undefined ? [] : [slugProblem(page, locale, wrong)];
    }),
  );
}

/** Prefixes that are malformed, duplicated or missing. */
function checkPrefixes({ prefixes, defaultLocale }: RoutingFacts): Problem[] {
  const entries = Object.entries(prefixes);
  return entries.flatMap(([locale, prefix], index): Problem[] => {
    const problem = (message: string) => [
      { file: 'lib/locales.ts', key: `${locale}.prefix`, message: `"${prefix}"${message}` },
    ];
    if ((prefix === '') !== (locale === defaultLocale)) {
      return problem(
        `; expected the empty prefix for ${defaultLocale}, the default language, and for no other`,
      );
    }
    if (prefix !== '' && !(prefix.startsWith('/') && slugForm.test(prefix.slice(1)))) {
      return problem('; expected a slash and one segment, such as "/en"');
    }
    const [other] = entries.slice(0, index).find(([, earlier]) => earlier === prefix) ?? [];
    return other === undefined
      ? []
      : problem(` is the prefix of ${other} too; expected one of its own`);
  });
}

/** Paths that two pages share, or that a page shares with a language or an alias. */
function checkAddresses({ prefixes, slugs, aliasedPages }: RoutingFacts): Problem[] {
  // `/en` is a spelling of `/en/`, and `/de` of `/`.
  const owners = new Map(
    Object.entries(prefixes).map(([locale, prefix]) => [
      prefix === '' ? `/${locale}` : prefix,
      `the language ${locale}`,
    ]),
  );
  const claim = (page: string, locale: string, address: string, by: string, how = '') => {
    const owner = owners.get(address) ?? by;
    owners.set(address, owner);
    if (owner === by) return [];
    const message = `${how}${address} belongs to ${owner}; expected another slug`;
    return [slugProblem(page, locale, message)];
  };
  const addresses = Object.entries(slugs).flatMap(([page, ofPage]) =>
    Object.entries(prefixes).flatMap(([locale, prefix]) => {
      const slug = ofPage[locale];
      if (slug === undefined) return [];
      const address = `${prefix}/${slug}`;
      const by = aliasedPages.includes(page) ? page : `${page} (${locale})`;
      return claim(page, locale, address, by);
    }),
  );
  const aliases = aliasedPages.flatMap((page) =>
    Object.entries(slugs[page] ?? {}).flatMap(([locale, slug]) =>
      claim(page, locale, `/${slug}`, page, 'as an alias, '),
    ),
  );
  return [...addresses, ...aliases];
}

/** Checks semantic rules of the routing table that the compiler cannot check. */
export function checkTable(facts: RoutingFacts): Problem[] {
  return [...checkPrefixes(facts), ...checkSlugs(facts), ...checkAddresses(facts)];
}
