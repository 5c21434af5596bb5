import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import type { Attacked } from '@/tests/attack/support/attacked';
import { framings, sendEndlessly, sendInPieces } from '@/tests/attack/support/body-attacks';
import { frontNames } from '@/tests/attack/support/front';
import { memoryLine } from '@/tests/attack/support/memory-watch';
import { bytesRead } from '@/tests/attack/support/processes';
import { serversOf } from '@/tests/attack/support/target';

/** The most memory during the attack, as a multiple of what it was before. */
const peakFactor = 3;

const attackers = 8;
const pieces = 3000;
const piecesMs = 20_000;

/** The function itself refuses a body of too many pieces; the servers put it together for it. */
const taking = (name: string) => (name === 'function' ? [200, 400] : [200]);

/** How long a server may keep a connection that it has answered and that sends on. */
const endlessMs = 4000;
/** Bytes that it may read of each endless body; the body of a contact request has 128 KB at most. */
const endlessBytes = 1_000_000;
/** Bytes that a client can get rid of: the system's own buffers hold some for both sides. */
const endlessTaken = 12_000_000;

/** Bodies that come in tiny pieces or do not end: they cost a server nothing that stays. */
export function attackBodies({ target, memory }: Attacked): void {
  describe('Bodies', () => {
    const find = (name: string) => {
      const found = serversOf(target()).find((server) => server.name === name);
      assert.ok(found);
      return found;
    };

    for (const name of [...frontNames, 'function']) {
      it(`in single bytes fill no memory of the ${name} server`, async (test) => {
        const { port } = find(name);
        const send = () => sendInPieces(port, pieces, piecesMs);
        const answers = await Promise.all(Array.from({ length: attackers }, send));
        for (const answer of answers) {
          assert.ok(answer, 'no answer');
          assert.ok(taking(name).includes(answer.status), `${answer.status}`);
        }
        for (const [server, watch] of memory()) {
          const use = watch.use();
          test.diagnostic(`${server}: ${memoryLine(use)}`);
          assert.ok(use.peak <= peakFactor * use.start, `${server}: ${memoryLine(use)}`);
        }
      });

      it(`without an end are not read on by the ${name} server`, async (test) => {
        const { port, pid } = find(name);
        const readBefore = bytesRead(pid);
        const attacks = framings.flatMap((framing) => [
          { method: 'POST', path: contactEndpoint, framing },
          { method: 'PUT', path: contactEndpoint, framing },
          { method: 'POST', path: '/', framing },
        ]);
        const results = await Promise.all(
          attacks.map((attack) => sendEndlessly(port, attack, endlessMs)),
        );
        const read = bytesRead(pid) - readBefore;
        test.diagnostic(`${(read / 1e6).toFixed(1)} MB read on ${attacks.length} connections`);
        for (const [index, { answer, isClosed, seconds, taken }] of results.entries()) {
          const words = `${JSON.stringify(attacks[index])}: ${answer?.status}, ${(taken / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s`;
          assert.ok(isClosed, `stays open: ${words}`);
          assert.ok(taken <= endlessTaken, words);
          // A reset may overtake the answer; what comes must be a refusal.
          assert.ok(answer === undefined || [405, 413].includes(answer.status), words);
        }
        assert.ok(read <= endlessBytes * attacks.length, `${read} bytes were read`);
      });
    }
  });
}
