import type { TestDetails } from 'playwright/test';
import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { type PageKey, pageKeys } from '@/lib/routing/table';

/** A path with its language and its page; a not-found page has none. */
type PagePath = {
  path: string;
  locale: Locale;
  page?: PageKey;
  /** Index in the sample of `npm test`: every page once, rotating through the languages. */
  sampleIndex: number | undefined;
};

const sampleIndexOf = (page: number, locale: Locale): number | undefined =>
  page % locales.length === locales.indexOf(locale) ? page : undefined;

/** The canonical path of every page in every language. */
export const pagePaths: readonly PagePath[] = pageVariants.map(({ locale, page }) => ({
  path: hrefFor(locale, page),
  locale,
  page,
  sampleIndex: sampleIndexOf(pageKeys.indexOf(page), locale),
}));

const missingPaths: readonly PagePath[] = locales.map((locale) => ({
  path: `${localeTable[locale].prefix}/no-such-page`,
  locale,
  sampleIndex: sampleIndexOf(pageKeys.length, locale),
}));

/** All pages that visitors can see, including the not-found pages. */
export const allPaths: readonly PagePath[] = [...pagePaths, ...missingPaths];

/** Tags tests that run in the full matrix only: `npm test -- --all`. */
export const matrixTag = '@matrix';

/** Tags tests of the published bundle. They do not run on Next's own server, which has none. */
export const publishedTag = '@published';

/**
 * Test details for a combination of a matrix; `npm test` runs a fixed sample only.
 *
 * @param isSampled whether the test belongs to the sample
 */
export function matrixTagUnless(isSampled: boolean): TestDetails {
  return isSampled ? {} : { tag: matrixTag };
}
