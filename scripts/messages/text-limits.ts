import type { Problem } from '@/lib/i18n/text-problem';
import { type MessageFile, parseIcu } from '@/scripts/messages/message-file';

/** The length of a text that fits a place on the page. Other lengths only cause a warning. */
type TextLimit = {
  /** Namespace and key of its messages. */
  keys: RegExp;
  min?: number;
  max: number;
  /** What happens to a longer text; by default, it runs over two lines. */
  effect?: string;
};

const cut = 'is cut off there';

/** Places with limited room, by their names for editors. The first match applies. */
const textLimits: Readonly<Record<string, TextLimit>> = {
  'title in search results': { keys: /\.meta\.title$/, max: 60, effect: cut },
  'text in search results': { keys: /\.meta\.description$/, min: 50, max: 160, effect: cut },
  'heading of the page': {
    keys: /\.hero\.title$/,
    max: 56,
    effect: 'runs over four lines on phones',
  },
  'menu in the header': { keys: /^common\.nav\.groups\./, max: 20 },
  'button in the header': { keys: /^common\.nav\.(?:login|contact|open|close)$/, max: 14 },
  'line of a menu': { keys: /^common\.nav\.(?:sections\.|overview$)/, max: 20 },
  'link in the footer': {
    keys: /^common\.(?:footer\.(?:terms|imprint|privacy)|consent\.footerLink)$/,
    max: 24,
  },
  'suggestion of a language': { keys: /^common\.language\.suggestion\.link$/, max: 40 },
  'speech bubble': { keys: /^common\.chat\.bubble$/, max: 64 },
  'button of the cookie banner': {
    keys: /^common\.consent\.(?:banner\.(?:acceptAll|onlyNecessary|settings)|settings\.save)$/,
    max: 20,
  },
  'note beside a switch': { keys: /^common\.consent\.settings\.always$/, max: 20 },
  'copy button': { keys: /^common\.copyEmail\.done$/, max: 20 },
  'line above a title': { keys: /\.hero\.eyebrow$/, max: 56 },
  button: {
    keys: /\.(?:button|submit)$|^\w+\.hero\.(?:start|more|register|ask|contact|costs)$/,
    max: 32,
  },
  'audience link': {
    keys: /^home\.hero\.audiences\.\w+\.(?:title|fact)$|^contact\.hero\.now\./,
    max: 36,
  },
  'figure with its unit': {
    keys: /^(?:\w+\.stats\.speed|nurses\.services|employers\.hero\.facts\.\w+)\.figure$/,
    max: 12,
  },
  figure: { keys: /\.figure$/, max: 6 },
  'name on the map': { keys: /^home\.hero\.map\.(?:towns|stops)\./, max: 12 },
  badge: { keys: /\.effort$/, max: 32 },
};

/** The limit of a message and its place, if any. */
export function findLimit(namespace: string, key: string) {
  const limits = Object.entries(textLimits).map(([place, limit]) => ({ place, ...limit }));
  return limits.find(({ keys }) => keys.test(`${namespace}.${key}`));
}

/** The problem of a text that does not fit its place, if any. */
function lengthProblem(limit: ReturnType<typeof findLimit>, text: string): string | undefined {
  const message = parseIcu(text);
  if (limit === undefined || text.trim() === '' || 'error' in message) return undefined;
  if (message.variants.length === 0) return undefined;
  const { place, min = 0, max, effect = 'runs over two lines on phones' } = limit;
  const lengths = message.variants.map((one) => [...one.trim().replaceAll('\u00AD', '')].length);
  const longest = Math.max(...lengths);
  if (longest > max) return `${longest} characters; this ${place} ${effect} with more than ${max}`;
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

/** The questions of the home page, to which `npm test` holds it. */
const homeQuestions = ['services', 'duration', 'costs', 'qualifications', 'academy', 'areas'];

/** Warns of other questions on the home page than its six. */
export function questionWarnings(files: readonly MessageFile[]): Problem[] {
  return files.flatMap(({ file, namespace, messages }): Problem[] => {
    const ids = [...messages.keys()].flatMap((key) => /^faq\.items\.(\w+)/.exec(key)?.[1] ?? []);
    const found = [...new Set(ids)].join(', ');
    const expected = homeQuestions.join(', ');
    if (namespace !== 'home' || found === '' || found === expected) return [];
    const message = `has ${found}; npm test expects these six: ${expected}`;
    return [{ file, key: 'faq.items', message, isWarning: true }];
  });
}
