import type { HostName } from '@/tests/support/hosts';

const variableOf = (name: HostName) => `TEST_HOST_${name.toUpperCase()}`;

/** Passes the origin of a host to the workers, which inherit the environment. */
export function announceHost(name: HostName, origin: string): void {
  process.env[variableOf(name)] = origin;
}

/** Whether a host was started for this process. */
export function isRunning(name: HostName): boolean {
  return process.env[variableOf(name)] !== undefined;
}

/**
 * Origin of a host, without trailing slash.
 *
 * @throws if the host was not started
 */
export function originOfHost(name: HostName): string {
  const origin = process.env[variableOf(name)];
  if (origin === undefined) throw new Error(`The host "${name}" was not started.`);
  return origin;
}

const inboxVariable = 'TEST_INBOX';

/** Passes the origin of the test inbox to the workers. */
export function announceInbox(origin: string | undefined): void {
  if (origin !== undefined) process.env[inboxVariable] = origin;
}

/**
 * Origin of the test inbox, without trailing slash.
 *
 * @throws if no selected project has a contact form
 */
export function originOfInbox(): string {
  const origin = process.env[inboxVariable];
  if (origin === undefined) throw new Error('No inbox was started: no host passes mails on.');
  return origin;
}
