import { z } from 'zod';

/** Content of a message file, or of all files of a language: nested objects of texts. */
export type MessageTree = { [key: string]: string | MessageTree };

/** Schema of a message file. */
export const messageTree: z.ZodType<MessageTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageTree])),
);

/** A copy of messages with changed texts. `change` gets each text with its key, `hero.title`. */
export function mapTexts(
  tree: MessageTree,
  change: (text: string, key: string) => string,
  path = '',
): MessageTree {
  const entries = Object.entries(tree).map(([name, value]): [string, string | MessageTree] => {
    const key = path + name;
    return [
      name,
      typeof value === 'string' ? change(value, key) : mapTexts(value, change, `${key}.`),
    ];
  });
  return Object.fromEntries(entries);
}
