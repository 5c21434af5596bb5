import type { MessageFile } from '@/lib/messages/message-file';
import type { Problem } from '@/lib/messages/problem';

/** Characters that search engines show; a shorter description is mostly ignored. */
const limits = {
  'meta.title': { least: 1, most: 60 },
  'meta.description': { least: 50, most: 160 },
} as const;

type MetaKey = keyof typeof limits;
const metaKeys: readonly MetaKey[] = ['meta.title', 'meta.description'];

/** Whether one file's title and description have the right length. */
function checkLength({ file, messages }: MessageFile): Problem[] {
  return metaKeys.flatMap((key) => {
    const text = messages.get(key)?.trim();
    if (text === undefined || text === '') return [];
    const { least, most } = limits[key];
    const length = [...text].length;
    if (length >= least && length <= most) return [];
    const wanted = least > 1 ? `${least} to ${most}` : `at most ${most}`;
    return [{ file, key, message: `${length} characters; expected ${wanted}` }];
  });
}

/** Files of one language that share a title or a description. */
function checkUnique(files: readonly MessageFile[]): Problem[] {
  return metaKeys.flatMap((key) => {
    const first = new Map<string, string>();
    return files.flatMap(({ file, messages }) => {
      const text = messages.get(key)?.trim().toLowerCase();
      if (text === undefined || text === '') return [];
      const other = first.get(text);
      if (other === undefined) {
        first.set(text, file);
        return [];
      }
      return [{ file, key, message: `the same as in ${other}; every page needs its own` }];
    });
  });
}

/** Titles and descriptions of the pages of one language: their length, and that each is its own. */
export function checkMeta(files: readonly MessageFile[]): Problem[] {
  return [...files.flatMap(checkLength), ...checkUnique(files)];
}
