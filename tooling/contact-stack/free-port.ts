import { createServer } from 'node:net';

/**
 * A port of the loopback address that was free a moment ago. get-port would save nothing: it has to
 * be told the address in each of its 14 calls, or it opens the port to every network for a moment.
 */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
