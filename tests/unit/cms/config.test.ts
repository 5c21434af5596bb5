import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import { messageTree } from '@/lib/i18n/read-messages';
import { locales } from '@/lib/locales';
import { messageFields } from '@/scripts/cms/config';
import { parseMessageFile } from '@/scripts/messages/message-file';

const field = z.object({
  key: z.string().default(''),
  pattern: z.array(z.string()).default([]),
  required: z.boolean().default(true),
  get fields() {
    return z.array(field).optional();
  },
});
type Field = z.infer<typeof field>;

/** The fields of all texts, without room for further questions. */
const textFields = (fields: readonly Field[]): Field[] =>
  fields
    .filter(({ required }) => required)
    .flatMap((one) => (one.fields ? textFields(one.fields) : one));

describe.each(namespaces)('%s', (namespace) => {
  const read = (locale: string) => readFileSync(`messages/${locale}/${namespace}.json`, 'utf8');
  const german = messageTree.parse(JSON.parse(read('de')));
  const fields = textFields(z.array(field).parse(messageFields(namespace, german)));

  it.each(locales)('has a field for every text, in the order of the file: %s', (locale) => {
    const file = { file: 'x', locale, namespace, text: read(locale) };
    const texts = [...(parseMessageFile(file).file?.messages ?? [])];
    expect(fields.map(({ key }) => key)).toEqual(texts.map(([key]) => key));
    const patterns = fields.map(({ pattern: [pattern = ''] }) => new RegExp(pattern));
    expect(texts.filter(([, text], index) => !patterns[index]?.test(text))).toEqual([]);
    // The editor writes files in this form.
    expect(`${JSON.stringify(JSON.parse(read(locale)), null, 2)}\n`).toBe(read(locale));
  });
});

test.each([
  ['Bis zu {amount} und <b>mehr</b>', true],
  ['{amount, number} <b>\n</b>', true],
  ['Bis zu {amout} und <b>mehr</b>', false],
  ['Bis zu {amount} und <b>mehr', false],
])('requires the placeholders and tags of the German text: %j', (text, isAccepted) => {
  const [{ pattern } = { pattern: [] }] = z
    .array(field)
    .parse(messageFields('home', { a: '<b>{amount}</b>' }));
  expect(new RegExp(pattern[0] ?? '^$').test(text)).toBe(isAccepted);
});
