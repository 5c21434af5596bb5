import { readdirSync, readFileSync } from 'node:fs';

/** A process of this machine. */
export type Process = { pid: number; command: string };

function read(pid: string, part: 'cmdline' | 'environ'): string {
  try {
    return readFileSync(`/proc/${pid}/${part}`, 'utf8').replaceAll('\0', ' ');
  } catch {
    // It has ended meanwhile, or belongs to another account.
    return '';
  }
}

/**
 * Processes whose command line or environment holds some text, such as a folder's name, without
 * this one.
 */
export function processesWith(text: string): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ pid: name, command: read(name, 'cmdline') }))
    .filter(({ pid, command }) => command.includes(text) || read(pid, 'environ').includes(text))
    .map(({ pid, command }) => ({ pid: Number(pid), command }));
}

/** The processes of a running site, by their command lines. */
export const isDatabase = ({ command }: Process) => /\/postgres(\.exe)? -D /.test(command);
export const isWatchdog = ({ command }: Process) => command.includes('/end-postmaster.mjs ');
export const isInbox = ({ command }: Process) => command.includes('/inbox/serve.ts ');
export const isFunction = ({ command }: Process) => command.includes('/serve-local.ts');

/** A variable in the environment that a process was started with. */
export function variableOf({ pid }: Process, name: string): string | undefined {
  return new RegExp(`(?:^| )${name}=(\\S*)`).exec(read(String(pid), 'environ'))?.[1];
}
