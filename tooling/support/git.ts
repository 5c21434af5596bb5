import { spawnSync } from 'node:child_process';

/**
 * Runs git.
 *
 * @param folder where it runs
 * @returns what it printed; undefined where it failed, or where there is no git
 */
export function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
