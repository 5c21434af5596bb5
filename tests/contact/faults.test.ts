import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { type Backend, startBackend } from '@/tests/contact/support/backend';
import { type Accepted, judge, type Verdict } from '@/tests/contact/support/judge';
import { answerOf, postJson, validRequest } from '@/tests/contact/support/posts';
import { createMailServer, type MailServer } from '@/tests/contact/support/start-mail-server';
import { eventually } from '@/tests/support/eventually';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';
import type { DenoVersion } from '@/tooling/contact-stack/deno-program';

/** Quick enough for a test, and long enough that a killed process really leaves leases behind. */
const settings = {
  DELIVERY_LEASE_SECONDS: '2',
  DELIVERY_BACKOFF_SECONDS: '0.1',
  DELIVERY_BACKOFF_MAX_SECONDS: '0.5',
  DELIVERY_TRIES: '10000',
  SMTP_TIMEOUT_SECONDS: '0.5',
  DATABASE_TIMEOUT_SECONDS: '2',
};

const leastUnsent = 50;
const perRound = 110;
const atOnce = 10;
/** Successes before something is killed in the middle of posts. */
const beforeKill = 20;

/** Which function runs, and on what; the real one on the newest Deno if nothing is said. */
type Build = { source?: string; deno?: DenoVersion };

type World = {
  backend: Backend;
  mail: MailServer;
  build: Build;
  running: RunningFunction;
  accepted: Map<string, Accepted extends ReadonlyMap<string, infer Request> ? Request : never>;
  refused: number;
};

/**
 * Posts requests, each with words of its own, and notes which were answered with success.
 *
 * @param onAccepted called after each success
 */
async function post(
  world: World,
  count: number,
  onAccepted: () => void = () => undefined,
): Promise<void> {
  let next = 0;
  const client = async () => {
    while (next < count) {
      next += 1;
      const id = crypto.randomUUID();
      const request = { ...validRequest, message: `${validRequest.message} ${id}` };
      try {
        const response = await postJson(world.running.origin, request, { 'idempotency-key': id });
        const answer = await answerOf(response);
        if (answer.success) {
          world.accepted.set(answer.reference, request);
          onAccepted();
        } else world.refused += 1;
      } catch {
        // Nobody is there to answer: no promise was made.
        world.refused += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, client));
}

async function unsent({ backend }: World): Promise<number> {
  const [row] = await backend.sql<{ count: number }[]>`
    select count(*)::integer as count from contact.deliveries where state = 'waiting'`;
  return row?.count ?? 0;
}

/** Posts until enough is stored and not mailed, whatever the mail server does meanwhile. */
async function pileUp(world: World): Promise<void> {
  await post(world, perRound);
  // A build that answers too early commits later than it answers.
  await eventually(
    `${leastUnsent} of ${perRound} requests to wait for the mail server`,
    10,
    async () => (await unsent(world)) >= leastUnsent,
  );
}

/** Kills something hard while requests are coming in and being answered with success. */
async function killWhilePosting(world: World, kill: () => Promise<void>): Promise<void> {
  let left = beforeKill;
  let killed: Promise<void> | undefined;
  await post(world, perRound, () => {
    left -= 1;
    if (left === 0) killed = kill();
  });
  assert.ok(killed, 'too few requests were accepted to kill anything');
  await killed;
}

async function restartFunction(world: World): Promise<void> {
  const { port } = world.running;
  world.running = await world.backend.startFunction(
    { ...settings, SMTP_URL: world.mail.url },
    { port, ...world.build },
  );
}

/** Everything that can happen, one after the other; posting goes on while it does. */
async function goThroughFaults(world: World): Promise<void> {
  const { mail, backend } = world;

  // The mail server hangs, and is killed while it does.
  await pileUp(world);
  await killWhilePosting(world, mail.kill);
  await mail.start('refuse');

  // It refuses, and the function is killed in the middle of posts and of deliveries.
  await pileUp(world);
  await killWhilePosting(world, world.running.kill);
  await restartFunction(world);
  await mail.behave('drop');

  // It drops mails in the middle, and the database is killed in the middle of posts.
  await pileUp(world);
  await killWhilePosting(world, backend.killDatabase);
  await post(world, atOnce);
  await backend.restartDatabase();

  // It takes mails, and the function is killed in the middle of delivering what has piled up.
  await mail.behave('hang');
  await pileUp(world);
  await mail.behave('accept');
  await eventually(
    'the first mails after the silence',
    10,
    async () => (await mail.taken()).length > 0,
  );
  await world.running.kill();
  assert.ok((await unsent(world)) >= leastUnsent);
  await restartFunction(world);
}

/** Goes through all faults with one build of the function. */
async function tryBuild(build: Build): Promise<{ verdict: Verdict; refused: number }> {
  const backend = await startBackend();
  const mail = await createMailServer(backend.folder('mails.jsonl'));
  try {
    await mail.start('hang');
    const running = await backend.startFunction({ ...settings, SMTP_URL: mail.url }, build);
    const world: World = { backend, mail, build, running, accepted: new Map(), refused: 0 };
    await goThroughFaults(world);
    await eventually('everything is mailed', 60, async () => (await unsent(world)) === 0);
    const verdict = await judge(world.accepted, backend.sql, await mail.taken());
    return { verdict, refused: world.refused };
  } finally {
    await mail.kill();
    await backend.close();
  }
}

/** A build of the function that answers before the database has committed. */
async function makeHastyBuild(folder: string): Promise<void> {
  await cp('supabase/functions', folder, { recursive: true });
  const file = join(folder, 'send-contact-email/outbox/accept.ts');
  const honest = 'const deadline = database.deadline();';
  const hasty = `const reference = newReference();
    void database
      .run((sql) => insert(sql, submission, reference, limits))
      .catch(() => undefined);
    return { outcome: 'stored', reference };
    const deadline = 0;`;
  const code = await readFile(file, 'utf8');
  assert.equal(code.split(honest).length, 2, `${file} has changed: name what stores in it`);
  await writeFile(file, code.replace(honest, hasty));
}

describe('When mail server, function and database fail', () => {
  for (const deno of ['2.9', '2.1'] as const) {
    it(`keeps every request that was answered with success, on Deno ${deno}`, async (test) => {
      const { verdict, refused } = await tryBuild({ deno });
      test.diagnostic(JSON.stringify({ ...verdict, refused }));
      assert.deepEqual(verdict.problems, []);
      assert.ok(verdict.accepted >= 500, `only ${verdict.accepted} were accepted`);
      assert.ok(refused > 0, 'nothing ever failed');
      assert.ok(verdict.repeated > 0, 'no mail was lost after it was taken');
    });
  }

  it('would not let a build pass that answers before it commits', async (test) => {
    // Inside the project, because Deno looks for packages upward from there.
    await mkdir('.cache', { recursive: true });
    const folder = await mkdtemp('.cache/hasty-function-');
    try {
      await makeHastyBuild(folder);
      const { verdict } = await tryBuild({ source: folder });
      test.diagnostic(`${verdict.problems.length} broken promises, such as ${verdict.problems[0]}`);
      assert.ok(verdict.problems.some((problem) => problem.includes('not stored')));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
});
