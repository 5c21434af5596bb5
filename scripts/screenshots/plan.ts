import { type Locale, locales, localeTable } from '@/lib/locales';
import { hrefFor, pageVariants } from '@/lib/routing/addresses';
import { phoneWidth, type State, states } from '@/scripts/screenshots/states';

/** Viewport widths in pixels: phone, tablet, laptop, large screen. */
const widths = [phoneWidth, 768, 1280, 1920];

/** A page at a width, in its initial or another state. */
export type Shot = { name: string; path: string; width: number; state?: State };

const pages: readonly { locale: Locale; page: string; path: string }[] = [
  ...pageVariants.map(({ locale, page }) => ({ locale, page, path: hrefFor(locale, page) })),
  ...locales.map((locale) => ({
    locale,
    page: 'not-found',
    path: `${localeTable[locale].prefix}/no-such-page`,
  })),
];

/** Words that select screenshots, in three groups: pages, languages and widths. */
const wordGroups: readonly string[][] = [
  [...new Set(pages.map(({ page }) => page))],
  [...locales],
  widths.map(String),
];

export const knownWords: readonly string[] = wordGroups.flat();

/**
 * Lists the screenshots to take.
 *
 * @param words such as `home`, `de`, `360`; empty for all
 * @throws a one-line error for an unknown word
 */
export function planShots(words: readonly string[]): Shot[] {
  const unknown = words.filter((word) => !knownWords.includes(word));
  if (unknown.length > 0) {
    throw new Error(`Unknown: ${unknown.join(', ')}. Expected any of ${knownWords.join(', ')}.`);
  }
  const isSelected = (own: readonly string[]) =>
    wordGroups.every((group) => {
      const selected = words.filter((word) => group.includes(word));
      return selected.length === 0 || selected.some((word) => own.includes(word));
    });
  return pages.flatMap(({ locale, page, path }) =>
    widths
      .filter((width) => isSelected([locale, page, String(width)]))
      .flatMap((width): Shot[] => {
        const name = `${locale}-${page}-${width}`;
        const shown = states.filter(
          ({ pages: on, at = () => true }) => on.includes(page) && at(width),
        );
        const stateShots = shown.map((state) => ({
          name: `${name}-${state.name}`,
          path,
          width,
          state,
        }));
        return [{ name, path, width }, ...stateShots];
      }),
  );
}
