import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { contactEndpoint } from '@/lib/contact/endpoint';
import {
  type LoopbackServer,
  listenOnLoopback,
  serveOnLoopback,
} from '@/tests/support/serve-on-loopback';
import { createContactProxy } from '@/tooling/hosting/contact-proxy';
import { createHttpServer } from '@/tooling/hosting/http-server';
import { noProxies, type ProxySettings } from '@/tooling/hosting/proxy-settings';

type Options = {
  proxies?: ProxySettings;
  bodyTimeoutMs?: number;
  heldBytes?: number;
  turnTimeoutMs?: number;
  responseTimeoutMs?: number;
};

const served: LoopbackServer[] = [];

/** The secret that the proxy sends to the function. */
export const proxyKey = 'p'.repeat(32);

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'site-policy',
  'Cache-Control': 'no-store',
};

/** Starts a server that is only the contact proxy, with short times where they are given. */
export async function serveProxy(
  origin: () => string | undefined,
  options?: Options,
): Promise<LoopbackServer> {
  const backend = () => {
    const current = origin();
    return current === undefined ? undefined : { origin: current, proxyKey };
  };
  const server = await listenOnLoopback(
    createHttpServer({
      handle: createContactProxy({ backend, proxies: noProxies, headers, ...options }),
      headers,
      readsBody: ({ method }) => method === 'POST',
      countsAddresses: false,
      rejectNonStandardBodyWrites: true,
    }),
  );
  served.push(server);
  return server;
}

/** Starts a contact proxy and a function behind it that answers as given. */
export async function serveProxyOf(
  handle: RequestListener,
  options?: Options,
): Promise<LoopbackServer> {
  const backend = await serveOnLoopback(handle);
  served.push(backend);
  return serveProxy(() => backend.origin, options);
}

/** Stops what the last test has started. */
export async function stopServers(): Promise<void> {
  for (const { close } of served.splice(0)) await close();
}

/** Answers with what came in. */
export async function mirror(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = incoming;
  const body = await text(incoming);
  response.writeHead(418, { 'Content-Type': 'application/json', 'Retry-After': '7' });
  response.end(JSON.stringify({ method, url, headers, body }));
}

/** The function's address with the language of a form. */
export const target = `${contactEndpoint}?locale=en`;

/** The head of a request to the function. */
export function head(method: string, ...fields: string[]): string {
  return `${[`${method} ${target} HTTP/1.1`, 'Host: site', ...fields].join('\r\n')}\r\n\r\n`;
}
