import assert from 'node:assert/strict';
import type { Socket } from 'node:net';
import { describe, it } from 'node:test';
import type { Attacked } from '@/tests/attack/support/attacked';
import { frontNames } from '@/tests/attack/support/front';
import { memoryLine } from '@/tests/attack/support/memory-watch';
import { options } from '@/tests/attack/support/options';
import { bufferedFor, openConnections } from '@/tests/attack/support/processes';
import { frontOf } from '@/tests/attack/support/target';
import { sendPages } from '@/tests/attack/support/warm-up';
import { openSocket } from '@/tests/attack/support/wire';
import { eventually } from '@/tests/support/eventually';

const connections = 50;
const request = Buffer.from('GET /krankenpfleger HTTP/1.1\r\nHost: localhost\r\n\r\n');
/** More than a server keeps waiting. */
const tooMany = Buffer.from('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(300));
/** When a server must have given up a client that reads nothing, in seconds. */
const deadline = 75;
/** The most memory meanwhile, as a multiple of what it was before. */
const peakFactor = 3;

/** Less than the system buffers for any client. */
const leastBuffered = 1_000_000;

/**
 * Asks for one answer after the other until they fill what the system buffers for each client. The
 * next is asked for when the last one has come: too many at once are refused.
 */
async function fillBuffers(port: number, sockets: readonly Socket[]): Promise<void> {
  const whenAsked = new Map<Socket, number>();
  let before: ReadonlyMap<number, number> = new Map();
  await eventually('the buffers are full', 30, () => {
    const now = bufferedFor(port);
    for (const socket of sockets) {
      const buffered = now.get(socket.localPort ?? 0) ?? 0;
      if (buffered <= (whenAsked.get(socket) ?? -1)) continue;
      whenAsked.set(socket, buffered);
      socket.write(request);
    }
    const isStill = [...now].every(([client, buffered]) => before.get(client) === buffered);
    before = now;
    return isStill && Math.min(...now.values()) > leastBuffered;
  });
}

/** What the servers were made to answer without a reader. */
type UnreadAttack = {
  /** Megabytes that the system buffered for all connections to a server together. */
  sentMegabytes: (server: string) => number;
};

/** Clients that ask for much and read nothing. Too long for `npm test`: servers wait for a minute. */
export function attackWithoutReading({ target, memory }: Attacked): UnreadAttack {
  const sent = new Map<string, number>();
  const sentMegabytes = (server: string) => sent.get(server) ?? 0;
  if (!options.isLong) return { sentMegabytes };
  describe('Answers that nobody reads', () => {
    for (const name of frontNames) {
      it(`are not even begun by the ${name} server where too many are asked for at once`, async () => {
        const { port } = frontOf(target(), name);
        const sockets = Array.from({ length: connections }, () => openSocket(port));
        for (const socket of sockets) socket.pause().write(tooMany);
        try {
          await eventually('it cuts off', 10, () => openConnections(port) === 0);
        } finally {
          for (const socket of sockets) socket.destroy();
        }
      });

      it(`are given up by the ${name} server, and fill no memory`, async (test) => {
        const { port } = frontOf(target(), name);
        const watch = memory().get(name);
        assert.ok(watch);
        // What earlier attacks have left must not add to what this one takes.
        await watch.settle(1.5 * watch.use().start, 20_000, () => sendPages(port));
        const sockets = Array.from({ length: connections }, () => openSocket(port));
        const start = performance.now();
        for (const socket of sockets) socket.pause();
        try {
          await eventually('it opens', 5, () => openConnections(port) === connections);
          await fillBuffers(port, sockets);
          const buffered = [...bufferedFor(port).values()];
          sent.set(name, buffered.reduce((sum, bytes) => sum + bytes, 0) / 2 ** 20);
          assert.equal(openConnections(port), connections);
          await eventually('it gives up', deadline, () => openConnections(port) === 0);
          const seconds = ((performance.now() - start) / 1000).toFixed(1);
          test.diagnostic(`after ${seconds} s; ${memoryLine(watch.use())}`);
        } finally {
          for (const socket of sockets) socket.destroy();
        }
        const use = watch.use();
        assert.ok(use.peak <= peakFactor * use.start, memoryLine(use));
      });
    }
  });
  return { sentMegabytes };
}
