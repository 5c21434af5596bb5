import { createServer, type Server } from 'node:net';

/** Address and port on which a server listens. */
export type ListenAddress = { host: string; port: number };

/** The addresses of the site and of the inbox. */
export type ListenAddresses = { site: ListenAddress; inbox: ListenAddress };

/** Environment variables of ports. */
type PortVariable = 'PORT' | 'INBOX_PORT';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

const highestPort = 65_535;

const defaultPorts = { PORT: 3000, INBOX_PORT: 8025 } as const satisfies Record<
  PortVariable,
  number
>;

/** Default address: other machines cannot connect unless `HOST` is set. */
export const loopback = '127.0.0.1';

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
 * Reads the listen addresses from `HOST`, `PORT` and `INBOX_PORT`.
 *
 * @returns by default port 3000, and 8025 for the inbox, which is always on the loopback address
 * @throws an error of one line when a port is not a port number, or both are equal
 */
export function listenAddressesFrom(env: Environment): ListenAddresses {
  const { HOST: host = '' } = env;
  const port = portFrom(env, 'PORT');
  const inboxPort = portFrom(env, 'INBOX_PORT');
  if (port === inboxPort) {
    throw new Error(`PORT and INBOX_PORT are both ${port}; the site and the inbox need their own.`);
  }
  return {
    site: { host: host === '' || host === 'localhost' ? loopback : host, port },
    inbox: { host: loopback, port: inboxPort },
  };
}

/** The URL to open in a browser for a listen address. */
export function browserUrl({ host, port }: ListenAddress): string {
  const isLocal = [loopback, '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}

/**
 * Makes a server listen.
 *
 * @param address port 0 for any free port
 * @returns the port
 * @throws the error of the operating system
 */
export function listen(server: Server, address: ListenAddress): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ ...address, exclusive: true }, () => {
      server.off('error', reject);
      const bound = server.address();
      resolve(typeof bound === 'object' && bound ? bound.port : address.port);
    });
  });
}

async function probe(address: ListenAddress): Promise<number> {
  const server = createServer();
  const port = await listen(server, address);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * A port of the loopback address that was free a moment ago.
 *
 * @param preferred taken if it is free
 */
export function freePort(preferred = 0): Promise<number> {
  const any = () => probe({ host: loopback, port: 0 });
  return preferred === 0 ? any() : probe({ host: loopback, port: preferred }).catch(any);
}

/** Converts the error of a server that cannot listen into an error of one line for the user. */
function listenError(
  error: NodeJS.ErrnoException,
  { host, port }: ListenAddress,
  { command, variable }: { command: string; variable: PortVariable },
): Error {
  switch (error.code) {
    case 'EADDRINUSE': {
      const other = port < highestPort ? port + 1 : port - 1;
      return new Error(`Port ${port} is in use. Choose another: ${variable}=${other} ${command}`);
    }
    case 'EACCES':
      return new Error(
        `Port ${port} is not allowed. Choose another: ${variable}=${defaultPorts[variable]} ${command}`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new Error(`HOST is ${JSON.stringify(host)}, which is not an address of this machine.`);
    default:
      return error;
  }
}

async function assertPortFree(
  address: ListenAddress,
  names: { command: string; variable: PortVariable },
): Promise<void> {
  await probe(address).catch((error: NodeJS.ErrnoException) => {
    throw listenError(error, address, names);
  });
  if (address.host !== loopback) return;
  // Browsers try `localhost` over IPv6 first and would reach another server listening there.
  await probe({ ...address, host: '::1' }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') throw listenError(error, address, names);
  });
}

/**
 * Reads the listen addresses from the environment and checks, before a build of a minute, that the
 * ports are free.
 *
 * @param command the command that was typed, for error messages
 * @throws an error of one line when a port is invalid or in use
 */
export async function readListenAddresses(command: string): Promise<ListenAddresses> {
  const addresses = listenAddressesFrom(process.env);
  await assertPortFree(addresses.site, { command, variable: 'PORT' });
  // With SMTP_URL no inbox is started.
  if (!process.env['SMTP_URL']) {
    await assertPortFree(addresses.inbox, { command, variable: 'INBOX_PORT' });
  }
  return addresses;
}
