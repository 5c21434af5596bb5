import type { HostName } from '@/tests/support/hosts';

const variableOf = (name: HostName) => `TEST_HOST_${name.toUpperCase()}`;

/** Tells the workers, which inherit the environment, where a host answers. */
export function announceHost(name: HostName, origin: string): void {
  process.env[variableOf(name)] = origin;
}

/** Whether a host was started for this process. */
export function isRunning(name: HostName): boolean {
  return process.env[variableOf(name)] !== undefined;
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

const inboxVariable = 'TEST_INBOX';

/** Tells the workers where the mails of the contact form arrive. */
export function announceInbox(origin: string | undefined): void {
  if (origin !== undefined) process.env[inboxVariable] = origin;
}

/**
 * Where the mails of the contact form arrive, without a slash at the end.
 *
 * @throws when no project runs that has a contact form
 */
export function originOfInbox(): string {
  const origin = process.env[inboxVariable];
  if (origin === undefined) throw new Error('No inbox was started: no host passes mails on.');
  return origin;
}
