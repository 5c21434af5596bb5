import { networksOf } from '@/supabase/functions/_shared/client-networks';
import {
  createSemaphore,
  type Semaphore,
  SemaphoreError,
} from '@/supabase/functions/_shared/semaphore';

/**
 * Runs a call for a client.
 *
 * @throws SemaphoreError when too many wait or its turn does not come in time, or what the call throws
 */
export type CallLimit = <Result>(address: string, call: () => Promise<Result>) => Promise<Result>;

/**
 * Limits the concurrent calls of each network (an IPv4 /24, an IPv6 /48); further ones wait for their
 * turn. The contact function runs on a single thread: without the limit a client with many connections
 * would make all others wait.
 *
 * @param limits.concurrent maximum number of concurrent calls of a network
 * @param limits.waiting maximum number of its calls that wait
 * @param limits.timeoutMs how long a call waits, in milliseconds
 */
export function createCallLimit({
  concurrent,
  waiting,
  timeoutMs,
}: {
  concurrent: number;
  waiting: number;
  timeoutMs: number;
}): CallLimit {
  const networks = new Map<string, { semaphore: Semaphore; calls: number }>();
  return async (address, call) => {
    const { network } = networksOf(address);
    const used = networks.get(network) ?? {
      semaphore: createSemaphore(concurrent, timeoutMs),
      calls: 0,
    };
    if (used.calls >= concurrent + waiting) throw new SemaphoreError('too many calls wait');
    networks.set(network, used);
    used.calls += 1;
    try {
      return await used.semaphore(call);
    } finally {
      used.calls -= 1;
      if (used.calls === 0) networks.delete(network);
    }
  };
}
