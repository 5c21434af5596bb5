/** Where a server listens. */
export type ListenAddress = { host: string; port: number };

/** Names of the variables that hold a port. */
export type PortVariable = 'PORT' | 'INBOX_PORT';

/** Variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The highest number of a port. */
export const highestPort = 65_535;

/** The port of each variable that is not set. */
export const defaultPorts = { PORT: 3000, INBOX_PORT: 8025 } as const satisfies Record<
  PortVariable,
  number
>;

/** The default: nobody else in the network sees a preview unless `HOST` says so. */
export const loopback = '127.0.0.1';

/** Whether an address belongs to the machine itself: no other machine can connect to it. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/i.test(address);
}

/** @throws an error of one line when the variable holds no port number */
function portFrom(env: Environment, variable: PortVariable): number {
  const written = env[variable] ?? '';
  const port = written === '' ? defaultPorts[variable] : Number(written);
  if (!/^\d*$/.test(written) || port < 1 || port > highestPort) {
    throw new Error(
      `${variable} is ${JSON.stringify(written)}; give a number from 1 to ${highestPort}.`,
    );
  }
  return port;
}

/**
 * Reads where to listen from `PORT` and `HOST`.
 *
 * @returns port 3000 on the loopback address by default
 * @throws an error of one line when `PORT` is no port number
 */
export function listenAddressFrom(env: Environment): ListenAddress {
  const { HOST: host = '' } = env;
  const port = portFrom(env, 'PORT');
  return { host: host === '' || host === 'localhost' ? loopback : host, port };
}

/**
 * Reads where the inbox listens from `INBOX_PORT`; it is for this machine alone.
 *
 * @returns port 8025 by default
 * @throws an error of one line when `INBOX_PORT` is no port number, or the site's own
 */
export function inboxAddressFrom(env: Environment): ListenAddress {
  const port = portFrom(env, 'INBOX_PORT');
  if (port === listenAddressFrom(env).port) {
    throw new Error(`PORT and INBOX_PORT are both ${port}; the site and the inbox need their own.`);
  }
  return { host: loopback, port };
}

/** The address that a visitor types for a place. */
export function browserUrl({ host, port }: ListenAddress): string {
  const isLocal = [loopback, '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}
