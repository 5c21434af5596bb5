import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { attackWithoutReading } from '@/tests/attack/suites/unread';
import type { Attacked } from '@/tests/attack/support/attacked';
import { memoryLine } from '@/tests/attack/support/memory-watch';
import { sendPages } from '@/tests/attack/support/warm-up';

const factor = 1.5;
const settleMs = 20_000;
/** How much more than at the start a server may take, in MB. */
const mostMore = 150;
/** How often Next's server has what it sends in memory: as text and as bytes. */
const copiesOfSent = 2;
/** Longer after all attacks: Node gives a heap back in steps. */
const lastSettleMs = 30_000;

/** What happens to a server between two looks: Node collects garbage while it works. */
function pauseFor({ target }: Attacked, server: string): () => Promise<void> {
  const front = target().fronts.find(({ name }) => name === server);
  // Deno collects it after some seconds in which it does not.
  return () => (front ? sendPages(front.port) : wait(50));
}

/** What the attacks together have left in memory. */
export function expectMemoryBack(attacked: Attacked): void {
  describe('Memory', () => {
    it(`is back at ${factor} times the start`, async (test) => {
      for (const [server, watch] of attacked.memory()) {
        const most = factor * watch.use().start;
        const use = await watch.settle(most, settleMs, pauseFor(attacked, server));
        test.diagnostic(`${server}: ${memoryLine(use)}`);
        assert.ok(use.end <= most, `${server}: ${memoryLine(use)}`);
      }
    });
  });
}

/**
 * The last of all: what every attack together has taken at most, and that it was given back.
 *
 * The preview server and the function take a fixed amount. Next's server ends each response with the
 * whole page as a string, which Node joins with the headers and encodes: each byte that is sent is in
 * memory twice, and V8 frees both late. So its bound follows from what the system has buffered for
 * connections that nobody reads, about 4 MB each. Measured: 196 to 354 MB more for 214 MB buffered on
 * 50 connections. What 50,000 generated requests leave for some seconds, up to 250 MB, is below it.
 */
export function expectMemoryBounded(
  attacked: Attacked,
  { sentMegabytes }: ReturnType<typeof attackWithoutReading>,
): void {
  describe('Memory after everything', () => {
    it('was never more than the attacks explain', (test) => {
      for (const [server, watch] of attacked.memory()) {
        const use = watch.use();
        const sent = server === 'next' ? copiesOfSent * sentMegabytes(server) : 0;
        const most = use.start + mostMore + sent;
        const line = `${server}: ${memoryLine(use)}, ${most.toFixed()} allowed`;
        test.diagnostic(line);
        assert.ok(use.peak <= most, line);
      }
    });

    it(`is back at ${factor} times the start, or ${mostMore} MB above it`, async (test) => {
      for (const [server, watch] of attacked.memory()) {
        const { start } = watch.use();
        const most = Math.max(factor * start, start + mostMore);
        const use = await watch.settle(most, lastSettleMs, pauseFor(attacked, server));
        test.diagnostic(`${server}: ${memoryLine(use)}`);
        assert.ok(use.end <= most, `${server}: ${memoryLine(use)}`);
      }
    });
  });
}
