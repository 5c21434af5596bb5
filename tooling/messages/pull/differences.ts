import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isLocale } from '@/lib/locales';
import { formatLike } from '@/tooling/messages/pull/order-like';
import { showLines, showTexts } from '@/tooling/messages/pull/show-changes';
import { readMessageFile } from '@/tooling/messages/read-file';

/** A file that would be written. */
export type FileChange = {
  /** Path from the project's root. */
  file: string;
  text: string;
  /** What differs, as lines for people. */
  shown: readonly string[];
};

async function readIfThere(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Key → text of a message file; nothing where there is none that can be read. */
function messagesOf(file: string, text: string | undefined): ReadonlyMap<string, string> {
  const [locale = ''] = file.split('/').slice(1);
  if (text === undefined || !isLocale(locale)) return new Map();
  return readMessageFile({ file, locale, namespace: '', text }).file?.messages ?? new Map();
}

function changeOf(file: string, before: string | undefined, loaded: string): FileChange[] {
  if (!file.endsWith('.json')) {
    const text = `${loaded.replaceAll('\r\n', '\n').trimEnd()}\n`;
    return text === before ? [] : [{ file, text, shown: showLines(before ?? '', text) }];
  }
  const own = messagesOf(file, before);
  const shown = showTexts(own, messagesOf(file, loaded));
  if (shown.length === 0) return [];
  return [{ file, text: formatLike(loaded, own.size > 0 ? before : undefined), shown }];
}

/**
 * Compares texts from elsewhere with the project's own.
 *
 * @param project the project's `messages/`
 * @param texts checked texts by path: `en/home.json`
 */
export async function differences(
  project: string,
  texts: ReadonlyMap<string, string>,
): Promise<FileChange[]> {
  const changes: FileChange[] = [];
  for (const [path, loaded] of texts) {
    changes.push(...changeOf(`messages/${path}`, await readIfThere(join(project, path)), loaded));
  }
  return changes;
}
