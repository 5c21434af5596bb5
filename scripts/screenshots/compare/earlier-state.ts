import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { git } from '@/scripts/support/git';
import { linkFolder } from '@/scripts/support/link-folder';
import { runNode } from '@/scripts/support/run';

/** Inside the project, and so on the same disk: packages can be hard-linked instead of copied. */
const worktreeFolder = '.cache/shots-compare';

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
 * Builds an earlier commit of the site in a separate worktree, which is removed when this process
 * ends for any reason.
 *
 * @param hash of the commit
 * @returns folder of the built site
 * @throws a one-line error if it cannot be built
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
    linkFolder('node_modules', join(worktreeFolder, 'node_modules'));
  }
  // Installs missing packages, as in any checkout.
  await runNode(['scripts/bootstrap.mjs', 'scripts/build.ts'], {
    NODE_ENV: 'production',
    cwd: worktreeFolder,
  });
  return join(worktreeFolder, 'out');
}
