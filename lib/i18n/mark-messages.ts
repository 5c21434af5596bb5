import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { visit } from 'jsonc-parser';
import { type MessageTree, mapTexts } from '@/lib/i18n/message-tree';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { markText } from '@/lib/i18n/text-marks';
import type { Locale } from '@/lib/locales';

/** Whether texts carry their location in invisible marks: in development, and in previews. */
export const areTextsMarked = () =>
  process.env.NODE_ENV === 'development' || process.env['TEXT_MARKS'] === 'true';

/** Adds to each message of a language an invisible mark with its file, line and key. */
export async function markMessages(messages: MessageTree, locale: Locale): Promise<MessageTree> {
  const locations = new Map<string, string>();
  for (const namespace of Object.keys(messages)) {
    const file = `${locale}/${namespace}.json`;
    visit(await readFile(join(messagesFolder(), file), 'utf8').catch(() => ''), {
      onLiteralValue: (_value, _offset, _length, line, _character, getPath) => {
        const key = getPath().join('.');
        locations.set(`${namespace}.${key}`, `${file}:${line + 1}:${key}`);
      },
    });
  }
  return mapTexts(messages, (text, key) => {
    // Marks would damage URLs and the texts in a page's head, which programs read.
    const isPlain = /^https?:\/\//.test(text) || /^\w+\.meta\./.test(key);
    return isPlain ? text : markText(text, locations.get(key) ?? key);
  });
}
