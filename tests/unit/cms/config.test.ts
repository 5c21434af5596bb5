/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { messageTree } from '@/lib/i18n/message-tree';
import { namespaces } from '@/lib/i18n/namespaces';
import { locales } from '@/lib/locales';
import { editorConfig } from '@/scripts/cms/config';
import { parseMessageFile } from '@/scripts/messages/message-file';

const read = (locale: string, name: string) =>
  readFileSync(`messages/${locale}/${name}.json`, 'utf8');

/** The editor's files for German message files. */
const filesFor = (german: Parameters<typeof editorConfig>[0]) =>
  (editorConfig(german, { repository: 'a/b', branch: 'texts' }).collections ?? []).flatMap(
    (collection) => ('files' in collection ? collection.files : []),
  );
const german = namespaces.map(
  (name) => [name, messageTree.parse(JSON.parse(read('de', name)))] as const,
);
const files = filesFor(new Map(german));

const field = z.object({
  key: z.string().optional(),
  pattern: z.array(z.string()).optional(),
  required: z.boolean().optional(),
  get fields() {
    return z.array(field).optional();
  },
});
type TextField = z.infer<typeof field>;

/** The fields of the texts that every page has. */
const requiredFields = ({ fields = [], ...own }: TextField): TextField[] => [
  ...(own.key !== undefined && own.required ? [own] : []),
  ...fields.filter(({ required = true }) => required).flatMap(requiredFields),
];

describe.each(namespaces)('%s', (namespace) => {
  const fields = requiredFields(field.parse(files.find(({ name }) => name === namespace)));

  it.each(locales)('has a field for every text, in the order of the file: %s', (locale) => {
    const file = `messages/${locale}/${namespace}.json`;
    const text = read(locale, namespace);
    const { messages = new Map<string, string>() } =
      parseMessageFile({ file, locale, namespace, text }).file ?? {};
    expect(fields.map(({ key }) => key)).toEqual([...messages.keys()]);
    const refused = fields.filter(
      ({ key, pattern: [pattern = ''] = [] }) =>
        !new RegExp(pattern).test(messages.get(key ?? '') ?? ''),
    );
    expect(refused).toEqual([]);
    // The editor writes files in this form.
    expect(`${JSON.stringify(JSON.parse(text), null, 2)}\n`).toBe(text);
  });
});

test.each([
  ['Bis zu {amount} und <b>mehr</b>', true],
  ['{amount, number} <b>\n</b>', true],
  ['Bis zu {amout} und <b>mehr</b>', false],
  ['Bis zu {amount} und <b>mehr', false],
])('keeps the placeholders and tags of the German text: %j', (text, isAccepted) => {
  const [file] = filesFor(new Map([['home', { a: '<b>{amount}</b>' }]] as const));
  const [{ pattern = [] } = {}] = field.parse(file).fields ?? [];
  expect(new RegExp(pattern[0] ?? '^$').test(text)).toBe(isAccepted);
});
