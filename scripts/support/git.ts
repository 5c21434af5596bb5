import { spawnSync } from 'node:child_process';

/** Runs git in a folder. @returns its output; undefined if it failed or git is missing */
export function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
