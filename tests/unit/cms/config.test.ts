import { readFileSync } from 'node:fs';
import { messageTree } from '@/lib/i18n/message-tree';
import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { messageFields } from '@/scripts/cms/config';
import { parseMessageFile } from '@/scripts/messages/message-file';

/** The keys of all fields for texts, at any depth, in their order. */
function keysOf(fields: readonly object[]): string[] {
  const keys: string[] = [];
  JSON.stringify(fields, (name, value) => {
    if (name === 'key') keys.push(value);
    return value;
  });
  return keys;
}

describe.each(namespaces)('%s', (namespace) => {
  const read = (locale: string) => readFileSync(`messages/${locale}/${namespace}.json`, 'utf8');
  const german = messageTree.parse(JSON.parse(read('de')));
  const keys = keysOf(messageFields(namespace, german));

  it.each(locales)('has a field for every text, in the order of the file: %s', (locale) => {
    const file = { file: 'x', locale, namespace, text: read(locale) };
    const texts = parseMessageFile(file).file?.messages;
    // The others are room for a further question.
    expect(keys.filter((key) => texts?.has(key))).toEqual([...(texts?.keys() ?? [])]);
    // The editor writes files in this form.
    expect(`${JSON.stringify(JSON.parse(read(locale)), null, 2)}\n`).toBe(read(locale));
  });
});
