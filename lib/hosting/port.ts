import { createServer } from 'node:net';

/** Where a server listens. */
export type Place = { host: string; port: number };

const highestPort = 65_535;
const defaultPort = 3000;

/** Loopback only: nobody else in the network sees a preview unless `HOST` says so. */
const loopback = '127.0.0.1';

/**
 * Reads where to listen from `PORT` and `HOST`.
 *
 * @returns port 3000 on the loopback address by default
 * @throws an error of one line when `PORT` is no port number
 */
export function placeFrom(env: Record<string, string | undefined>): Place {
  const { PORT: written = '', HOST: host = '' } = env;
  const port = written === '' ? defaultPort : Number(written);
  if (!/^\d*$/.test(written) || port < 1 || port > highestPort) {
    throw new Error(`PORT is ${JSON.stringify(written)}; give a number from 1 to ${highestPort}.`);
  }
  return { host: host === '' || host === 'localhost' ? loopback : host, port };
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
 */
export function listenProblem(error: unknown, { host, port }: Place, command: string): Error {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const other = port < highestPort ? port + 1 : port - 1;
    return new Error(`Port ${port} is in use. Choose another: PORT=${other} ${command}`);
  }
  if (code === 'EACCES') {
    return new Error(`Port ${port} is not allowed. Choose another: PORT=${defaultPort} ${command}`);
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
export async function assertFree(place: Place, command: string): Promise<void> {
  try {
    await tryToListen(place);
  } catch (error) {
    throw listenProblem(error, place, command);
  }
  if (place.host !== loopback) return;
  // Browsers try `localhost` over IPv6 first and would meet whoever listens there.
  await tryToListen({ ...place, host: '::1' }).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') throw listenProblem(error, place, command);
  });
}
