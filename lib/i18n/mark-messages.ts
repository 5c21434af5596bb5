import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visit } from 'jsonc-parser';
import type { MessageTree } from '@/lib/i18n/message-tree';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { markText } from '@/lib/i18n/text-marks';
import type { Locale } from '@/lib/locales';

/** Environment variable that switches the marks on in a build. */
const variable = 'TEXT_MARKS';

/** Whether texts carry their location in invisible marks: in development, and in previews. */
export function areTextsMarked(): boolean {
  return process.env.NODE_ENV === 'development' || process.env[variable] === 'true';
}

/** The line of each text of a message file by its key. */
function findLineNumbers(json: string): ReadonlyMap<string, number> {
  const lines = new Map<string, number>();
  visit(json, {
    onLiteralValue: (_value, _offset, _length, line, _character, getPath) => {
      lines.set(getPath().join('.'), line + 1);
    },
  });
  return lines;
}

function markTree(
  tree: MessageTree,
  { file, lines, prefix }: { file: string; lines: ReadonlyMap<string, number>; prefix: string },
): MessageTree {
  return Object.fromEntries(
    Object.entries(tree).map(([name, value]) => {
      const key = prefix + name;
      if (typeof value !== 'string') {
        return [name, markTree(value, { file, lines, prefix: `${key}.` })];
      }
      // Marks would damage URLs and the texts in a page's head, which programs read.
      if (/^https?:\/\//.test(value) || key.startsWith('meta.')) return [name, value];
      return [name, markText(value, { file, line: lines.get(key) ?? 1, key })];
    }),
  );
}

/** Adds to each message of a language an invisible mark with its file, line and key. */
export async function markMessages(
  messages: Readonly<Record<string, MessageTree>>,
  locale: Locale,
): Promise<Record<string, MessageTree>> {
  const marked = Object.entries(messages).map(async ([namespace, tree]) => {
    const file = `${locale}/${namespace}.json`;
    const json = await readFile(join(messagesFolder(), file), 'utf8').catch(() => '');
    return [namespace, markTree(tree, { file, lines: findLineNumbers(json), prefix: '' })] as const;
  });
  return Object.fromEntries(await Promise.all(marked));
}
