import { type Problem, warning } from '@/lib/i18n/text-problem';
import { type MessageFile, parseIcu } from '@/scripts/messages/message-file';

/**
 * Places with limited room: their names for editors, the keys of their messages with namespaces, and
 * the most characters. A longer text only causes a warning. The first match applies.
 */
const textLimits: readonly (readonly [place: string, keys: RegExp, max: number])[] = [
  ['title in search results', /\.meta\.title$/, 60],
  ['text in search results', /\.meta\.description$/, 160],
  ['heading of a page', /\.hero\.title$/, 56],
  ['line of a menu', /^common\.nav\.(?:groups\.|sections\.|overview$)/, 20],
  ['button in the header', /^common\.nav\.(?:login|contact|open|close)$/, 14],
  ['button of the cookie banner', /^common\.consent\.\w+\.(?:accept|only|save)/, 20],
  ['button', /\.(?:button|submit)$|^\w+\.hero\.(?:start|more|register|ask|contact|costs)$/, 32],
];

/** The limit of a message and its place, if any. */
export function findLimit(namespace: string, key: string) {
  const [place, , max] = textLimits.find(([, keys]) => keys.test(`${namespace}.${key}`)) ?? [];
  return place && max ? { place, max } : undefined;
}

/** The problem of a text that is unfinished, or too long for its place, if any. */
function textProblem(limit: ReturnType<typeof findLimit>, text: string): string | undefined {
  const words = /\b(?:TODO|XXX+)\b|lorem ipsum/i.exec(text)?.[0];
  if (words !== undefined) return `says "${words}"; write it`;
  if (limit === undefined) return undefined;
  const lengths = parseIcu(text).variants.map(
    (one) => [...one.trim().replaceAll('\u00AD', '')].length,
  );
  const longest = Math.max(...lengths);
  if (longest <= limit.max) return undefined;
  return `${longest} characters; a ${limit.place} is cut off or gets too high above ${limit.max}`;
}

/** Warns of unfinished texts, and of texts too long for their place. */
export function lengthWarnings(files: readonly MessageFile[]): Problem[] {
  return files.flatMap(({ file, namespace, messages }) =>
    [...messages].flatMap(([key, text]) => {
      const message = textProblem(findLimit(namespace, key), text);
      return message === undefined ? [] : warning(file, key, message);
    }),
  );
}
