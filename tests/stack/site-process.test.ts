import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import {
  isDatabase,
  isFunction,
  isInbox,
  isWatchdog,
  processesWith,
  variableOf,
} from '@/tests/stack/support/processes';
import {
  endAll,
  type SiteProcess,
  sendRequest,
  spawnSite,
  startSite,
} from '@/tests/stack/support/site-process';
import { eventually } from '@/tests/support/eventually';
import { mailsWith, readMails } from '@/tests/support/inbox-mails';
import { makeDataFolder } from '@/tooling/contact-stack/temporary-stack';

let folder: string;
let remove: () => Promise<void>;
let site: SiteProcess;

before(async () => {
  ({ folder, remove } = await makeDataFolder());
  site = await startSite(folder);
});
beforeEach(async () => {
  // Many tests end it.
  if (site.child.exitCode === null && site.child.signalCode === null) return;
  await endAll(folder);
  site = await startSite(folder);
});
after(async () => {
  await endAll(folder);
  await remove();
});

const databaseOf = () => processesWith(folder).filter(isDatabase);
const proxyKey = () =>
  processesWith(folder)
    .filter(isFunction)
    .map((one) => variableOf(one, 'PROXY_KEY'))[0];
const watchdogsOf = () => processesWith(folder).filter(isWatchdog);

async function answersAt(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}

async function assertNothingRuns(): Promise<void> {
  await eventually('everything has ended', 10, () => processesWith(folder).length === 0);
  assert.equal(await answersAt(site.origin), false);
  assert.equal(await answersAt(site.inbox), false);
}

async function accept(words: string): Promise<void> {
  const response = await sendRequest(site.origin, words);
  assert.equal(response.status, 200, await response.clone().text());
  await mailsWith(site.inbox, words);
}

