import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Server } from 'node:net';
import { isCompressible } from '@/tooling/host-rules/content-types';
import { acceptedEncodings, representationOf } from '@/tooling/hosting/encodings';
import type { RunningServer } from '@/tooling/hosting/preview-server';
import { readSite } from '@/tooling/hosting/site-files';
import { fileOf } from '@/tooling/publishing/page-files';
import { loopback } from '@/tooling/support/listen-address';

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
  const files = await readSite(folder);
  return listen(({ url = '/', headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = files.get(pathname.slice(1)) ?? files.get(fileOf(pathname));
    if (!file) {
      response.writeHead(404).end();
      return;
    }
    const accepted = acceptedEncodings(headers['accept-encoding']?.toString());
    const { body, encoding } = representationOf(file, accepted);
    response
      .writeHead(200, {
        'Content-Type': file.contentType,
        'Content-Length': body.length,
        ...(isCompressible(file.contentType) && { Vary: 'Accept-Encoding' }),
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      })
      .end(body);
  });
}
