import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '@/scripts/support/command';
import { git } from '@/scripts/support/git';

const worktreeFolder = '.cache/shots-compare';

/**
 * The full hash of a commit.
 *
 * @param name a hash, a branch, a tag, `HEAD~3`
 * @throws an error of one line if there is no such commit
 */
export function hashOf(name: string): string {
  const hash = git('.', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (!hash) {
    throw new Error(`${name}: no commit of this repository. Expected a hash, a branch or HEAD~1.`);
  }
  return hash;
}

function removeWorktree(): void {
  rmSync(worktreeFolder, { recursive: true, force: true });
  git('.', 'worktree', 'prune');
}

/** Whether both states have the same dependencies. */
function needSamePackages(): boolean {
  const [now, then] = ['.', worktreeFolder].map((folder) =>
    readFileSync(join(folder, 'package-lock.json'), 'utf8'),
  );
  return now === then;
}

/**
 * Builds an earlier commit of the site in a worktree, which is removed when this process ends.
 *
 * @param hash of the commit
 * @returns folder of the built site
 * @throws an error of one line if it cannot be built
 */
export async function buildEarlierState(hash: string): Promise<string> {
  removeWorktree();
  process.once('exit', removeWorktree);
  if (git('.', 'worktree', 'add', '--detach', '--force', worktreeFolder, hash) === undefined) {
    throw new Error(`${hash.slice(0, 10)}: git cannot check it out into ${worktreeFolder}.`);
  }
  if (!existsSync(join(worktreeFolder, 'scripts/bootstrap.mjs'))) {
    throw new Error(`${hash.slice(0, 10)}: at this commit nothing could be built yet.`);
  }
  if (needSamePackages()) {
    // Next's bundler does not follow symbolic links out of the folder that it builds.
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync('node_modules', join(worktreeFolder, 'node_modules'), options);
  }
  // Installs missing packages, as in any checkout.
  await runNode(['scripts/bootstrap.mjs', 'scripts/build.ts'], {
    NODE_ENV: 'production',
    cwd: worktreeFolder,
  });
  return join(worktreeFolder, 'out');
}
