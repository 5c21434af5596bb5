import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** A process of this machine. */
export type Process = { pid: number; command: string };

function read(pid: string, part: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${part}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It has ended meanwhile, or is somebody else's.
    return '';
  }
}

/**
 * Processes whose command line or environment holds some words, such as a folder's name. This one
 * is not meant.
 */
export function processesWith(words: string): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ pid: name, command: read(name, 'cmdline') }))
    .filter(({ pid, command }) => command.includes(words) || read(pid, 'environ').includes(words))
    .map(({ pid, command }) => ({ pid: Number(pid), command }));
}

/** The processes of a running site, by their command lines. */
export const isDatabase = ({ command }: Process) => /\/postgres(\.exe)? -D /.test(command);
export const isWatchdog = ({ command }: Process) => command.includes('/end-postmaster.mjs ');
export const isInbox = ({ command }: Process) => command.includes('/inbox/serve.ts ');
export const isFunction = ({ command }: Process) => command.includes('/serve-local.ts');

/**
 * Waits until something holds.
 *
 * @throws with the words given when it does not in time
 */
export async function until(
  holds: () => boolean | Promise<boolean>,
  words: string,
  seconds = 10,
): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (!(await holds())) {
    if (Date.now() > deadline) throw new Error(`Not within ${seconds} s: ${words}`);
    await wait(50);
  }
}
