import assert from 'node:assert/strict';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import postgres from 'postgres';
import { clusterOf } from '@/tests/stack/support/database-of';
import { databaseAccount } from '@/tooling/contact-stack/account';
import { applyMigrations } from '@/tooling/contact-stack/migrations';
import { type RunningPostgres, startPostgres } from '@/tooling/contact-stack/postgres';
import { homeOutside } from '@/tooling/contact-stack/postgres-home';
import { makeDataFolder } from '@/tooling/contact-stack/temporary-stack';

let folder: string;
let remove: () => Promise<void>;
let database: RunningPostgres;

before(async () => {
  ({ folder, remove } = await makeDataFolder());
  database = await startPostgres({ folder });
});
after(async () => {
  await database.stop();
  await remove();
});

async function withSql<Result>(work: (sql: postgres.Sql) => Promise<Result>): Promise<Result> {
  const sql = postgres(database.url, { max: 1, onnotice: () => undefined });
  try {
    return await work(sql);
  } finally {
    await sql.end({ timeout: 1 });
  }
}

/** Every name that the query gives, in its order. */
async function names(query: (sql: postgres.Sql) => Promise<readonly postgres.Row[]>) {
  return (await withSql(query)).map((row) => String(row['name']));
}

test('what was committed is there after a hard kill, at the same address', async () => {
  await withSql((sql) => sql`create table kept as select 'here' as name`);
  const { url, port } = database;
  await database.kill();
  database = await startPostgres({ folder, port });
  assert.equal(database.url, url);
  assert.deepEqual(await names((sql) => sql`select name from kept`), ['here']);
});

test('what makes data durable is switched on, and the password is required', async () => {
  const settings = await withSql(
    (sql) => sql`select current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit,
      current_setting('full_page_writes') as pages,
      current_setting('listen_addresses') as addresses`,
  );
  assert.deepEqual(
    { ...settings[0] },
    { fsync: 'on', commit: 'on', pages: 'on', addresses: '127.0.0.1' },
  );
  const stranger = postgres(database.url.replace(/:[^:@]+@/, ':wrong@'), { max: 1 });
  await assert.rejects(async () => stranger`select 1`, /password authentication failed/);
  await stranger.end();
});

test('a lock file that names another living process is no hindrance', async () => {
  const { port } = database;
  await database.kill();
  const lockFile = join(clusterOf(folder), 'postmaster.pid');
  const lines = (await readFile(lockFile, 'utf8')).split('\n');
  await writeFile(lockFile, [process.pid, ...lines.slice(1)].join('\n'));
  database = await startPostgres({ folder, port });
  assert.deepEqual(await names((sql) => sql`select 'alive' as name`), ['alive']);
});

test('data of another version is one clear line', async () => {
  await database.stop();
  const versionFile = join(clusterOf(folder), 'PG_VERSION');
  await writeFile(versionFile, '16\n');
  await assert.rejects(startPostgres({ folder }), {
    message: /^\S+\/cluster was written by PostgreSQL 16, but this is 17\. [^\n]+$/,
  });
  await writeFile(versionFile, '17\n');
  database = await startPostgres({ folder });
});

test('a database that could not be made completely is made again', async () => {
  const other = await makeDataFolder();
  try {
    await mkdir(join(other.folder, 'cluster.new', 'base'), { recursive: true });
    const started = await startPostgres({ folder: other.folder });
    await started.stop();
  } finally {
    await other.remove();
  }
});

test('where its account cannot enter, the database stands outside and runs', async () => {
  const account = databaseAccount();
  const { folder: closed, remove: removeClosed } = await makeDataFolder();
  const inside = join(closed, 'postgres');
  try {
    await chmod(closed, 0o700);
    const started = await startPostgres({ folder: inside });
    await started.stop();
    const home = account ? homeOutside(inside) : inside;
    assert.match(await readFile(join(home, 'cluster', 'PG_VERSION'), 'utf8'), /^17/);
  } finally {
    await removeClosed();
  }
});

test('migrations are applied once, in order, each as a whole', async () => {
  const files = join(folder, 'migrations');
  await mkdir(files);
  const write = (name: string, statements: string) => writeFile(join(files, name), statements);
  const apply = () => applyMigrations({ url: database.url, folder: files });
  const tables = () =>
    names((sql) => sql`select relname as name from pg_class where relname like 'made%' order by 1`);

  await write('2_second.sql', 'insert into made_a values (1); create table made_b ();');
  await write('1_first.sql', 'create table made_a (a int);');
  assert.deepEqual(await apply(), ['1_first.sql', '2_second.sql']);
  assert.deepEqual(await apply(), []);

  await write('3_third.sql', 'create table made_c (); create table made_a ();');
  await assert.rejects(apply(), {
    message: '3_third.sql failed: relation "made_a" already exists',
  });
  assert.deepEqual(await tables(), ['made_a', 'made_b']);

  await write('3_third.sql', 'create table made_c ();');
  // Two that start at once wait for each other.
  assert.deepEqual((await Promise.all([apply(), apply()])).flat(), ['3_third.sql']);

  await write('1_first.sql', 'create table made_a (a bigint);');
  await assert.rejects(apply(), { message: /^1_first\.sql has changed since it was applied/ });
  await rm(join(files, '1_first.sql'));
  await assert.rejects(apply(), { message: /^1_first\.sql was applied .* its file is missing\.$/ });
});
