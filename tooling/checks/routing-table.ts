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

const tableFile = 'lib/routing/table.ts';
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugInWords = 'lower-case letters a-z, digits and hyphens, such as "medicinske-sestre"';

/** File names with a special meaning on hosts. */
const reservedSlugs: readonly string[] = ['404', 'index'];

/** Only a language's home page has an empty slug. */
function checkSlug(at: string, slug: string | undefined, isHome: boolean): string[] {
  if (slug === undefined) {
    return [`${at}: missing; expected the page's slug in this language: ${slugInWords}`];
  }
  if (isHome) return slug === '' ? [] : [`${at}: "${slug}"; expected '' for the home page`];
  if (!slugForm.test(slug)) return [`${at}: "${slug}"; expected ${slugInWords}`];
  if (!reservedSlugs.includes(slug)) return [];
  return [`${at}: "${slug}" is a file name with a meaning to hosts; expected another slug`];
}

/** Slugs that are missing, malformed, or of an unknown language. */
function checkSlugs({ prefixes, slugs }: RoutingFacts): string[] {
  return Object.entries(slugs).flatMap(([page, perLanguage]) => {
    const unknown = Object.keys(perLanguage)
      .filter((locale) => !Object.hasOwn(prefixes, locale))
      .map(
        (locale) =>
          `${tableFile}: slugs.${page}.${locale}: no such language; expected one of ${Object.keys(prefixes).join(', ')}`,
      );
    const wrong = Object.keys(prefixes).flatMap((locale) =>
      checkSlug(`${tableFile}: slugs.${page}.${locale}`, perLanguage[locale], page === 'home'),
    );
    return [...unknown, ...wrong];
  });
}

/** Prefixes that are malformed, duplicated or missing. */
function checkPrefixes({ prefixes, defaultLocale }: RoutingFacts): string[] {
  const entries = Object.entries(prefixes);
  return entries.flatMap(([locale, prefix], index) => {
    const at = `lib/locales.ts: ${locale}.prefix`;
    if ((prefix === '') !== (locale === defaultLocale)) {
      return [
        `${at}: "${prefix}"; expected the empty prefix for ${defaultLocale}, the default language, and for no other`,
      ];
    }
    if (prefix !== '' && !(prefix.startsWith('/') && slugForm.test(prefix.slice(1)))) {
      return [`${at}: "${prefix}"; expected a slash and one segment, such as "/en"`];
    }
    const [other] = entries.slice(0, index).find(([, earlier]) => earlier === prefix) ?? [];
    return other === undefined
      ? []
      : [`${at}: "${prefix}" is the prefix of ${other} too; expected one of its own`];
  });
}

/** The path of every page, with page and language. */
function addressesOf({
  prefixes,
  slugs,
}: RoutingFacts): { address: string; page: string; locale: string }[] {
  return Object.entries(slugs).flatMap(([page, perLanguage]) =>
    Object.entries(prefixes).flatMap(([locale, prefix]) => {
      const slug = perLanguage[locale];
      return slug === undefined ? [] : [{ address: `${prefix}/${slug}`, page, locale }];
    }),
  );
}

/** Paths that two pages share, or that equal a language prefix. */
function checkAddresses(facts: RoutingFacts): string[] {
  // `/en` is a spelling of `/en/`, and `/de` of `/`.
  const owners = new Map(
    Object.entries(facts.prefixes).map(([locale, prefix]) => [
      prefix === '' ? `/${locale}` : prefix,
      `the language ${locale}`,
    ]),
  );
  return addressesOf(facts).flatMap(({ address, page, locale }) => {
    const key = `slugs.${page}.${locale}`;
    const owner = owners.get(address);
    if (owner !== undefined) {
      return [`${tableFile}: ${key}: ${address} belongs to ${owner}; expected another slug`];
    }
    owners.set(address, key);
    return [];
  });
}

/** Aliases that equal a page's path, or stand for two pages. */
function checkAliases(facts: RoutingFacts): string[] {
  const meanings = new Map(addressesOf(facts).map(({ address, page }) => [address, page]));
  return facts.aliasedPages.flatMap((page) =>
    Object.entries(facts.slugs[page] ?? {}).flatMap(([locale, slug]) => {
      const address = `/${slug}`;
      const other = meanings.get(address) ?? page;
      meanings.set(address, other);
      if (other === page) return [];
      return [
        `${tableFile}: slugs.${page}.${locale}: as an alias, ${address} would mean ${page}, but it means ${other}; expected another slug`,
      ];
    }),
  );
}

/**
 * Checks semantic rules of the routing table that the compiler cannot check.
 *
 * @returns one line per error: file, key and what is expected
 */
export function checkTable(facts: RoutingFacts): string[] {
  return [
    ...checkPrefixes(facts),
    ...checkSlugs(facts),
    ...checkAddresses(facts),
    ...checkAliases(facts),
  ];
}
