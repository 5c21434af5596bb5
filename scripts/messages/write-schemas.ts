import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type MessageTree, messageTree } from '@/lib/i18n/message-tree';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale } from '@/lib/locales';
import { readIcu } from '@/scripts/messages/icu';
import { isKeptInGerman } from '@/scripts/messages/kept-in-german';
import { limitOf } from '@/scripts/messages/text-limits';

/** The schema of a message, with the description that editors show. */
function textSchema(namespace: string, key: string, german: string): object {
  const message = readIcu(german);
  const parameters = 'error' in message ? [] : [...message.parameters];
  const limit = limitOf(namespace, key);
  const description = [
    `${defaultLocale}: ${german}`,
    ...(parameters.length > 0 ? [`Keep: ${parameters.join(', ')}`] : []),
    ...(limit ? [`At most ${limit.most} characters (${limit.place}).`] : []),
  ].join('\n\n');
  return {
    type: 'string',
    description,
    minLength: 1,
    ...(isKeptInGerman(key) && { const: german }),
  };
}

function objectSchema(namespace: string, path: string, tree: MessageTree): object {
  const properties = Object.fromEntries(
    Object.entries(tree).map(([name, value]) => [
      name,
      typeof value === 'string'
        ? textSchema(namespace, path + name, value)
        : objectSchema(namespace, `${path}${name}.`, value),
    ]),
  );
  const required = Object.keys(properties);
  return { type: 'object', properties, required, additionalProperties: false };
}

/** A schema of a namespace's files in all languages, from the keys of the German file. */
export function messageSchema(namespace: string, german: MessageTree): object {
  return { title: `Texts: ${namespace}`, ...objectSchema(namespace, '', german) };
}

/** Writes the type of the German messages, from which TypeScript derives the keys of all texts. */
export async function writeMessageTypes(root: string): Promise<void> {
  const imports = namespaces.map(
    (name) => `import type ${name} from '@/messages/${defaultLocale}/${name}.json';\n`,
  );
  const types = namespaces.map((name) => `  ${name}: typeof ${name};\n`);
  const module = [
    '/** Made by scripts/messages/write-schemas.ts; do not edit. */\n',
    ...imports,
    `\nexport type Messages = {\n${types.join('')}};\n`,
  ];
  await writeFile(join(root, 'lib/i18n/generated.ts'), module.join(''));
}

/**
 * Writes the JSON Schema (draft 7, which editors support) of message files, for completion and
 * validation: `.vscode/settings.json` refers to it. Of its alternatives, an editor takes the one that
 * fits a file best.
 *
 * @param root folder of the project, whose messages must be valid
 */
export async function writeMessageSchema(root: string): Promise<void> {
  const folder = join(root, 'schemas');
  await mkdir(folder, { recursive: true });
  const anyOf = namespaces.map(async (namespace) => {
    const source = join(messagesFolder(root), defaultLocale, `${namespace}.json`);
    return messageSchema(namespace, messageTree.parse(JSON.parse(await readFile(source, 'utf8'))));
  });
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    anyOf: await Promise.all(anyOf),
  };
  await writeFile(join(folder, 'messages.json'), `${JSON.stringify(schema, null, 2)}\n`);
}
