import { createServer, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { createAnswerer } from '@/lib/hosting/answer';
import { headerRules } from '@/lib/hosting/header-rules';
import { createPassOn } from '@/lib/hosting/pass-on';
import { listenProblem } from '@/lib/hosting/port';
import { readSite } from '@/lib/hosting/site-files';
import { outsideSources } from '@/lib/site/outside-sources';
import { site } from '@/site.config';

/** A server that listens. */
export type RunningServer = { port: number; close: () => Promise<void> };

/** Room for the longest target that is answered with a page; longer ones are not parsed at all. */
const maxHeaderSize = 64 * 1024;

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/** What Node's parser refuses never reaches the site: a target that it refuses is not found. */
function refuse(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const isTarget = error.code === 'HPE_INVALID_URL' || error.code === 'HPE_HEADER_OVERFLOW';
  const status = isTarget ? '404 Not Found' : '400 Bad Request';
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}

/**
 * Serves a published site as its production host does, from memory.
 *
 * @param options.root folder of the site
 * @param options.port 0 takes any free one
 * @param options.contact where the contact function answers now, if one is there at all
 * @param options.log takes one line per path that is not found
 * @returns the port, and `close`, which ends open connections too
 * @throws an error of one line when the folder holds no site or the port cannot be used
 */
export async function startPreviewServer({
  root,
  port,
  host = '127.0.0.1',
  contact,
  log = (line) => console.warn(line),
}: {
  root: string;
  port: number;
  host?: string;
  contact?: () => string | undefined;
  log?: (line: string) => void;
}): Promise<RunningServer> {
  const answer = createAnswerer(await readSite(root), {
    rules: headerRules(outsideSources(site)),
    siteHost: new URL(site.url).host,
    log,
  });
  const passOn = contact && createPassOn(contact);
  const server = createServer({ maxHeaderSize }, (request, response) => {
    const { method = '', url: target = '', headers } = request;
    if (passOn && target.split('?')[0] === contactEndpoint) {
      passOn(request, response);
      return;
    }
    // Nobody reads what a refused request still sends.
    request.resume();
    try {
      const { status, headers: fields, body } = answer({ method, target, headers });
      response.writeHead(status, fields).end(method === 'HEAD' ? undefined : body);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  });
  server.on('clientError', refuse);

  const listeningPort = await listen(server, host, port).catch((error: unknown) => {
    throw listenProblem(error, { host, port }, 'npm start');
  });
  return {
    port: listeningPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
