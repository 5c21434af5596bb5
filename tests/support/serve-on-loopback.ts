import { createServer, type RequestListener, type Server } from 'node:http';

/** A server on a free port of this machine alone. */
export type LoopbackServer = { origin: string; port: number; close: () => Promise<void> };

/**
 * Lets a server listen on any free port of this machine alone.
 *
 * @returns where it answers, the port, and a function that ends the server and its connections
 */
export async function listenOnLoopback(server: Server): Promise<LoopbackServer> {
  const port = await new Promise<number>((resolve) => {
    server.listen({ host: '127.0.0.1', port: 0 }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  return {
    origin: `http://127.0.0.1:${port}`,
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Answers requests on any free port of this machine alone. */
export function serveOnLoopback(answer: RequestListener): Promise<LoopbackServer> {
  return listenOnLoopback(createServer(answer));
}
