import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Account, canEnter } from '@/tooling/contact-stack/account';

/** Where systems keep what a service owns; it is there after a restart too. */
const systemFolder = '/var/lib/nursing-placement-site';

/** Where the database of a folder stands when its account cannot enter that folder. */
export function homeOutside(folder: string): string {
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  return join(systemFolder, key);
}

async function makeEnterable(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  // Others may enter it and not list it; the files in it have modes of their own.
  await chmod(folder, 0o711);
  return folder;
}

/**
 * Makes the folder that holds a database and what belongs to it.
 *
 * @param folder where it is wanted
 * @param account whom PostgreSQL runs as; undefined for this process's own account
 * @returns the folder itself, or one outside of the project where the account could not enter it
 */
export async function makePostgresHome(
  folder: string,
  account: Account | undefined,
): Promise<string> {
  if (!account) {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    return resolve(folder);
  }
  await makeEnterable(folder);
  if (canEnter(account, folder)) return resolve(folder);
  await makeEnterable(systemFolder);
  return makeEnterable(homeOutside(folder));
}
