import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { UserError } from '@/scripts/support/command';

export type ListenAddress = { host: string; port: number };

export type ListenAddresses = { site: ListenAddress; inbox: ListenAddress };

export type Environment = Readonly<Record<string, string | undefined>>;

/** Default IP address, to which other machines cannot connect. */
export const loopback = '127.0.0.1';

/** @throws a one-line error if the variable is not a port number */
function parsePort(env: Environment, variable: string, defaultPort: number): number {
  const value = env[variable] || String(defaultPort);
  const port = /^\d+$/.test(value) ? Number(value) : 0;
  if (port > 0 && port < 65_536) return port;
  throw new UserError(`${variable} is ${JSON.stringify(value)}; give a number from 1 to 65535.`);
}

/** Reads `HOST`, `PORT` and `INBOX_PORT`. @throws a one-line error if a port is invalid */
export function parseListenAddresses(env: Environment): ListenAddresses {
  const host = env['HOST'] || loopback;
  const port = parsePort(env, 'PORT', 3000);
  const inboxPort = parsePort(env, 'INBOX_PORT', 8025);
  if (port === inboxPort) {
    throw new UserError(
      `PORT and INBOX_PORT are both ${port}; the site and the inbox need different ports.`,
    );
  }
  return {
    site: { host: host === 'localhost' ? loopback : host, port },
    inbox: { host: loopback, port: inboxPort },
  };
}

/** The URL to open in a browser for a listen address. */
export function browserUrl({ host, port }: ListenAddress): string {
  const isLocal = [loopback, '::1', '0.0.0.0', '::'].includes(host);
  const name = host.includes(':') ? `[${host}]` : host;
  return `http://${isLocal ? 'localhost' : name}:${port}`;
}

/** Makes a server listen, on any free port for port 0. @returns the port */
export async function listen(server: Server, address: ListenAddress): Promise<number> {
  server.listen({ ...address, exclusive: true });
  await once(server, 'listening');
  const bound = server.address();
  return typeof bound === 'object' && bound ? bound.port : address.port;
}

async function probe(address: ListenAddress): Promise<number> {
  const server = createServer();
  const port = await listen(server, address);
  await once(server.close(), 'close');
  return port;
}

/** Finds a free port of the loopback address: the preferred one, if possible. */
export function freePort(preferred = 0): Promise<number> {
  return probe({ host: loopback, port: preferred }).catch(() => probe({ host: loopback, port: 0 }));
}

/** @throws a one-line error that suggests another port */
async function assertPortFree({ host, port }: ListenAddress, setting: string): Promise<void> {
  // Browsers try `localhost` over IPv6 first and would reach another server listening there.
  for (const each of host === loopback ? [host, '::1'] : [host]) {
    await probe({ host: each, port }).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        throw new UserError(`Port ${port} is in use. Choose another: ${setting}`);
      }
      if (each === host) throw error;
    });
  }
}

/**
 * Reads the listen addresses from the environment, and checks that the ports are free.
 *
 * @param command the npm command, for error messages
 * @throws a one-line error if a port is invalid or in use
 */
export async function readListenAddresses(command: string): Promise<ListenAddresses> {
  const { site, inbox } = parseListenAddresses(process.env);
  await assertPortFree(site, `PORT=${site.port + 1} ${command}`);
  // With SMTP_URL no inbox is started.
  if (!process.env['SMTP_URL']) {
    await assertPortFree(inbox, `INBOX_PORT=${inbox.port + 1} ${command}`);
  }
  return { site, inbox };
}
