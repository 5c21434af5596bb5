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
 * The preview server and the function take a fixed amount. Next's server makes a buffer of the whole
 * page for each response, and V8 frees these late: what is sent to connections that nobody reads is in
 * memory once more. For each connection that is what the system buffers, about 4 MB (measured: 196 MB
 * for 50 connections and 214 MB sent, 304 for 428), and less than that for more connections. What
 * 50,000 generated requests leave for some seconds, up to 250 MB, is below the same bound.
 */
export function expectMemoryBounded(
  attacked: Attacked,
  { sentMegabytes }: ReturnType<typeof attackWithoutReading>,
): void {
  describe('Memory after everything', () => {
    it('was never more than the attacks explain', (test) => {
      for (const [server, watch] of attacked.memory()) {
        const use = watch.use();
        const most = use.start + mostMore + (server === 'next' ? sentMegabytes(server) : 0);
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
