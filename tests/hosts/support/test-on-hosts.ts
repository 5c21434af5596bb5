import { test } from 'node:test';
import { type HostName, isRunning, originOfHost } from '@/tests/support/host-origins';

/** A running host; its origin has no trailing slash. */
type Place = { host: HostName; origin: string };

/**
 * A test that runs once on each of some hosts, as far as they were started.
 *
 * @throws when none of them was
 */
export function testOnHosts(...hosts: readonly HostName[]) {
  const running = hosts.filter(isRunning);
  if (running.length === 0) throw new Error(`None of these hosts runs: ${hosts.join(', ')}`);
  return (title: string, check: (place: Place) => void | Promise<void>): void => {
    for (const host of running) {
      test(`${host}: ${title}`, () => check({ host, origin: originOfHost(host) }));
    }
  };
}
