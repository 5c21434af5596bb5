import type { IncomingMessage, Server } from 'node:http';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { site } from '@/site.config';
import { type Headers, headerRules, headersOf } from '@/tooling/host-rules/header-rules';
import { outsideSources } from '@/tooling/host-rules/outside-sources';
import type { ContactBackend } from '@/tooling/hosting/call-function';
import { createContactProxy } from '@/tooling/hosting/contact-proxy';
import { createHttpServer, type Handler } from '@/tooling/hosting/http-server';
import type { ProxySettings } from '@/tooling/hosting/proxy-settings';

/**
 * Conditions that Next fails on where a file does not meet them: answers are whole without them, as
 * every file is short.
 */
const ignoredConditions = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0];

/** What every answer carries that is neither a page nor a file. */
function commonHeaders(): Headers {
  const { 'Speculation-Rules': _, ...headers } = headersOf('/', headerRules(outsideSources(site)));
  return { ...headers, 'Cache-Control': 'no-store' };
}

/**
 * Makes the HTTP server of the site's origin: pages, and behind one address the contact function.
 *
 * @param options.handlePage answers `GET` and `HEAD` of every other address
 * @param options.contact where the contact function answers now; without it, its address is one
 *   like any other
 * @param options.proxies the reverse proxies in front of this server
 * @param options.allowsEveryMethod whether `handlePage` gets requests of every method, as Next's
 *   tools want in development
 * @param options.rejectNonStandardBodyWrites whether a body of `handlePage` where none may be, as
 *   with `HEAD`, is an error
 */
export function createSiteServer({
  handlePage,
  contact,
  proxies,
  allowsEveryMethod = false,
  rejectNonStandardBodyWrites = true,
}: {
  handlePage: Handler;
  contact: (() => ContactBackend | undefined) | undefined;
  proxies: ProxySettings;
  allowsEveryMethod?: boolean;
  rejectNonStandardBodyWrites?: boolean;
}): Server {
  const headers = commonHeaders();
  const contactProxy = contact && createContactProxy({ backend: contact, proxies, headers });
  const isContact = (request: IncomingMessage) =>
    contactProxy !== undefined && pathOf(request) === contactEndpoint;

  return createHttpServer({
    headers,
    // Behind a proxy every connection has the proxy's address.
    countsAddresses: proxies.trustedProxies === 0,
    rejectNonStandardBodyWrites,
    readsBody: (request) => allowsEveryMethod || (isContact(request) && request.method === 'POST'),
    handle: (request, response) => {
      if (contactProxy && isContact(request)) return contactProxy(request, response);
      for (const name of ignoredConditions) delete request.headers[name];
      if (allowsEveryMethod || request.method === 'GET' || request.method === 'HEAD') {
        return handlePage(request, response);
      }
      response.writeHead(405, { ...headers, Allow: 'GET, HEAD', 'Content-Length': 0 }).end();
    },
  });
}
