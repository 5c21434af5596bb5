import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { pageKeys } from '@/lib/routing/table';

/** An address with its language. */
export type LocalAddress = {
  address: string;
  locale: Locale;
  /** Index in the sample of `npm test`: every page once, rotating through the languages. */
  turn: number | undefined;
};

const turnOf = (page: number, locale: Locale): number | undefined =>
  page % locales.length === locales.indexOf(locale) ? page : undefined;

/** The canonical address of every page in every language. */
export const pageAddresses: readonly LocalAddress[] = pageVariants.map(({ locale, page }) => ({
  address: hrefFor(locale, page),
  locale,
  turn: turnOf(pageKeys.indexOf(page), locale),
}));

const missingAddresses: readonly LocalAddress[] = locales.map((locale) => ({
  address: `${localeTable[locale].prefix}/no-such-page`,
  locale,
  turn: turnOf(pageKeys.length, locale),
}));

/** All pages that visitors can see, including the not-found pages. */
export const shownAddresses: readonly LocalAddress[] = [...pageAddresses, ...missingAddresses];
