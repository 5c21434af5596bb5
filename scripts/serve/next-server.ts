import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { nextHeaders } from '@/lib/headers/next-headers';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { readEditorUrl } from '@/scripts/publishing/bundle';
import { createSiteServer, type RunningServer, runServer } from '@/scripts/serve/site-server';
import { createTextPreview } from '@/scripts/serve/text-preview';
import { type ListenAddress, loopback } from '@/scripts/support/listen-address';
import type { ContactFunction } from '@/supabase/functions/send-contact-email/contact';

/**
 * Sets the headers before Next handles a request, because its own redirects and errors, and
 * everything below `/_next/`, bypass the middleware. The middleware overrides them.
 */
function setNextHeaders({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  const [path = ''] = url.split('?');
  for (const [name, value] of Object.entries(nextHeaders(path, headers.host))) {
    response.setHeader(name, value);
  }
}

/**
 * Starts Next's own server with the contact function, in this process.
 *
 * @param options.mode development needs no build
 * @throws an error if it cannot listen, or Next cannot start
 */
export async function startNextServer({
  address: { host, port },
  mode,
  contact,
}: {
  address: ListenAddress;
  mode: 'development' | 'production';
  contact: Pick<ContactFunction, 'fetch'> | undefined;
}): Promise<RunningServer> {
  // Next reads NODE_ENV when it is imported.
  Object.assign(process.env, { NODE_ENV: mode });
  const { default: next } = await import('next');
  const isDevelopment = mode === 'development';
  // Next replaces 127.0.0.1 with `localhost` inside the middleware. With the IP address as host
  // name, it would treat its own rewrites as external URLs and fetch them over the network.
  const hostname = host === loopback ? 'localhost' : host;

  const texts = isDevelopment
    ? createTextPreview(messagesFolder(), readEditorUrl(process.env))
    : undefined;
  const server = createSiteServer(async (request, response) => {
    try {
      if (await texts?.handle(request, response)) return;
      setNextHeaders(request, response);
      await handle(request, response);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  }, contact);
  const app = next({
    dev: isDevelopment,
    hostname,
    port,
    // Next handles WebSocket upgrades on this server. Only its development tools need them.
    httpServer: isDevelopment ? server : createServer(),
    ...(isDevelopment && { turbopack: true }),
  });
  await app.prepare();
  const handle = app.getRequestHandler();
  const running = await runServer(server, { host: hostname, port });
  return {
    port: running.port,
    close: async () => {
      texts?.close();
      await running.close();
      await app.close();
    },
  };
}
