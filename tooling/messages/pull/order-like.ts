import { z } from 'zod';

/** A message file's content, as deep as it goes. */
type MessageTree = { [key: string]: string | MessageTree };

const messageTree: z.ZodType<MessageTree> = z.lazy(() =>
  z.record(z.string(), z.union([z.string(), messageTree])),
);

/** The entries of one object in the order of another; those that only it has come last. */
function ordered(tree: MessageTree, model: MessageTree): MessageTree {
  const known = Object.keys(model).filter((key) => Object.hasOwn(tree, key));
  const keys = [...new Set([...known, ...Object.keys(tree)])];
  return Object.fromEntries(
    keys.flatMap((key) => {
      const value = tree[key];
      if (value === undefined) return [];
      const place = model[key];
      const isObject = typeof value !== 'string' && typeof place === 'object';
      return [[key, isObject ? ordered(value, place) : value]];
    }),
  );
}

/**
 * Writes a message file as the project writes them: two spaces, and the keys in the order that
 * they have there.
 *
 * @param json the file as it came, which has been checked
 * @param model the project's own file, if there is one
 */
export function formatLike(json: string, model: string | undefined): string {
  const tree = messageTree.parse(JSON.parse(json));
  const like = model === undefined ? {} : messageTree.parse(JSON.parse(model));
  return `${JSON.stringify(ordered(tree, like), null, 2)}\n`;
}
