import type { IncomingMessage, Server } from 'node:http';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { site } from '@/site.config';
import type { StyleHashes } from '@/tooling/host-rules/content-security-policy';
import { externalSources } from '@/tooling/host-rules/external-sources';
import { type Headers, headerRules, headersOf } from '@/tooling/host-rules/header-rules';
import type { ContactBackend } from '@/tooling/hosting/call-function';
import { createContactProxy } from '@/tooling/hosting/contact-proxy';
import { createHttpServer, type Handler } from '@/tooling/hosting/http-server';
import type { ProxySettings } from '@/tooling/hosting/proxy-settings';

/** Conditions and ranges that Next fails on if a file does not meet them; files are small. */
const ignoredConditions = ['range', 'if-range', 'if-match', 'if-unmodified-since'] as const;

const pathOf = ({ url = '' }: IncomingMessage) => url.split('?')[0];

/** Headers of responses that are neither a page nor a file. */
function commonHeaders(styles: StyleHashes): Headers {
  const rules = headerRules(externalSources(site), { styles, fonts: [] });
  const { 'Speculation-Rules': _, ...headers } = headersOf('/', rules);
  return { ...headers, 'Cache-Control': 'no-store' };
}

/**
 * Creates the HTTP server of the site's origin: pages, and the contact function at one path.
 *
 * @param options.handlePage handles `GET` and `HEAD` requests to all other paths
 * @param options.contact the contact function's current address; without it, its path has no special
 *   meaning
 * @param options.proxies the reverse proxies in front of this server
 * @param options.styles hashes of the pages' inline style sheets, which the contact function's pages have
 *   too
 * @param options.allowsEveryMethod whether `handlePage` receives requests of every method, as Next's
 *   tools need in development
 * @param options.rejectNonStandardBodyWrites whether `handlePage` may not write a body where none is
 *   allowed, as with `HEAD`
 */
export function createSiteServer({
  handlePage,
  contact,
  proxies,
  styles = [],
  allowsEveryMethod = false,
  rejectNonStandardBodyWrites = true,
}: {
  handlePage: Handler;
  contact: (() => ContactBackend | undefined) | undefined;
  proxies: ProxySettings;
  styles?: StyleHashes;
  allowsEveryMethod?: boolean;
  rejectNonStandardBodyWrites?: boolean;
}): Server {
  const headers = commonHeaders(styles);
  const contactProxy = contact && createContactProxy({ backend: contact, proxies, headers });
  const isContact = (request: IncomingMessage) =>
    contactProxy !== undefined && pathOf(request) === contactEndpoint;

  return createHttpServer({
    headers,
    // Behind a proxy all connections have the proxy's address.
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