test('a request that is sent arrives as a mail', async () => {
  // What later tests wait to be gone is here.
  for (const isOne of [isDatabase, isWatchdog, isInbox, isFunction]) {
    assert.ok(processesWith(folder).some(isOne));
  }
  await accept('first-request');
  assert.match(site.output(), /^Site: {2}http:\/\/localhost:\d+\nInbox: http:\/\/localhost:\d+$/m);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  test(`${signal} ends everything within seconds`, async () => {
    const start = Date.now();
    site.child.kill(signal);
    const { code } = await site.ended;
    assert.equal(code, 0);
    assert.ok(Date.now() - start < 3000, `${Date.now() - start} ms`);
    assert.deepEqual(processesWith(folder), []);
    await assertNothingRuns();
  });
}

test('everything ends with a killed supervisor, and what was accepted is there after', async () => {
  await accept('before-the-kill');
  const mails = (await readMails(site.inbox)).length;
  const key = proxyKey();
  site.child.kill('SIGKILL');
  await site.ended;
  await assertNothingRuns();

  site = await startSite(folder);
  const newKey = proxyKey();
  assert.ok(newKey !== undefined && newKey.length >= 32);
  assert.notEqual(newKey, key);
  assert.equal((await readMails(site.inbox)).length, mails);
  await accept('after-the-kill');
});

test('it starts at once after a kill', async () => {
  site.child.kill('SIGKILL');
  site = await startSite(folder);
  await accept('at-once-after-the-kill');
});

/** Kills the watchdogs of the database, and waits until another one has taken their place. */
async function killWatchdogs(): Promise<void> {
  const killed = watchdogsOf().map(({ pid }) => pid);
  for (const pid of killed) process.kill(pid, 'SIGKILL');
  await eventually('there is another watchdog', 10, () =>
    watchdogsOf().some(({ pid }) => !killed.includes(pid)),
  );
}

test('the database outlives its watchdog, and ends with the site all the same', async () => {
  const [database] = databaseOf();
  await killWatchdogs();
  assert.equal(databaseOf()[0]?.pid, database?.pid);
  assert.match(site.output(), /^The watchdog of the database exited and is restarted now\.$/m);
  await accept('after-the-watchdog');

  site.child.kill('SIGTERM');
  assert.equal((await site.ended).code, 0);
  assert.deepEqual(processesWith(folder), []);
});

test('everything ends with a killed supervisor whose watchdog was killed before', async () => {
  await killWatchdogs();
  site.child.kill('SIGKILL');
  await site.ended;
  await assertNothingRuns();
});

test('a stop ends the database while it has no watchdog', async () => {
  // Nothing can take the watchdog's place while the supervisor is stopped.
  site.child.kill('SIGSTOP');
  for (const { pid } of watchdogsOf()) process.kill(pid, 'SIGKILL');
  site.child.kill('SIGTERM');
  site.child.kill('SIGCONT');
  assert.equal((await site.ended).code, 0);
  await assertNothingRuns();
});

test('a database that has lost its supervisor and its watchdog is ended by the next start', async () => {
  const [orphan] = databaseOf();
  site.child.kill('SIGSTOP');
  for (const { pid } of watchdogsOf()) process.kill(pid, 'SIGKILL');
  site.child.kill('SIGKILL');
  await site.ended;
  assert.ok(orphan && databaseOf().some(({ pid }) => pid === orphan.pid));

  site = await startSite(folder);
  assert.ok(!databaseOf().some(({ pid }) => pid === orphan.pid));
  await accept('after-the-orphan');
});

test('a killed function is restarted', async () => {
  const [first] = processesWith(folder).filter(isFunction);
  assert.ok(first);
  process.kill(first.pid, 'SIGKILL');
  await eventually(
    'nobody is told that a request was accepted',
    1,
    async () => (await sendRequest(site.origin, 'meanwhile')).status === 503,
  );
  await eventually(
    'requests are accepted again',
    10,
    async () => (await sendRequest(site.origin, 'after-the-function')).status === 200,
  );
  assert.match(site.output(), /^The contact function exited and is restarted now\.$/m);
});

test('a killed inbox is restarted at its address, with its mails', async () => {
  await accept('before-the-inbox');
  const [inbox] = processesWith(folder).filter(isInbox);
  assert.ok(inbox);
  process.kill(inbox.pid, 'SIGKILL');
  await eventually('it has been noticed', 10, () => site.output().includes('The inbox exited'));
  await eventually('the inbox answers again', 10, () => answersAt(site.inbox));
  await mailsWith(site.inbox, 'before-the-inbox');
  await accept('after-the-inbox');
});

test('a killed database is restarted', async () => {
  const [database] = databaseOf();
  assert.ok(database);
  process.kill(database.pid, 'SIGKILL');
  await eventually(
    'requests are accepted again',
    10,
    async () => (await sendRequest(site.origin, 'after-the-database')).status === 200,
  );
  // What its connections wrote when they lost it may follow.
  assert.match(site.output(), /^The database exited and is restarted now\.( FATAL: .*)?$/m);
});

test('a folder that is in use is one clear line', async () => {
  const second = await spawnSite(folder);
  assert.equal((await second.ended).code, 1);
  assert.match(
    second.output().trim(),
    /^\S+\/data is in use: the site is already running\. .*DATA_FOLDER=\S+$/,
  );
});

test('ports that are in use are one clear line each', async () => {
  const { port } = new URL(site.origin);
  const { port: inboxPort } = new URL(site.inbox);
  const onPort = await spawnSite(folder, { PORT: port });
  assert.equal((await onPort.ended).code, 1);
  assert.equal(
    onPort.output().trim(),
    `Port ${port} is in use. Choose another: PORT=${Number(port) + 1} npm start`,
  );
  const onInbox = await spawnSite(folder, { INBOX_PORT: inboxPort });
  assert.equal((await onInbox.ended).code, 1);
  assert.equal(
    onInbox.output().trim(),
    `Port ${inboxPort} is in use. Choose another: INBOX_PORT=${Number(inboxPort) + 1} npm start`,
  );
});
