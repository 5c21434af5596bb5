import assert from 'node:assert/strict';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { describe, it } from 'node:test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { maxBodyBytes } from '@/supabase/functions/_shared/contact-size';
import type { Attacked } from '@/tests/attack/support/attacked';
import { frontNames } from '@/tests/attack/support/front';
import { inParallel } from '@/tests/attack/support/in-parallel';
import { options } from '@/tests/attack/support/options';
import { frontOf } from '@/tests/attack/support/target';

const connections = 64;
/** Posts of the attackers before the visitor comes; all connections are in use by then. */
const head = 2 * connections;
const visits = 5;
/** How long the visitor may wait, in milliseconds. */
const mostMs = 1000;

/** Networks (/24) of the attackers; the visitor is in another one of the loopback interface. */
const networkCounts = [1, 16];
const attackerIn = (network: number) => `127.0.${network}.1`;
const visitor = '127.1.0.2';

const fields = { name: 'Ana Test', email: 'ana@example.org', message: 'Eine Nachricht.' };
/** A letter that becomes three in NFC: the most expensive to refuse. */
const note = '\u{1D160}';
const tooLong = note.repeat(Math.floor(maxBodyBytes / Buffer.byteLength(note)) - 200);

const bodies = {
  JSON: ['application/json', JSON.stringify({ ...fields, message: tooLong })],
  'a form': ['application/x-www-form-urlencoded', `name=A&message=${'x'.repeat(130_000)}`],
  'a form of many fields': [
    'application/x-www-form-urlencoded',
    Array.from({ length: 26_000 }, (_, field) => field.toString(36)).join('&'),
  ],
} as const;

/** Clients that send requests which are expensive to refuse, on as many connections as they can. */
export function attackWithFlood({ target }: Attacked): void {
  describe('Floods of requests that are too long', () => {
    const post = (port: number, localAddress: string, agent: Agent, type: string, body: string) =>
      new Promise<number>((resolve, reject) => {
        const target = { port, host: '127.0.0.1', path: contactEndpoint, method: 'POST' };
        const headers = { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body) };
        const sent = request({ ...target, localAddress, agent, headers }, (answer) => {
          text(answer).then(() => resolve(answer.statusCode ?? 0), reject);
        });
        sent.once('error', reject).end(body);
      });

    for (const [number, name] of frontNames.entries()) {
      const all = Object.entries(bodies).flatMap(([kind, [type, body]], index) =>
        networkCounts.map((networks, row) => ({ kind, type, body, networks, turn: index + row })),
      );
      // In the short form each server meets every body, from one network or from many.
      const cases = all.filter(({ turn }) => options.isLong || (turn + number) % 2 === 0);
      for (const { kind, type, body, networks } of cases) {
        it(`as ${kind} of ${networks} networks do not keep a visitor of the ${name} server waiting`, async (test) => {
          const { port } = frontOf(target(), name);
          const agent = new Agent({ keepAlive: true, maxSockets: connections });
          let answered = 0;
          let isOver = false;
          let start = () => undefined;
          const isFlooded = new Promise<void>((resolve) => {
            start = () => void resolve();
          });
          const flood = inParallel([...Array(connections).keys()], connections, async (index) => {
            const attacker = attackerIn(index % networks);
            while (!isOver) {
              const status = await post(port, attacker, agent, type, body);
              assert.ok([303, 400, 422, 503].includes(status), `${status}`);
              answered += 1;
              if (answered === head) start();
            }
          });
          await Promise.race([isFlooded, flood]);
          const timesMs: number[] = [];
          for (let visit = 0; visit < visits; visit += 1) {
            const message = `Besuch ${name} ${kind} ${networks} ${visit} bei vollem Haus.`;
            const honest = JSON.stringify({ ...fields, message });
            const began = performance.now();
            const status = await post(port, visitor, new Agent(), 'application/json', honest);
            timesMs.push(performance.now() - began);
            assert.equal(status, 200);
          }
          isOver = true;
          await flood;
          agent.destroy();
          const words = timesMs.map((time) => time.toFixed(0)).join(', ');
          test.diagnostic(`the visitor waited ${words} ms, ${answered} posts were refused`);
          assert.ok(Math.max(...timesMs) < mostMs, `${words} ms`);
        });
      }
    }
  });
}
