import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale } from '@/lib/locales';
import { messageSchema } from '@/tooling/messages/schemas';

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
    const german = z.looseObject({}).parse(JSON.parse(await readFile(source, 'utf8')));
    const schema = JSON.stringify(messageSchema(namespace, german), null, 2);
    await writeFile(join(folder, `${namespace}.json`), `${schema}\n`);
  }
}
