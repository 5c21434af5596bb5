import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';

/** An address with the language that it is shown in. */
export type LocalAddress = { address: string; locale: Locale };

/** The canonical address of every page in every language. */
export const pageAddresses: readonly LocalAddress[] = pageVariants.map(({ locale, page }) => ({
  address: hrefFor(locale, page),
  locale,
}));

/** One address per language at which there is nothing. */
const missingAddresses: readonly LocalAddress[] = locales.map((locale) => ({
  address: `${localeTable[locale].prefix}/no-such-page`,
  locale,
}));

/** Every page that a visitor can come to see. */
export const shownAddresses: readonly LocalAddress[] = [...pageAddresses, ...missingAddresses];
