/** What the routing table and the table of languages say, with types as loose as a mistake. */
export type RoutingFacts = {
  /** The language whose addresses have no prefix. */
  defaultLocale: string;
  /** Language → first path segment with its slash, empty for the unprefixed language. */
  prefixes: Readonly<Record<string, string>>;
  /** Page → language → slug. */
  slugs: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Pages whose foreign slugs are also answered without a prefix. */
  aliasedPages: readonly string[];
};

const tableFile = 'lib/routing/table.ts';
const slugForm = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const slugInWords = 'lower-case letters a-z, digits and hyphens, such as "medicinske-sestre"';

/** File names that hosts know as something else than a page. */
const reservedSlugs: readonly string[] = ['404', 'index'];

/** The page at the root of a language has the empty slug. */
function checkSlug(at: string, slug: string | undefined, isHome: boolean): string[] {
  if (slug === undefined) {
    return [`${at}: missing; expected the page's slug in this language: ${slugInWords}`];
  }
  if (isHome) return slug === '' ? [] : [`${at}: "${slug}"; expected '' for the home page`];
  if (!slugForm.test(slug)) return [`${at}: "${slug}"; expected ${slugInWords}`];
  if (!reservedSlugs.includes(slug)) return [];
  return [`${at}: "${slug}" is a file name with a meaning to hosts; expected another slug`];
}

/** Slugs that are missing, malformed or in a language that does not exist. */
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

/** Prefixes that are malformed, belong to two languages, or are missing. */
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

/** Every address of a page with the page and language that it comes from. */
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

/** Addresses that two pages want, or that a language's prefix already is. */
function checkAddresses(facts: RoutingFacts): string[] {
  // `/en` is another spelling of `/en/`, and `/de` one of `/`.
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

/** Aliases that would hide a page, or mean two pages. */
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
 * Checks the routing table as the compiler cannot: what its values mean together.
 *
 * @returns one line per mistake, each naming file, key and what is expected
 */
export function checkTable(facts: RoutingFacts): string[] {
  return [
    ...checkPrefixes(facts),
    ...checkSlugs(facts),
    ...checkAddresses(facts),
    ...checkAliases(facts),
  ];
}
