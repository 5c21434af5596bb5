import { test } from 'node:test';
import { type HostName, isRunning, originOfHost } from '@/tests/support/host-origins';

/** A running host; its origin has no trailing slash. */
type RunningHost = { host: HostName; origin: string };

/**
 * A test that runs once on each of the given hosts that were started.
 *
 * @throws if none of them was started
 */
export function testOnHosts(...hosts: readonly HostName[]) {
  const running = hosts.filter(isRunning);
  if (running.length === 0) throw new Error(`None of these hosts runs: ${hosts.join(', ')}`);
  return (title: string, check: (host: RunningHost) => void | Promise<void>): void => {
    for (const host of running) {
      test(`${host}: ${title}`, () => check({ host, origin: originOfHost(host) }));
    }
  };
}
