import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Attacked } from '@/tests/attack/support/attacked';
import { memoryLine } from '@/tests/attack/support/memory-watch';

const factor = 1.5;
/** V8 clears up after some ten seconds without work. */
const settleMs = 20_000;

/** The last of all: what every attack together has left in memory. */
export function expectMemoryBack({ memory }: Attacked): void {
  describe('Memory', () => {
    it(`is back at ${factor} times the start`, async (test) => {
      for (const [server, watch] of memory()) {
        const use = await watch.settle(factor, settleMs);
        test.diagnostic(`${server}: ${memoryLine(use)}`);
        assert.ok(use.end <= factor * use.start, `${server}: ${memoryLine(use)}`);
      }
    });
  });
}
