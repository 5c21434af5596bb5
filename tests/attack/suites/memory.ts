import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attacked } from '@/tests/attack/support/attacked';
import { memoryLine } from '@/tests/attack/support/memory-watch';
import { sendPages } from '@/tests/attack/support/warm-up';

const factor = 1.5;
const settleMs = 20_000;
/** How much more than at the start a server may ever take, in MB. */
const mostMore = 150;

/** What the attacks together have left in memory. */
export function expectMemoryBack({ target, memory }: Attacked): void {
  describe('Memory', () => {
    it(`is back at ${factor} times the start`, async (test) => {
      for (const [server, watch] of memory()) {
        const front = target().fronts.find(({ name }) => name === server);
        // Node collects garbage while it works, Deno after some seconds in which it does not.
        const pause = () => (front ? sendPages(front.port) : wait(50));
        const use = await watch.settle(factor, settleMs, pause);
        test.diagnostic(`${server}: ${memoryLine(use)}`);
        assert.ok(use.end <= factor * use.start, `${server}: ${memoryLine(use)}`);
      }
    });
  });
}

/** The last of all: what every attack together has taken at most. */
export function expectMemoryBounded({ memory }: Attacked): void {
  it(`no server has ever taken ${mostMore} MB more than at the start`, (test) => {
    for (const [server, watch] of memory()) {
      const use = watch.use();
      test.diagnostic(`${server}: ${memoryLine(use)}`);
      assert.ok(use.peak - use.start <= mostMore, `${server}: ${memoryLine(use)}`);
    }
  });
}
