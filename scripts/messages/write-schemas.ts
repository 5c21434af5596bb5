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

/**
 * A JSON Schema (draft 7, which editors support) for completion and validation of a namespace's
 * files in all languages.
 *
 * @param german the German file, the source of the keys
 */
export function messageSchema(namespace: string, german: MessageTree): object {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: `Texts: ${namespace}`,
    ...objectSchema(namespace, '', german),
  };
}

/**
 * Writes the JSON Schemas of message files into `schemas/`; `.vscode/settings.json` refers to them.
 *
 * @param root folder of the project, whose messages must be valid
 */
export async function writeMessageSchemas(root: string): Promise<void> {
  const folder = join(root, 'schemas');
  await mkdir(folder, { recursive: true });
  for (const namespace of namespaces) {
    const source = join(messagesFolder(root), defaultLocale, `${namespace}.json`);
    const german = messageTree.parse(JSON.parse(await readFile(source, 'utf8')));
    const schema = JSON.stringify(messageSchema(namespace, german), null, 2);
    await writeFile(join(folder, `${namespace}.json`), `${schema}\n`);
  }
}
