import type { Problem } from '@/lib/i18n/text-problem';
import type { MessageFile } from '@/tooling/messages/message-file';

const metaKeys = ['meta.title', 'meta.description'] as const;

/** Checks that titles and descriptions are unique among the pages of one language. */
export function checkMeta(files: readonly MessageFile[]): Problem[] {
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
