import type { IncomingMessage, ServerResponse } from 'node:http';
import { developmentPolicy, nodePolicy } from '@/scripts/host-rules/content-security-policy';
import { externalSources } from '@/scripts/host-rules/external-sources';
import { type Headers, headersOf, securityRules } from '@/scripts/host-rules/header-rules';
import { site } from '@/site.config';

/** The name in a `Host` header: lower case, without port and trailing dot; undefined if invalid. */
export function hostNameOf(host: string | null | undefined): string | undefined {
  const address = `http://${host ?? ''}`;
  return URL.canParse(address) ? new URL(address).hostname.replace(/\.$/, '') : undefined;
}

/**
 * Headers of a response of Next's own server; `noindex` on hosts other than the site's.
 *
 * @param path of the request, without the query
 * @param host value of the request's `Host` header
 * @param scriptHashes hashes of the page's inline scripts; empty for other responses
 */
export function nextHeaders(
  path: string,
  host: string | null | undefined,
  scriptHashes: readonly string[] = [],
): Headers {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const sources = externalSources(site);
  const policy = isDevelopment ? developmentPolicy(sources) : nodePolicy(sources, scriptHashes);
  return {
    ...headersOf(path, securityRules(policy)),
    ...(hostNameOf(host) !== hostNameOf(new URL(site.url).host) && {
      'X-Robots-Tag': 'noindex',
    }),
  };
}

/**
 * Sets the headers before Next handles a request, because its own redirects and errors, and everything
 * below `/_next/`, bypass the middleware. The middleware overrides them.
 */
export function setNextHeaders({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  const [path = ''] = url.split('?');
  for (const [name, value] of Object.entries(nextHeaders(path, headers.host))) {
    response.setHeader(name, value);
  }
}
