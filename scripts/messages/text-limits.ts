import type { Locale } from '@/lib/locales';

/** Length limits of a message. */
export type TextLimit = {
  /** Name of the place, for editors. */
  place: string;
  /** Namespace and key of its messages. */
  keys: RegExp;
  /** Length in characters, as a reader sees them. */
  least?: number;
  most: number;
};

/** Places whose layout is limited. The first match applies. */
export const textLimits: readonly TextLimit[] = [
  // Limits of search results; shorter descriptions are mostly ignored.
  { place: 'title in search results', keys: /\.meta\.title$/, most: 60 },
  { place: 'text in search results', keys: /\.meta\.description$/, least: 50, most: 160 },

  { place: 'menu in the header', keys: /^common\.nav\.groups\./, most: 20 },
  { place: 'button in the header', keys: /^common\.nav\.(?:login|contact|open|close)$/, most: 14 },
  { place: 'line of a menu', keys: /^common\.nav\.(?:sections\.|overview$)/, most: 32 },
  {
    place: 'link in the footer',
    keys: /^common\.(?:footer\.(?:terms|imprint|privacy)|consent\.footerLink)$/,
    most: 24,
  },
  { place: 'suggestion of a language', keys: /^common\.language\.suggestion\.link$/, most: 40 },
  { place: 'speech bubble', keys: /^common\.chat\.bubble$/, most: 64 },

  {
    place: 'button of the cookie banner',
    keys: /^common\.consent\.(?:banner\.(?:acceptAll|onlyNecessary|settings)|settings\.save)$/,
    most: 20,
  },
  { place: 'mark beside a switch', keys: /^common\.consent\.settings\.always$/, most: 20 },
  { place: 'copy button', keys: /^common\.copyEmail\.(?:action|done)$/, most: 20 },

  { place: 'line above a title', keys: /\.hero\.eyebrow$/, most: 56 },
  {
    place: 'button',
    keys: /\.(?:button|submit)$|^\w+\.hero\.(?:start|more|register|ask|contact|costs)$/,
    most: 32,
  },
  {
    place: 'arm of a signpost',
    keys: /^home\.hero\.doors\.\w+\.(?:title|fact)$|^contact\.hero\.now\./,
    most: 36,
  },
  { place: 'figure', keys: /\.figure$/, most: 6 },
  { place: 'name on the map', keys: /^home\.hero\.map\.(?:towns|stops)\./, most: 12 },
  { place: 'badge', keys: /\.effort$/, most: 32 },
];

/** The limit of a message, if any. */
export function limitOf(namespace: string, key: string): TextLimit | undefined {
  return textLimits.find(({ keys }) => keys.test(`${namespace}.${key}`));
}

/**
 * The most words of a page's message file, every answer open. Who adds a text there shortens another.
 */
export const mostWords: Readonly<Partial<Record<string, Readonly<Record<Locale, number>>>>> = {
  nurses: { de: 2378, en: 2778, vas: 2465 },
  employers: { de: 1815, en: 2170, vas: 1966 },
};
