import type { HostName } from '@/tests/support/hosts';

const variableOf = (name: HostName) => `TEST_HOST_${name.toUpperCase()}`;

/** Tells the workers, which inherit the environment, where a host answers. */
export function announceHost(name: HostName, origin: string): void {
  process.env[variableOf(name)] = origin;
}

/**
 * Where a host answers, without a slash at the end.
 *
 * @throws when the host was not started
 */
export function originOfHost(name: HostName): string {
  const origin = process.env[variableOf(name)];
  if (origin === undefined) throw new Error(`The host "${name}" was not started.`);
  return origin;
}
