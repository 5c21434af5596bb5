import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.strictObject({ IP_HASH_KEY: z.string(), DRAIN_KEY: z.string() });

/** Generated keys of the function, used when the environment sets none. */
export type Secrets = z.infer<typeof schema>;

/** Generates a random key of 256 bits. */
export const newKey = () => randomBytes(32).toString('base64url');

/** Reads the keys of a data folder; generates them on the first start. */
export async function openSecrets(folder: string): Promise<Secrets> {
  const file = join(folder, 'secrets.json');
  const content = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (content !== undefined) return schema.parse(JSON.parse(content));
  const secrets = { IP_HASH_KEY: newKey(), DRAIN_KEY: newKey() };
  await writeFile(file, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600 });
  return secrets;
}
