import assert from 'node:assert/strict';
import { after, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { distinctRequest, postJson, startBackend } from '@/tests/contact/support/backend';
import {
  type FunctionProcess,
  reservedPort,
  startOnNode,
} from '@/tests/contact/support/function-process';
import { eventually } from '@/tests/support/eventually';

/** Number of requests; `npm run test:durability` sends 3,000. */
const requests = Number(process.argv[2] ?? 300);
const inFlight = 40;
/** Number of responses between two kills. */
const requestsPerKill = 60;

const send = (request: Request) =>
  fetch(request)
    .then((response) => response.json())
    .catch(() => undefined);

const backend = await startBackend();
let running: FunctionProcess;
let isOver = false;
after(async () => {
  isOver = true;
  await running?.end();
  await backend.close();
});

it(`kills of Node and PostgreSQL lose none of ${requests} requests that were answered with success`, async (test) => {
  // Sends all requests until each has a success response, while both are killed alternately.
  const TEST_PORT = await reservedPort();
  const settings = { ...backend.settings(), TEST_PORT };
  running = await startOnNode(settings);
  const answered = new Map<string, string>();
  let next = 0;
  // A kill takes seconds. Requests that are not in flight wait for it.
  let killAt = requestsPerKill;
  const visitor = async () => {
    for (let index = next++; index < requests && !isOver; index = next++) {
      await eventually('the next kill', () => index < killAt + inFlight);
      const body = distinctRequest(`${TEST_PORT} ${index}`);
      const address = `10.${index >> 8}.${index & 255}.1`;
      while (!answered.has(body.message) && !isOver) {
        const url = running.origin + contactEndpoint;
        const answer = await send(postJson(body, { url, address }));
        if (answer?.success) answered.set(body.message, answer.reference);
        else await wait(100);
      }
    }
  };
  const visitors = Promise.all(Array.from({ length: inFlight }, visitor));
  let kills = 0;
  const isDone = () => answered.size >= requests;
  for (; !isDone(); killAt += requestsPerKill) {
    await eventually('progress', () => answered.size >= Math.min(killAt, requests));
    if (isDone()) break;
    kills += 1;
    if (kills % 2 === 0) {
      backend.killDatabase();
      await backend.startDatabase();
    }
    if (kills % 4 !== 0) {
      await running.end();
      running = await startOnNode(settings);
    }
  }
  await visitors;
  const { rows } = await backend.sql.query('select message, reference from contact.requests');
  const stored = new Map(rows.map(({ message, reference }) => [message, reference]));
  const lost = [...answered].filter(([message, reference]) => stored.get(message) !== reference);
  const isMailed = async () => {
    // Mails that a killed process had claimed are due after two minutes.
    await backend.sql.query(`update contact.requests set next_attempt_at = now()
      where claimed_at < now() - interval '10 seconds'`);
    const waiting = await backend.sql.query('select from contact.requests where sent_at is null');
    return waiting.rows.length === 0;
  };
  await eventually('all mails', isMailed);
  await running.end();
  const ids = backend.mailServer.mails.map(({ read }) => read.messageId);
  const text = backend.mailServer.mails.map(({ read }) => read.subject).join('\n');
  const result = {
    kills,
    lost: lost.length,
    unmailed: [...answered.values()].filter((reference) => !text.includes(reference)).length,
    repeated: ids.length - new Set(ids).size,
  };
  test.diagnostic(JSON.stringify(result));
  assert.ok(result.kills >= 4, String(result.kills));
  assert.deepEqual([answered.size, result.lost, result.unmailed], [requests, 0, 0]);
});
