import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '@/scripts/support/command';
import { git } from '@/scripts/support/git';

const folder = '.cache/shots-compare';

function removeWorktree(): void {
  rmSync(folder, { recursive: true, force: true });
  git('.', 'worktree', 'prune');
}

/**
 * Builds an earlier commit of the site in a worktree, which is removed when this process ends.
 *
 * @param commit a hash, a branch, a tag, `HEAD~3`
 * @returns folder of the built site
 * @throws a one-line error if it cannot be checked out
 */
export async function buildBaseline(commit: string): Promise<string> {
  removeWorktree();
  process.once('exit', removeWorktree);
  if (git('.', 'worktree', 'add', '--detach', '--force', folder, commit) === undefined) {
    throw new Error(`${commit}: git cannot check this commit out. Expected a hash or a branch.`);
  }
  const packages = [folder, '.'].map((root) => readFileSync(join(root, 'package-lock.json')));
  if (packages[0]?.equals(packages[1] ?? Buffer.of())) {
    // Next's bundler does not follow symbolic links out of the folder that it builds.
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync('node_modules', join(folder, 'node_modules'), options);
  }
  // Also installs missing packages.
  const program = ['scripts/bootstrap.mjs', 'scripts/build.ts'];
  await runNode(program, { NODE_ENV: 'production', cwd: folder });
  return join(folder, 'out');
}
