import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import type { Attacked } from '@/tests/attack/support/attacked';
import { type Ended, framings, sendSlowly } from '@/tests/attack/support/body-attacks';
import { openConnections } from '@/tests/attack/support/processes';
import { serversOf } from '@/tests/attack/support/target';
import { eventually } from '@/tests/contact/support/eventually';

const connectionsOfEach = 40;
/** When a server must have ended a request whose body does not come, in milliseconds. */
const deadlineMs = 15_000;

/** Connections that each server has to end, while everything else is attacked. */
type SlowAttack = {
  /** Defines the test that they have ended: the last one, because it waits for them. */
  expectEnd: () => void;
};

/** Opens connections on which a byte comes every second, before the first test. */
export function attackSlowly({ target }: Attacked): SlowAttack {
  const ends: Promise<Ended>[] = [];
  before(() => {
    for (const { port } of serversOf(target())) {
      for (let index = 0; index < connectionsOfEach; index += 1) {
        const framing = framings[index % 2] ?? 'length';
        const path = index % 4 === 0 ? '/' : contactEndpoint;
        ends.push(sendSlowly(port, { method: 'POST', path, framing }, deadlineMs));
      }
    }
  });
  return {
    expectEnd: () => {
      describe('Bodies that come byte by byte', () => {
        it('are ended by the servers', async (test) => {
          const all = await Promise.all(ends);
          const longest = Math.max(...all.map(({ seconds }) => seconds));
          test.diagnostic(`${all.length} connections, the longest for ${longest.toFixed(1)} s`);
          assert.equal(all.filter(({ isClosed }) => !isClosed).length, 0, 'some stay open');
          for (const { name, port } of serversOf(target())) {
            await eventually(`nothing is open at ${name}`, 8, () => openConnections(port) === 0);
          }
        });
      });
    },
  };
}
