import { createServer, type RequestListener, type Server } from 'node:http';

/** A server on a free loopback port. */
export type LoopbackServer = { origin: string; port: number; close: () => Promise<void> };

/**
 * Makes a server listen on a free loopback port.
 *
 * @returns origin, port, and a function that stops the server and its connections
 */
async function listenOnLoopback(server: Server): Promise<LoopbackServer> {
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

/** Serves requests on a free loopback port. */
export function serveOnLoopback(answer: RequestListener): Promise<LoopbackServer> {
  return listenOnLoopback(createServer(answer));
}
