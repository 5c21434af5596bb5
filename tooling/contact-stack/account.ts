import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The account that a process runs under. */
export type Account = { uid: number; gid: number };

const read = 4;
const enter = 1;

function idOf(flag: '-u' | '-g', name: string): number {
  return Number(execFileSync('id', [flag, name], { encoding: 'utf8' }));
}

/**
 * The account that PostgreSQL runs under: `nobody` if this process runs as root, which PostgreSQL
 * refuses.
 *
 * @returns undefined if this process's own account can run it
 */
export function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  return { uid: idOf('-u', 'nobody'), gid: idOf('-g', 'nobody') };
}

function mayDo(path: string, account: Account, bits: number): boolean {
  const { mode, uid, gid } = statSync(path);
  if (uid === account.uid) return ((mode >> 6) & bits) === bits;
  if (gid === account.gid) return ((mode >> 3) & bits) === bits;
  return (mode & bits) === bits;
}

/** Whether an account may enter a folder and every folder above it. */
export function canEnter(account: Account, folder: string): boolean {
  const path = resolve(folder);
  const parent = dirname(path);
  return mayDo(path, account, enter) && (parent === path || canEnter(account, parent));
}

/** Whether an account may run a program at its path. */
export function canRun(account: Account, program: string): boolean {
  return mayDo(program, account, read | enter) && canEnter(account, dirname(program));
}
