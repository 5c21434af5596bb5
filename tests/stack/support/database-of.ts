import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { canEnter, databaseAccount } from '@/tooling/contact-stack/account';
import { homeOutside } from '@/tooling/contact-stack/postgres-home';

/**
 * The folder of a database's cluster. As root it stands elsewhere when its account cannot enter
 * the folder.
 *
 * @param folder where the database was started
 */
export function clusterOf(folder: string): string {
  const account = databaseAccount();
  const home = account && !canEnter(account, folder) ? homeOutside(folder) : folder;
  return join(home, 'cluster');
}

/**
 * The address of a database that runs now, with its password.
 *
 * @param folder where the database was started
 */
export function databaseUrlOf(folder: string): string {
  const cluster = clusterOf(folder);
  const password = readFileSync(join(dirname(cluster), 'password'), 'utf8');
  // The fourth line of its lock file is its port.
  const port = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[3];
  return `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
}
