import { createHash } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Account, canEnter } from '@/tooling/contact-stack/account';

/** Standard location of services' persistent data. */
const systemFolder = '/var/lib/nursing-placement-site';

/** Home of a folder's database if its account cannot enter that folder. */
export function homeOutside(folder: string): string {
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  return join(systemFolder, key);
}

async function makeEnterable(folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  // Other accounts may enter but not list it; its files have stricter modes.
  await chmod(folder, 0o711);
  return folder;
}

/**
 * Creates the home folder of a database.
 *
 * @param folder preferred location
 * @param account that PostgreSQL runs under; undefined for this process's own account
 * @returns the folder itself, or one outside of the project if the account cannot enter it
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
