import { createServer } from 'node:net';

/** Where a server listens. */
export type Place = { host: string; port: number };

const highestPort = 65_535;
const defaultPort = 3000;
const defaultInboxPort = 8025;

/** Names of the variables that hold a port. */
export type PortVariable = 'PORT' | 'INBOX_PORT';

/** Loopback only: nobody else in the network sees a preview unless `HOST` says so. */
const loopback = '127.0.0.1';

/** Variables of the environment. */
type Environment = Readonly<Record<string, string | undefined>>;

/** @throws an error of one line when the variable holds no port number */
function portFrom(env: Environment, variable: PortVariable, fallback: number): number {
  const written = env[variable] ?? '';
  const port = written === '' ? fallback : Number(written);
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
export function placeFrom(env: Environment): Place {
  const { HOST: host = '' } = env;
  const port = portFrom(env, 'PORT', defaultPort);
  return { host: host === '' || host === 'localhost' ? loopback : host, port };
}

/**
 * Reads where the inbox listens from `INBOX_PORT`; it is for this machine alone.
 *
 * @returns port 8025 by default
 * @throws an error of one line when `INBOX_PORT` is no port number, or the site's own
 */
export function inboxPlaceFrom(env: Environment): Place {
  const port = portFrom(env, 'INBOX_PORT', defaultInboxPort);
  if (port === placeFrom(env).port) {
    throw new Error(`PORT and INBOX_PORT are both ${port}; the site and the inbox need their own.`);
  }
  return { host: loopback, port };
}

/** The address that a visitor types for a place. */
export function visibleAddress({ host, port }: Place): string {
  const isLocal = [loopback, '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error && 'code' in error ? error.code : undefined;
}

/**
 * What to tell a person whose server cannot listen.
 *
 * @param command what the person typed, to repeat it with another port
 * @param variable where the port is set
 */
export function listenProblem(
  error: unknown,
  { host, port }: Place,
  command: string,
  variable: PortVariable = 'PORT',
): Error {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const other = port < highestPort ? port + 1 : port - 1;
    return new Error(`Port ${port} is in use. Choose another: ${variable}=${other} ${command}`);
  }
  if (code === 'EACCES') {
    return new Error(
      `Port ${port} is not allowed. Choose another: ${variable}=${variable === 'PORT' ? defaultPort : defaultInboxPort} ${command}`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`HOST is ${JSON.stringify(host)}, which is no address of this machine.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}

function tryToListen(place: Place): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ ...place, exclusive: true }, () => server.close(() => resolve()));
  });
}

/**
 * Finds out before a long build whether a server will be able to listen.
 *
 * @throws an error of one line when it will not
 */
export async function assertFree(
  place: Place,
  command: string,
  variable: PortVariable = 'PORT',
): Promise<void> {
  try {
    await tryToListen(place);
  } catch (error) {
    throw listenProblem(error, place, command, variable);
  }
  if (place.host !== loopback) return;
  // Browsers try `localhost` over IPv6 first and would meet whoever listens there.
  await tryToListen({ ...place, host: '::1' }).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') throw listenProblem(error, place, command, variable);
  });
}
