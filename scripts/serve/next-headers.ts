import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { developmentPolicy, nodePolicy } from '@/scripts/hosts/content-security-policy';
import { externalSources } from '@/scripts/hosts/external-sources';
import { type Headers, headersForPath, securityRules } from '@/scripts/hosts/header-rules';
import { isDataScript, parsePage } from '@/scripts/publishing/page-document';
import { site } from '@/site.config';

/** The name in a `Host` header: lower case, without port and trailing dot; undefined if invalid. */
export function parseHostName(host: string | null | undefined): string | undefined {
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
    ...headersForPath(path, securityRules(policy)),
    ...(parseHostName(host) !== parseHostName(new URL(site.url).host) && {
      'X-Robots-Tag': 'noindex',
    }),
  };
}

/**
 * Sets the headers before Next handles a request, because its own redirects and errors, and
 * everything below `/_next/`, bypass the middleware. The middleware overrides them.
 */
export function setNextHeaders({ url = '', headers }: IncomingMessage, response: ServerResponse) {
  const [path = ''] = url.split('?');
  for (const [name, value] of Object.entries(nextHeaders(path, headers.host))) {
    response.setHeader(name, value);
  }
}

/**
 * Hashes of a page's inline scripts for its content security policy. Data scripts need none.
 *
 * @returns unique hashes, `sha256-` and Base64
 */
export function inlineScriptHashes(html: string): readonly string[] {
  const $ = parsePage(html);
  const hashes = $('script:not([src])')
    .get()
    .filter((script) => !isDataScript($(script).attr('type')))
    .map((script) => createHash('sha256').update($(script).text()).digest('base64'));
  return [...new Set(hashes)].map((hash) => `sha256-${hash}`);
}

/**
 * Creates a cache of the script hashes of Next's prerendered pages, which do not change until the
 * next build. A page is read on its first request. In development nothing is prerendered, and the
 * policy needs no hashes.
 *
 * @param folder of the prerendered pages, `server/app` of Next's build
 * @returns a function that takes a path inside Next's app, from `internalPath`; it throws if the
 *   page cannot be read
 */
export function createScriptHashCache(
  folder: string,
): (path: string) => Promise<readonly string[]> {
  const cache = new Map<string, readonly string[]>();
  return async (path) => {
    if (process.env.NODE_ENV === 'development') return [];
    const hashes =
      cache.get(path) ??
      inlineScriptHashes(
        await readFile(/* turbopackIgnore: true */ `${folder}${path}.html`, 'utf8'),
      );
    cache.set(path, hashes);
    return hashes;
  };
}
