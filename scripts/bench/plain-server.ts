import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import sirv from 'sirv';
import type { RunningServer } from '@/scripts/serve/site-server';
import { loopback } from '@/scripts/support/listen-address';

/**
 * Lets a server listen at any free port.
 *
 * @param endConnections called when it closes, for connections that are still open
 */
export async function listenWith(
  server: Server,
  endConnections: () => void,
): Promise<RunningServer> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host: loopback, port: 0 }, resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        endConnections();
      }),
  };
}

/** Answers requests at any free port. */
export function listen(
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): Promise<RunningServer> {
  const server = createServer(handle);
  return listenWith(server, () => server.closeAllConnections());
}

/** Serves a folder compressed, without any policy, for pages that need inline scripts. */
export async function startPlainServer(folder: string): Promise<RunningServer> {
  return listen(sirv(folder, { brotli: true, gzip: true }));
}
