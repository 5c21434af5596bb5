import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account } from '@/tooling/contact-stack/account';
import { postgresEnvironment } from '@/tooling/contact-stack/postgres-environment';

const majorVersion = '17';

/** A cluster's folder and the password of its user `postgres`. */
export type Cluster = { folder: string; password: string };

type ClusterOptions = { home: string; account: Account | undefined; initdb: string };

/** Writes a file that only its owner can read: this account, or the given one. */
async function writeSecret(file: string, content: string, account?: Account): Promise<void> {
  await writeFile(file, content, { mode: 0o600 });
  if (account) await chown(file, account.uid, account.gid);
}

function runInitdb(initdb: string, args: readonly string[], account?: Account): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(initdb, args, {
      ...account,
      cwd: '/',
      env: postgresEnvironment,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.on('data', (chunk: Buffer) => {
      stderr += chunk.toString();
    });
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL could not create its data folder: ${stderr.trim()}`));
    });
  });
}

/** Creates a cluster in a temporary folder and renames it, so that it is never incomplete. */
async function makeCluster(
  { home, account, initdb }: ClusterOptions,
  cluster: Cluster,
): Promise<void> {
  const fresh = `${cluster.folder}.new`;
  const passwordFile = join(home, 'initdb-password');
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  if (account) await chown(fresh, account.uid, account.gid);
  await writeSecret(passwordFile, cluster.password, account);
  const user = '--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C';
  const locale = '--locale-provider=builtin --builtin-locale=C.UTF-8';
  const paths = ['--pgdata', fresh, '--pwfile', passwordFile];
  try {
    await runInitdb(initdb, [...user.split(' '), ...locale.split(' '), ...paths], account);
    await writeSecret(join(home, 'password'), cluster.password);
    await rename(fresh, cluster.folder);
  } finally {
    await rm(passwordFile, { force: true });
  }
}

async function readCluster(home: string, folder: string): Promise<Cluster> {
  const version = (await readFile(join(folder, 'PG_VERSION'), 'utf8')).trim();
  if (version !== majorVersion) {
    throw new Error(
      `${folder} was written by PostgreSQL ${version}, but this is ${majorVersion}. Dump it with the old version, or move it away to start with an empty database.`,
    );
  }
  const passwordFile = join(home, 'password');
  if (!existsSync(passwordFile)) {
    throw new Error(`${passwordFile} is missing. Restore it, or move ${folder} away.`);
  }
  return { folder, password: await readFile(passwordFile, 'utf8') };
}

/**
 * Opens the cluster of a home folder; creates it if it does not exist (about a second).
 *
 * @throws an error of one line when it was written by another version of PostgreSQL, or its password
 *   file is missing
 */
export async function openCluster(options: ClusterOptions): Promise<Cluster> {
  const folder = join(options.home, 'cluster');
  if (existsSync(folder)) return readCluster(options.home, folder);
  const cluster = { folder, password: randomBytes(24).toString('base64url') };
  await makeCluster(options, cluster);
  return cluster;
}
