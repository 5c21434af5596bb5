import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { leastInFlight, runDurability } from '@/tests/contact/durability/durability';
import { tableOf } from '@/tests/contact/durability/table';
import { quickDelivery, victims } from '@/tests/contact/durability/world';

/** `npm run test:durability` is the long form. */
const requests = 300;

describe('When processes are killed while requests come in', { concurrency: true }, () => {
  const seed = Math.trunc(Math.random() * 2 ** 31);

  it('every accepted request is stored once and mailed', async (test) => {
    const report = await runDurability({
      seed,
      requests,
      kills: victims.length,
      overload: 100,
      settings: quickDelivery,
    });
    for (const line of tableOf(report).split('\n')) test.diagnostic(line);
    assert.deepEqual(report.problems, []);
    assert.ok(report.sent >= requests);
    assert.equal(report.kills.length, victims.length);
    const { accepted, stored, mailed } = report.verdict;
    assert.deepEqual([accepted, stored, mailed], Array(3).fill(report.sent));
    for (const { inFlight } of report.kills) assert.ok(inFlight >= leastInFlight, `${inFlight}`);
    assert.ok(report.failedCalls > 0, 'no visitor noticed a kill');
    const { mailed: perSecond = 0, taken: possible = 0 } = report.rate ?? {};
    // Half of it when nothing else runs, as the long form demands.
    assert.ok(perSecond > possible / 4, `${perSecond} mails a second of ${possible}`);
  });

  it('a database that confirms what is not on the disk yet would be noticed', async (test) => {
    const report = await runDurability({
      seed,
      requests: 100,
      kills: 1,
      settings: quickDelivery,
      targets: ['database'],
      prepare: async (sql) => {
        await sql`alter system set synchronous_commit = off`;
        await sql`alter system set wal_writer_delay = '10s'`;
        await sql`select pg_reload_conf()`;
      },
    });
    const lost = report.problems.filter((problem) => problem.includes('not stored'));
    test.diagnostic(`${lost.length} broken promises, such as ${lost[0]}`);
    assert.ok(lost.length > 0);
  });
});
