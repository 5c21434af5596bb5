import type { Problem } from '@/lib/i18n/text-problem';
import { type MessageFile, parseIcu } from '@/scripts/messages/message-file';

/** The length of a text that fits a place on the page. Other lengths only cause a warning. */
type TextLimit = {
  /** Name of the place, for editors. */
  place: string;
  /** Namespace and key of its messages. */
  keys: RegExp;
  min?: number;
  max: number;
  /** What happens to a longer text; by default, it runs over two lines. */
  effect?: string;
};

/** Places with limited room. The first match applies. */
const textLimits: readonly TextLimit[] = [
  {
    place: 'title in search results',
    keys: /\.meta\.title$/,
    max: 60,
    effect: 'is cut off there',
  },
  {
    place: 'text in search results',
    keys: /\.meta\.description$/,
    min: 50,
    max: 160,
    effect: 'is cut off there',
  },
  {
    place: 'heading of the page',
    keys: /\.hero\.title$/,
    max: 56,
    effect: 'runs over four lines on phones',
  },

  { place: 'menu in the header', keys: /^common\.nav\.groups\./, max: 20 },
  { place: 'button in the header', keys: /^common\.nav\.(?:login|contact|open|close)$/, max: 14 },
  { place: 'line of a menu', keys: /^common\.nav\.(?:sections\.|overview$)/, max: 20 },
  {
    place: 'link in the footer',
    keys: /^common\.(?:footer\.(?:terms|imprint|privacy)|consent\.footerLink)$/,
    max: 24,
  },
  { place: 'suggestion of a language', keys: /^common\.language\.suggestion\.link$/, max: 40 },
  { place: 'speech bubble', keys: /^common\.chat\.bubble$/, max: 64 },

  {
    place: 'button of the cookie banner',
    keys: /^common\.consent\.(?:banner\.(?:acceptAll|onlyNecessary|settings)|settings\.save)$/,
    max: 20,
  },
  { place: 'mark beside a switch', keys: /^common\.consent\.settings\.always$/, max: 20 },
  { place: 'copy button', keys: /^common\.copyEmail\.done$/, max: 20 },

  { place: 'line above a title', keys: /\.hero\.eyebrow$/, max: 56 },
  {
    place: 'button',
    keys: /\.(?:button|submit)$|^\w+\.hero\.(?:start|more|register|ask|contact|costs)$/,
    max: 32,
  },
  {
    place: 'audience link',
    keys: /^home\.hero\.audiences\.\w+\.(?:title|fact)$|^contact\.hero\.now\./,
    max: 36,
  },
  {
    place: 'figure with its unit',
    keys: /^(?:\w+\.stats\.speed|nurses\.services|employers\.hero\.facts\.\w+)\.figure$/,
    max: 12,
  },
  { place: 'figure', keys: /\.figure$/, max: 6 },
  { place: 'name on the map', keys: /^home\.hero\.map\.(?:towns|stops)\./, max: 12 },
  { place: 'badge', keys: /\.effort$/, max: 32 },
];

/** The limit of a message, if any. */
export function findLimit(namespace: string, key: string): TextLimit | undefined {
  return textLimits.find(({ keys }) => keys.test(`${namespace}.${key}`));
}

/** The variants of a message; none if it is not valid ICU. */
function messageVariants(text: string): readonly string[] {
  const message = parseIcu(text);
  return 'error' in message ? [] : message.variants;
}

/** The problem of a text that does not fit its place, if any. */
function lengthProblem(limit: TextLimit | undefined, text: string): string | undefined {
  if (limit === undefined || text.trim() === '') return undefined;
  const { place, min = 0, max, effect } = limit;
  const lengths = messageVariants(text).map(
    (one) => [...one.trim().replaceAll('\u00AD', '')].length,
  );
  const longest = Math.max(...lengths);
  if (longest > max) {
    const what = effect ?? 'runs over two lines on phones';
    return `${longest} characters; this ${place} ${what} with more than ${max}`;
  }
  return longest < min
    ? `${longest} characters; search engines ignore a ${place} with fewer than ${min}`
    : undefined;
}

/** Warns of unfinished texts, and of texts too long for their place. */
export function lengthWarnings(files: readonly MessageFile[]): Problem[] {
  return files.flatMap(({ file, namespace, messages }) =>
    [...messages].flatMap(([key, text]): Problem[] => {
      const words = /\b(?:TODO|XXX+)\b|lorem ipsum/i.exec(text)?.[0];
      const message =
        words === undefined
          ? lengthProblem(findLimit(namespace, key), text)
          : `says "${words}"; write it`;
      return message === undefined ? [] : [{ file, key, message, isWarning: true }];
    }),
  );
}
