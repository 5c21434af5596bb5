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
 * Converts the error of a server that cannot listen into an error of one line for the user.
 *
 * @param error error of `server.listen`
 * @param command the command that was typed, to suggest it with another port
 * @param variable environment variable of the port
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
    return new Error(`HOST is ${JSON.stringify(host)}, which is not an address of this machine.`);
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
 * Finds out before a long build whether a server will be able to listen. Without it the test "ports
 * that are in use are one clear line each" fails, and the line would come after the build (24 s).
 *
 * @throws an error of one line when it cannot
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
  // Browsers try `localhost` over IPv6 first and would reach another server listening there.
  await tryToListen({ ...address, host: '::1' }).catch((error: unknown) => {
    if (codeOf(error) === 'EADDRINUSE') throw listenError(error, address, command, variable);
  });
}
