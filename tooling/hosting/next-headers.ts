import type { IncomingMessage, ServerResponse } from 'node:http';
import { site } from '@/site.config';
import { developmentPolicy, nodePolicy } from '@/tooling/host-rules/content-security-policy';
import { externalSources } from '@/tooling/host-rules/external-sources';
import { type Headers, headersOf, securityRules } from '@/tooling/host-rules/header-rules';
import { hostNameOf } from '@/tooling/hosting/host-name';

/**
 * What an answer of Next's own server carries. Search engines list no preview.
 *
 * @param path of the request, without its query
 * @param host what the request names as its host
 * @param scriptHashes of the inline scripts of the page that is answered; none for anything else
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
 * Sets the headers of an answer before Next answers: its own redirects and errors, and everything
 * below `/_next/`, never come to the middleware. What the middleware sets takes their place.
 */
export function setNextHeaders({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  const [path = ''] = url.split('?');
  for (const [name, value] of Object.entries(nextHeaders(path, headers.host))) {
    response.setHeader(name, value);
  }
}
