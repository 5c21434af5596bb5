import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contactRequestSchema } from '@/supabase/functions/_shared/contact-request';
import type { Attacked } from '@/tests/attack/support/attacked';
import { type FrontName, frontNames } from '@/tests/attack/support/front';
import { type Health, healthLine, watchHealth } from '@/tests/attack/support/health';
import { options } from '@/tests/attack/support/options';
import { sendHostileRequests } from '@/tests/attack/support/send-hostile';
import { emptyTables, frontOf } from '@/tests/attack/support/target';

const { seed, requests, isLong } = options;
/** `npm test` has time for one server; what differs in the other is small. */
const names: readonly FrontName[] = isLong ? frontNames : ['preview'];

const healthyMs = 100;

/** Thousands of generated requests: each is answered or refused, and nobody else is kept waiting. */
export function attackWithGenerated({ target }: Attacked): void {
  for (const name of names) {
    describe(`${requests} generated requests to the ${name} server`, () => {
      let health: Health;

      it('are answered without a failure', async (test) => {
        const front = frontOf(target(), name);
        await emptyTables(target());
        const endWatch = watchHealth(front.port);
        const { statuses, problems } = await sendHostileRequests(front, { seed, requests });
        health = await endWatch();
        test.diagnostic(`seed ${seed}: ${JSON.stringify(Object.fromEntries(statuses))}`);
        assert.deepEqual(problems.slice(0, 20), []);
        for (const status of [200, 303, 308, 400, 404, 405, 413, 415, 422]) {
          assert.ok((statuses.get(status) ?? 0) > 0, `no answer was ${status}`);
        }
      });

      it(`leave a fresh visitor's answer under ${healthyMs} ms`, (test) => {
        test.diagnostic(healthLine(health));
        assert.ok(health.requests >= 20, 'it was measured too seldom');
        assert.deepEqual(health.failures, []);
        assert.ok(health.maxMs < healthyMs, healthLine(health));
      });

      it('store nothing that breaks a rule', async (test) => {
        const rows = await target().sql`
          select name, email, phone, company, message, request_callback from contact.requests`;
        test.diagnostic(`${rows.length} requests stored`);
        assert.ok(rows.length > 0, 'none was taken');
        for (const row of rows) assert.deepEqual(contactRequestSchema.parse(row), { ...row });
      });
    });
  }
}
