import { after, before } from 'node:test';
import type { FrontName } from '@/tests/attack/support/front';
import { type MemoryWatch, watchMemory } from '@/tests/attack/support/memory-watch';
import { serversOf, startTarget, type Target } from '@/tests/attack/support/target';
import { warmUp } from '@/tests/attack/support/warm-up';

/** What the suites attack; it is there as soon as a test runs. */
export type Attacked = {
  target: () => Target;
  /** The memory of each server and of the function, since before the first attack. */
  memory: () => ReadonlyMap<string, MemoryWatch>;
};

/**
 * Starts what a suite attacks before its tests, and ends it after them.
 *
 * @param names the servers; the function reads the contact page from the first one
 */
export function startAttacked(names: readonly [FrontName, ...FrontName[]]): Attacked {
  let started: Target | undefined;
  const memory = new Map<string, MemoryWatch>();
  before(async () => {
    started = await startTarget(names);
    const servers = serversOf(started);
    for (const { port } of started.fronts) await warmUp(port);
    for (const { name, pid } of servers) memory.set(name, watchMemory(pid));
  });
  after(async () => {
    for (const watch of memory.values()) watch.stop();
    await started?.close();
  });
  return {
    target: () => {
      if (started === undefined) throw new Error('Nothing is attacked yet.');
      return started;
    },
    memory: () => memory,
  };
}
