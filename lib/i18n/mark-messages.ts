import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visit } from 'jsonc-parser';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import type { MessageTree } from '@/lib/i18n/read-messages';
import { markText } from '@/lib/i18n/text-marks';
import type { Locale } from '@/lib/locales';

/** Whether texts carry their location in invisible marks: in development, and in previews. */
export const areTextsMarked = () =>
  process.env.NODE_ENV === 'development' || process.env['TEXT_MARKS'] === 'true';

function markTree(tree: MessageTree, locations: ReadonlyMap<string, string>, path = '') {
  const marked = Object.entries(tree).map(([name, value]): [string, string | MessageTree] => {
    const key = path + name;
    if (typeof value !== 'string') return [name, markTree(value, locations, `${key}.`)];
    // Marks would damage URLs and the texts in a page's head, which programs read.
    const isPlain = /^https?:\/\//.test(value) || key.startsWith('meta.');
    return [name, isPlain ? value : markText(value, locations.get(key) ?? key)];
  });
  return Object.fromEntries(marked);
}

/** Adds to each message of a language an invisible mark with its file, line and key. */
export async function markMessages(
  messages: Readonly<Record<string, MessageTree>>,
  locale: Locale,
): Promise<Record<string, MessageTree>> {
  const marked = Object.entries(messages).map(async ([namespace, tree]) => {
    const file = `${locale}/${namespace}.json`;
    const locations = new Map<string, string>();
    visit(await readFile(join(messagesFolder(), file), 'utf8').catch(() => ''), {
      onLiteralValue: (_value, _offset, _length, line, _character, getPath) => {
        const key = getPath().join('.');
        locations.set(key, `${file}:${line + 1}:${key}`);
      },
    });
    return [namespace, markTree(tree, locations)] as const;
  });
  return Object.fromEntries(await Promise.all(marked));
}
