import assert from 'node:assert/strict';
import { chmod, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { applyMigrations, fallbackFolder, startPostgres } from '@/scripts/serve/postgres';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { distinctRequest, makeFolder, postJson } from '@/tests/contact/support/backend';
import { type RunningProcess, reservedPort, run } from '@/tests/contact/support/function-process';
import { eventually, mailsWith } from '@/tests/support/eventually';

/** `npm start -- --no-build`, with a site of one page. */
type Site = RunningProcess & { origin: string; inbox: string };

const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

const root = await makeFolder();
await mkdir(join(root, 'out'));
await writeFile(join(root, 'out/index.html'), '<title>Site</title>');

let site: Site;
const sites: Site[] = [];

async function spawnSite(data: string, env: Record<string, string> = {}): Promise<Site> {
  const { PORT = await reservedPort(), INBOX_PORT = await reservedPort() } = env;
  const args = ['--import', tsx, resolve('scripts/start.ts'), '--no-build'];
  const running = run(process.execPath, args, {
    cwd: root,
    env: {
      PATH: process.env['PATH'],
      TSX_TSCONFIG_PATH: resolve('tsconfig.json'),
      DATA_FOLDER: join(root, data),
      ...env,
      PORT,
      INBOX_PORT,
    },
  });
  const [origin, inbox] = [`http://localhost:${PORT}`, `http://localhost:${INBOX_PORT}`];
  const spawned = { ...running, origin, inbox };
  sites.push(spawned);
  return spawned;
}

async function startSite(data: string): Promise<Site> {
  const started = await spawnSite(data);
  const isReady = () => started.output().includes('\nInbox: ');
  await eventually('the site is ready', () => started.hasEnded() || isReady());
  if (started.hasEnded()) await started.ended;
  assert.ok(isReady(), started.output());
  return started;
}

const post = ({ origin }: Site, words: string) =>
  fetch(postJson(distinctRequest(words), { url: origin + contactEndpoint }));

/** Sends a request that has to be accepted. @returns its reference */
async function accept(to: Site, words: string): Promise<string> {
  const response = await post(to, words);
  const answer = await response.json();
  assert.equal(response.status, 200, JSON.stringify(answer));
  return answer.reference;
}

/** Process id of the database of a data folder; undefined if it was stopped. */
async function databasePid(data: string): Promise<number | undefined> {
  const file = join(root, data, 'postgres/cluster/postmaster.pid');
  const [pid] = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  return pid ? Number(pid) : undefined;
}

async function killDatabase(): Promise<void> {
  process.kill((await databasePid('data')) ?? assert.fail('stopped'), 'SIGKILL');
}

beforeEach(async () => {
  if (site === undefined || site.hasEnded()) site = await startSite('data');
});
after(async () => {
  for (const one of sites) if (!one.hasEnded()) await one.end();
});

test('a request is mailed, and Ctrl+C ends everything', async () => {
  const reference = await accept(site, 'first');
  const [mail] = await mailsWith(site.inbox, reference);
  assert.deepEqual(mail?.replyTo, [{ name: 'Đurđa Žižić-Müller', address: 'durda@example.org' }]);
  const page = await fetch(site.inbox);
  assert.ok((await page.text()).includes(reference));
  assert.match(page.headers.get('content-security-policy') ?? '', /^default-src 'none'/);

  assert.equal(await site.end('SIGINT'), 0);
  assert.equal(await databasePid('data'), undefined);
});

test('the next start uses the database of a killed process, and no request is lost', async () => {
  const reference = await accept(site, 'before the kill');
  const database = await databasePid('data');
  await site.end();
  site = await startSite('data');
  assert.equal(await databasePid('data'), database);
  assert.equal(await accept(site, 'before the kill'), reference);
  // The killed process may have claimed the mail for two minutes.
  const client = new pg.Client((await startPostgres(join(root, 'data/postgres')))?.url);
  await client.connect();
  await client.query('update contact.requests set next_attempt_at = now()');
  await client.end();
  await mailsWith(site.inbox, reference);
});

test('a database that is killed is started again', async () => {
  await killDatabase();
  // Its processes end shortly after it.
  await wait(100);
  assert.equal((await post(site, 'meanwhile')).status, 503);
  await eventually('requests are accepted', async () => (await post(site, 'again')).ok);
});

test('used ports and invalid settings are reported in one line', async () => {
  const startupError = async (env: Record<string, string>) => {
    const refused = await spawnSite('data', env);
    assert.equal(await refused.ended, 1);
    return refused.output();
  };
  for (const [name, { port }] of [
    ['PORT', new URL(site.origin)],
    ['INBOX_PORT', new URL(site.inbox)],
  ] as const) {
    const line = `Port ${port} is in use. Choose another: ${name}=${Number(port) + 1} npm start\n`;
    assert.equal(await startupError({ [name]: port }), line);
  }
  assert.match(await startupError({ MAIL_TO: 'nobody' }), /^Wrong settings: MAIL_TO: [^\n]+\n$/);
  assert.match(
    await startupError({ DATABASE_URL: 'postgres://127.0.0.1:1/none' }),
    /^The database cannot be used: [^\n]*ECONNREFUSED[^\n]*\n$/,
  );
});

test('the database is in another folder if its account cannot access the chosen one', async () => {
  const folder = join(root, 'closed', 'postgres');
  await mkdir(folder, { recursive: true });
  await chmod(join(root, 'closed'), 0o700);
  const database = await startPostgres(folder);
  await database?.stop();
  const home = process.getuid?.() === 0 ? fallbackFolder(folder) : folder;
  assert.match(await readFile(join(home, 'cluster/PG_VERSION'), 'utf8'), /^17/);
  await rm(home, { recursive: true });
});

test('migrations are applied once, each in a transaction, and must not change', async () => {
  const folder = join(root, 'migrations');
  await mkdir(folder);
  // The programs of PostgreSQL pass paths to a shell.
  const database = await startPostgres(join(root, 'migrated $HOME `id`'));
  assert.ok(database);
  const apply = () => applyMigrations({ DATABASE_URL: database.url }, folder);
  await writeFile(join(folder, '1.sql'), 'create table\n  a ();\n');
  await Promise.all([apply(), apply()]);
  // As Git checks it out on Windows.
  await writeFile(join(folder, '1.sql'), 'create table\r\n  a ();\r\n');
  await apply();
  await writeFile(join(folder, '2.sql'), 'create table b (); create table a ();');
  await assert.rejects(apply(), { message: '2.sql failed: relation "a" already exists' });
  await writeFile(join(folder, '2.sql'), 'create table b ();');
  await apply();
  await writeFile(join(folder, '1.sql'), 'create table a (changed int);');
  await assert.rejects(apply(), { message: /^1\.sql has changed since it was applied\. [^\n]+$/ });
});
