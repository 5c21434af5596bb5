import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { messageTree } from '@/lib/i18n/message-tree';
import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { messageFields } from '@/scripts/cms/config';
import { parseMessageFile } from '@/scripts/messages/message-file';

const field = z.object({
  key: z.string().default(''),
  get fields() {
    return z.array(field).optional();
  },
});
type Field = z.infer<typeof field>;

/** The fields of all texts, at any depth. */
const textFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((one) => (one.fields ? textFields(one.fields) : one));

describe.each(namespaces)('%s', (namespace) => {
  const read = (locale: string) => readFileSync(`messages/${locale}/${namespace}.json`, 'utf8');
  const german = messageTree.parse(JSON.parse(read('de')));
  const fields = textFields(z.array(field).parse(messageFields(namespace, german)));

  it.each(locales)('has a field for every text, in the order of the file: %s', (locale) => {
    const file = { file: 'x', locale, namespace, text: read(locale) };
    const texts = parseMessageFile(file).file?.messages;
    // The others are room for a further question.
    const filled = fields.filter(({ key }) => texts?.has(key));
    expect(filled.map(({ key }) => key)).toEqual([...(texts?.keys() ?? [])]);
    // The editor writes files in this form.
    expect(`${JSON.stringify(JSON.parse(read(locale)), null, 2)}\n`).toBe(read(locale));
  });
});
