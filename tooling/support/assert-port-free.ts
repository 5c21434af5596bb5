import { createServer } from 'node:net';
import {
  defaultPorts,
  highestPort,
  type ListenAddress,
  loopback,
  type PortVariable,
} from '@/tooling/support/listen-address';

function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error && 'code' in error ? error.code : undefined;
}

/**
 * The error of a server that cannot listen, in one line for the person who started it.
 *
 * @param error what `server.listen` failed with
 * @param command what the person typed, to repeat it with another port
 * @param variable where the port is set
 */
export function listenError(
  error: unknown,
  { host, port }: ListenAddress,
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
      `Port ${port} is not allowed. Choose another: ${variable}=${defaultPorts[variable]} ${command}`,
    );
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return new Error(`HOST is ${JSON.stringify(host)}, which is no address of this machine.`);
  }
  return error instanceof Error ? error : new Error(String(error));
}

function tryToListen(address: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ ...address, exclusive: true }, () => server.close(() => resolve()));
  });
}

/**
 * Finds out before a long build whether a server will be able to listen.
 *
 * @throws an error of one line when it will not
 */
export async function assertPortFree(
  address: ListenAddress,
  command: string,
  variable: PortVariable = 'PORT',
): Promise<void> {
  try {
    await tryToListen(address);
  } catch (error) {
    throw listenError(error, address, command, variable);
  }
  if (address.host !== loopback) return;
  // Browsers try `localhost` over IPv6 first and would meet whoever listens there.
  await tryToListen({ ...address, host: '::1' }).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') throw listenError(error, address, command, variable);
  });
}
