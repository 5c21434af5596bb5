import type { Problem } from '@/lib/i18n/text-problem';
import type { Locale } from '@/lib/locales';
import { readIcu } from '@/scripts/messages/icu';
import type { MessageFile } from '@/scripts/messages/message-file';

/** The length that fits a place. Other texts are published, too, with a warning. */
type TextLimit = {
  /** Name of the place, for editors. */
  place: string;
  /** Namespace and key of its messages. */
  keys: RegExp;
  /** Length in characters, as a reader sees them. */
  least?: number;
  most: number;
  /** What happens to a longer text, if it is not the second line of a small place. */
  effect?: string;
};

/** Places whose room is limited. The first match applies. */
export const textLimits: readonly TextLimit[] = [
  {
    place: 'title in search results',
    keys: /\.meta\.title$/,
    most: 60,
    effect: 'is cut off there',
  },
  {
    place: 'text in search results',
    keys: /\.meta\.description$/,
    least: 50,
    most: 160,
    effect: 'is cut off there',
  },
  {
    place: 'heading of the page',
    keys: /\.hero\.title$/,
    most: 56,
    effect: 'runs over four lines on phones',
  },

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
    place: 'audience link',
    keys: /^home\.hero\.audiences\.\w+\.(?:title|fact)$|^contact\.hero\.now\./,
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

/** The most words of a page, every answer open. Who adds a text there shortens another. */
const maxWords: Partial<Record<string, Partial<Record<Locale, number>>>> = {
  nurses: { de: 1750, en: 2050, vas: 1850 },
  employers: { de: 1450, en: 1720, vas: 1550 },
};

/** The possible texts of a message, as readers see them. */
function readingsOf(text: string): readonly string[] {
  const message = readIcu(text);
  return 'error' in message ? [] : message.readings;
}

/** What happens to a text that does not fit its place. */
function misfit({ place, least = 0, most, effect }: TextLimit, text: string): string | undefined {
  const lengths = readingsOf(text).map((one) => [...one.trim().replaceAll('\u00AD', '')].length);
  const longest = Math.max(...lengths);
  if (longest > most) {
    const what = effect ?? 'runs over two lines on phones';
    return `${longest} characters; this ${place} ${what} with more than ${most}`;
  }
  return longest < least
    ? `${longest} characters; search engines ignore a ${place} with fewer than ${least}`
    : undefined;
}

/** Words and figures; neither dashes nor signs that stand alone. */
function countWords([key, text]: readonly [key: string, text: string]): number {
  const reading = key.startsWith('meta.') ? '' : readingsOf(text)[0];
  return reading?.split(/\s+/).filter((word) => /[\p{L}\d\uFFFC]/u.test(word)).length ?? 0;
}

/** Warns of texts that are too long for their place, and of pages with more words than agreed. */
export function lengthWarnings(files: readonly MessageFile[]): Problem[] {
  const warning = { kind: 'length', isWarning: true } as const;
  return files.flatMap(({ file, locale, namespace, messages }): Problem[] => {
    const texts = [...messages].flatMap(([key, text]) => {
      const limit = limitOf(namespace, key);
      const message = limit && text.trim() !== '' ? misfit(limit, text) : undefined;
      return message === undefined ? [] : [{ file, key, message, ...warning }];
    });
    const most = maxWords[namespace]?.[locale] ?? Number.POSITIVE_INFINITY;
    const words = [...messages].reduce((sum, entry) => sum + countWords(entry), 0);
    if (words <= most) return texts;
    const message = `${words} words; agreed are ${most}: shorten a text for each that you add`;
    return [...texts, { file, key: '', message, ...warning }];
  });
}
