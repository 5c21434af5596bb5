import { blockOf, networksOf } from '@/supabase/functions/_shared/client-networks';
import { createFairSemaphore } from '@/tooling/hosting/fair-semaphore';

/**
 * Runs a call for a client.
 *
 * @param signal ends the waiting, not the call
 * @throws SemaphoreError when too many wait or its turn does not come in time, the signal's reason, or
 *   what the call throws
 */
export type CallLimit = <Result>(
  address: string,
  call: () => Promise<Result>,
  signal: AbortSignal,
) => Promise<Result>;

/**
 * Limits the concurrent calls of each network (an IPv4 /24, an IPv6 /48) and of all together; further
 * ones wait for their turn. The contact function runs on a single thread: without the limits clients
 * with many connections would make all others wait. The next turn goes to the block (/16, /32) with
 * the fewest calls in progress, in it to such a network, and in that to such a client: an IPv4
 * address, an IPv6 /56.
 *
 * @param limits.total maximum number of concurrent calls
 * @param limits.concurrent maximum number of concurrent calls of a network
 * @param limits.waiting maximum number of its calls that wait
 * @param limits.timeoutMs how long a call waits, in milliseconds
 */
export function createCallLimit({
  total,
  concurrent,
  ...limits
}: {
  total: number;
  concurrent: number;
  waiting: number;
  timeoutMs: number;
}): CallLimit {
  const limitTasks = createFairSemaphore({ concurrent: total, ...limits });
  return (written, call, signal) => {
    const { address, site = address, network } = networksOf(written);
    const path = [{ name: blockOf(network) }, { name: network, concurrent }, { name: site }];
    return limitTasks(path, call, signal);
  };
}
