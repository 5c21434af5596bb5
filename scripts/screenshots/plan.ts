import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { type State, states } from '@/scripts/screenshots/states';

/** Viewport widths in pixels: phone, tablet, laptop, large screen. */
const widths = [360, 768, 1280, 1920] as const;

/** A page at a width, in its initial or another state. */
export type Shot = {
  name: string;
  locale: Locale;
  page: string;
  address: string;
  width: number;
  state?: State;
};

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

const kinds = [
  { known: [...new Set(pages.map(({ page }) => page))], of: (shot: Shot) => shot.page },
  { known: locales.map(String), of: (shot: Shot) => String(shot.locale) },
  { known: widths.map(String), of: (shot: Shot) => String(shot.width) },
];

/** Words that narrow the screenshots: pages, languages and widths. */
export const knownWords: readonly string[] = kinds.flatMap((kind) => kind.known);

/**
 * Lists the screenshots to take.
 *
 * @param words such as `home`, `de`, `360`; empty for all
 * @throws an error of one line for an unknown word
 */
export function planShots(words: readonly string[]): Shot[] {
  const unknown = words.filter((word) => !knownWords.includes(word));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. Expected any of ${knownWords.join(', ')}.`);
  }
  const all = pages.flatMap((page) =>
    widths.flatMap((width): Shot[] => {
      const name = [page.locale, page.page, width].join('-');
      const shown = states.filter((state) => state.pages.includes(page.page) && state.at(width));
      const ofStates = shown.map((state) => ({
        ...page,
        width,
        name: `${name}-${state.name}`,
        state,
      }));
      return [{ ...page, width, name }, ...ofStates];
    }),
  );
  return all.filter((shot) =>
    kinds.every((kind) => {
      const named = words.filter((word) => kind.known.includes(word));
      return named.length === 0 || named.includes(kind.of(shot));
    }),
  );
}
