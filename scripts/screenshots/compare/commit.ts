import { git } from '@/scripts/support/git';

/**
 * The full hash of a commit.
 *
 * @param name a hash, a branch, a tag, `HEAD~3`
 * @throws a one-line error if there is no such commit
 */
export function hashOf(name: string | undefined): string {
  if (name === undefined || name === '') {
    throw new Error('Which commit? For example: npm run shots:compare -- HEAD~1');
  }
  if (git('.', 'rev-parse', '--git-dir') === undefined) {
    throw new Error('This is no clone of a git repository, so there is no earlier state.');
  }
  const hash = git('.', 'rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`);
  if (!hash) {
    throw new Error(`${name}: no commit of this repository. Expected a hash, a branch or HEAD~1.`);
  }
  return hash;
}

/** Whether there are uncommitted changes. */
export function hasChanges(): boolean {
  return git('.', 'status', '--porcelain') !== '';
}
