import { networksOf } from '@/supabase/functions/_shared/client-networks';
import { createFairSemaphore, type FairSemaphore } from '@/tooling/hosting/fair-semaphore';

/**
 * Runs a call for a client.
 *
 * @throws SemaphoreError when too many wait or its turn does not come in time, or what the call throws
 */
export type CallLimit = <Result>(address: string, call: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the concurrent calls of each network (an IPv4 /24, an IPv6 /48) and of all together; further
 * ones wait for their turn. The contact function runs on a single thread: without the limits clients
 * with many connections would make all others wait. The next turn goes to the network with the
 * fewest calls in progress, and in a network to such an address.
 *
 * @param limits.total maximum number of concurrent calls
 * @param limits.concurrent maximum number of concurrent calls of a network
 * @param limits.waiting maximum number of its calls that wait
 * @param limits.timeoutMs how long a call waits, in milliseconds
 */
export function createCallLimit({
  total,
  concurrent,
  waiting,
  timeoutMs,
}: {
  total: number;
  concurrent: number;
  waiting: number;
  timeoutMs: number;
}): CallLimit {
  // Each network has few calls beyond its own limit: they need no bound of their own.
  const limitTotal = createFairSemaphore({ concurrent: total, waiting: Number.POSITIVE_INFINITY });
  const networks = new Map<string, { limit: FairSemaphore; calls: number }>();
  return async (written, call) => {
    const { address, network } = networksOf(written);
    const used = networks.get(network) ?? {
      limit: createFairSemaphore({ concurrent, waiting }),
      calls: 0,
    };
    networks.set(network, used);
    used.calls += 1;
    const deadline = performance.now() + timeoutMs;
    const inTurn = () => limitTotal(network, call, Math.max(0, deadline - performance.now()));
    try {
      return await used.limit(address, inTurn, timeoutMs);
    } finally {
      used.calls -= 1;
      if (used.calls === 0) networks.delete(network);
    }
  };
}
