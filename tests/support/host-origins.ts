/** The hosts under test; `published` is the site server. */
export const hostNames = ['published', 'node', 'nginx', 'cloudflare', 'netlify', 'vercel'] as const;
export type HostName = (typeof hostNames)[number];

/** A server that runs in the parent process of the tests. */
type Running = HostName | 'inbox';

const originVariable = (name: Running) => `TEST_ORIGIN_${name.toUpperCase()}`;

/** Passes an origin to the workers, which inherit the environment. */
export function announceOrigin(name: Running, origin: string): void {
  process.env[originVariable(name)] = origin;
}

/** Whether a host was started for this process. */
export function isRunning(name: Running): boolean {
  return process.env[originVariable(name)] !== undefined;
}

/**
 * Origin of a host, without trailing slash.
 *
 * @throws if the host was not started
 */
export function originOfHost(name: Running): string {
  const origin = process.env[originVariable(name)];
  if (origin === undefined) throw new Error(`"${name}" was not started.`);
  return origin;
}
