import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';

/** Viewport widths in pixels: phone, tablet, laptop, large screen. */
const widths = [360, 768, 1280, 1920] as const;

/** A page at a width. */
export type Shot = { locale: Locale; page: string; address: string; width: number };

const pages = [
  ...pageVariants.map(({ locale, page }) => ({
    locale,
    page: String(page),
    address: hrefFor(locale, page),
  })),
  ...locales.map((locale) => ({
    locale,
    page: 'not-found',
    address: `${localeTable[locale].prefix}/no-such-page`,
  })),
];

/**
 * Lists the screenshots to take.
 *
 * @param filters pages, languages and widths such as `home`, `de`, `360`; empty for all
 * @throws an error of one line for an unknown filter
 */
export function planShots(filters: readonly string[]): Shot[] {
  const kinds = [
    { known: [...new Set(pages.map(({ page }) => page))], of: (shot: Shot) => shot.page },
    { known: locales.map(String), of: (shot: Shot) => String(shot.locale) },
    { known: widths.map(String), of: (shot: Shot) => String(shot.width) },
  ];
  const known = kinds.flatMap((kind) => kind.known);
  const unknown = filters.filter((filter) => !known.includes(filter));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. Expected any of ${known.join(', ')}.`);
  }
  const all = pages.flatMap((page) => widths.map((width) => ({ ...page, width })));
  return all.filter((shot) =>
    kinds.every((kind) => {
      const named = filters.filter((filter) => kind.known.includes(filter));
      return named.length === 0 || named.includes(kind.of(shot));
    }),
  );
}
