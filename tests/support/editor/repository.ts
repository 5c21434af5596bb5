import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

const author = {
  GIT_AUTHOR_NAME: 'Somebody',
  GIT_AUTHOR_EMAIL: 'somebody@example.org',
  GIT_COMMITTER_NAME: 'Somebody',
  GIT_COMMITTER_EMAIL: 'somebody@example.org',
} as const;

/** What a commit changes: content by path, or nothing where the file is deleted. */
export type Changes = ReadonlyMap<string, Buffer | undefined>;

/** A bare repository with the project's texts. */
export type Repository = {
  folder: string;
  branch: string;
  /** Runs git in the repository and returns what it prints. */
  git: (...args: string[]) => Promise<string>;
  /**
   * Commits changes on top of a commit.
   *
   * @returns the new commit, or nothing when the branch has moved on from `parent`
   */
  commit: (changes: Changes, message: string, parent: string) => Promise<string | undefined>;
  remove: () => void;
};

/** Makes a bare repository whose one branch holds the present texts of the project. */
export function createRepository(branch: string): Repository {
  const folder = mkdtempSync(join(tmpdir(), 'git-host-'));
  const bare = join(folder, 'texts.git');
  const work = join(folder, 'work');
  const env = { ...process.env, ...author };
  const init = (...args: string[]) => execFileSync('git', args, { env, stdio: 'ignore' });
  init('init', '--quiet', `--initial-branch=${branch}`, work);
  cpSync('messages', join(work, 'messages'), { recursive: true });
  init('-C', work, 'add', '.');
  init('-C', work, 'commit', '--quiet', '--message=Texts');
  init('clone', '--quiet', '--bare', work, bare);

  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-C', bare, ...args], {
      env,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  };
  const store = async (content: Buffer) => {
    const child = run('git', ['-C', bare, 'hash-object', '-w', '--stdin'], { env });
    child.child.stdin?.end(content);
    return (await child).stdout.trim();
  };

  let count = 0;
  const commit: Repository['commit'] = async (changes, message, parent) => {
    count += 1;
    const index = { ...env, GIT_INDEX_FILE: join(folder, `index-${count}`) };
    const inIndex = (...args: string[]) => run('git', ['-C', bare, ...args], { env: index });
    await inIndex('read-tree', parent);
    for (const [path, content] of changes) {
      const entry =
        content === undefined
          ? ['--force-remove', path]
          : ['--add', '--cacheinfo', `100644,${await store(content)},${path}`];
      await inIndex('update-index', ...entry);
    }
    const { stdout: tree } = await inIndex('write-tree');
    const made = await git('commit-tree', tree.trim(), '-p', parent, '-m', message);
    try {
      await git('update-ref', `refs/heads/${branch}`, made.trim(), parent);
    } catch {
      return undefined;
    }
    return made.trim();
  };
  return {
    folder: bare,
    branch,
    git,
    commit,
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
