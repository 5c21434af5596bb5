import { defaultLocale, locales, localeTable } from '@/lib/locales';
import { decide } from '@/lib/routing/decide';
import { pageKeys, slugs } from '@/lib/routing/table';

/** A spelling that leads to the canonical address of what it means. */
export type Redirect = { from: string; to: string };

/** Every spelling that can be made of a prefix and a slug, with and without a slash at the end. */
function spellings(): string[] {
  const prefixes = ['', `/${defaultLocale}`, ...locales.map((each) => localeTable[each].prefix)];
  const allSlugs = pageKeys.flatMap((page) => locales.map((locale) => slugs[page][locale]));
  const bare = prefixes.flatMap((prefix) =>
    allSlugs.map((slug) => (slug === '' ? prefix : `${prefix}/${slug}`)),
  );
  return [...new Set(bare.flatMap((path) => [path, `${path}/`]))].filter((path) => path !== '');
}

/** Every redirect of the site, as `decide` rules; hosts get them as a list. */
export const redirects: readonly Redirect[] = spellings().flatMap((from) => {
  const decision = decide(from);
  return decision.kind === 'redirect' ? [{ from, to: decision.to }] : [];
});
