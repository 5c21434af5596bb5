/** Address and port on which a server listens. */
export type ListenAddress = { host: string; port: number };

/** Environment variables of ports. */
export type PortVariable = 'PORT' | 'INBOX_PORT';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The highest port number. */
export const highestPort = 65_535;

/** Default ports by variable. */
export const defaultPorts = { PORT: 3000, INBOX_PORT: 8025 } as const satisfies Record<
  PortVariable,
  number
>;

/** Default address: other machines cannot connect unless `HOST` is set. */
export const loopback = '127.0.0.1';

/** Whether an address is a loopback address, to which no other machine can connect. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127\.|^::1$/i.test(address);
}

/** @throws an error of one line when the variable is not a port number */
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
 * Reads the site's listen address from `PORT` and `HOST`.
 *
 * @returns port 3000 on the loopback address by default
 * @throws an error of one line when `PORT` is not a port number
 */
export function listenAddressFrom(env: Environment): ListenAddress {
  const { HOST: host = '' } = env;
  const port = portFrom(env, 'PORT');
  return { host: host === '' || host === 'localhost' ? loopback : host, port };
}

/**
 * Reads the inbox's listen address from `INBOX_PORT`; always on the loopback address.
 *
 * @returns port 8025 by default
 * @throws an error of one line when `INBOX_PORT` is not a port number, or equal to `PORT`
 */
export function inboxAddressFrom(env: Environment): ListenAddress {
  const port = portFrom(env, 'INBOX_PORT');
  if (port === listenAddressFrom(env).port) {
    throw new Error(`PORT and INBOX_PORT are both ${port}; the site and the inbox need their own.`);
  }
  return { host: loopback, port };
}

/** The URL to open in a browser for a listen address. */
export function browserUrl({ host, port }: ListenAddress): string {
  const isLocal = [loopback, '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}
