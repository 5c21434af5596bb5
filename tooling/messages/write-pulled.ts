import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type MessageTree, messageTree } from '@/lib/i18n/message-tree';

/** The entries of an object in another object's order; new entries come last. */
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

/** Content of a project file; empty if it is missing or invalid. */
function treeOf(json: string | undefined): MessageTree {
  try {
    return messageTree.parse(JSON.parse(json ?? '{}'));
  } catch {
    return {};
  }
}

/** A file in the project's format: order of its keys, two spaces, final newline. */
function formatted(path: string, loaded: string, own: string | undefined): string {
  if (!path.endsWith('.json')) return `${loaded.replaceAll('\r\n', '\n').trimEnd()}\n`;
  const tree = messageTree.parse(JSON.parse(loaded));
  return `${JSON.stringify(ordered(tree, treeOf(own)), null, 2)}\n`;
}

/**
 * Overwrites the project's messages with loaded ones, keeping the format, so that diffs show
 * changed texts only.
 *
 * @param folder the project's `messages/`
 * @param texts validated content by path: `en/home.json`
 * @returns the paths that were written
 */
export async function writePulled(
  folder: string,
  texts: ReadonlyMap<string, string>,
): Promise<string[]> {
  const written: string[] = [];
  for (const [path, loaded] of texts) {
    const file = join(folder, path);
    const own = await readFile(file, 'utf8').catch(() => undefined);
    const text = formatted(path, loaded, own);
    if (text === own) continue;
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    written.push(path);
  }
  return written;
}
