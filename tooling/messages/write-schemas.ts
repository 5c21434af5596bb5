import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { namespaces } from '@/lib/i18n/namespaces';
import { defaultLocale } from '@/lib/locales';
import { messageSchema } from '@/tooling/messages/schemas';

/** Beside `messages/`; `.vscode/settings.json` leads editors here. */
const folder = 'schemas';

/** The schemas as they should be, by their path from the project's root. */
async function expectedSchemas(root: string): Promise<[file: string, text: string][]> {
  return Promise.all(
    namespaces.map(async (namespace): Promise<[string, string]> => {
      const path = join(root, 'messages', defaultLocale, `${namespace}.json`);
      const german = z.looseObject({}).parse(JSON.parse(await readFile(path, 'utf8')));
      const schema = messageSchema(namespace, german);
      return [`${folder}/${namespace}.json`, `${JSON.stringify(schema, null, 2)}\n`];
    }),
  );
}

/**
 * Writes the schemas by which editors complete and check message files.
 *
 * @param root folder of the project, whose texts have been checked
 */
export async function writeMessageSchemas(root: string = process.cwd()): Promise<void> {
  await mkdir(join(root, folder), { recursive: true });
  for (const [file, text] of await expectedSchemas(root)) await writeFile(join(root, file), text);
}

/**
 * Checks that the schemas are those of the German texts.
 *
 * @throws an error with one line per schema that is not
 */
export async function assertMessageSchemas(root: string = process.cwd()): Promise<void> {
  const lines: string[] = [];
  for (const [file, text] of await expectedSchemas(root)) {
    const found = await readFile(join(root, file), 'utf8').catch(() => undefined);
    if (found === text) continue;
    const state = found === undefined ? 'missing' : 'older than the German texts';
    lines.push(`${file}: ${state}; run npm run messages:schemas and commit it`);
  }
  if (lines.length > 0) throw new Error(lines.join('\n'));
}
