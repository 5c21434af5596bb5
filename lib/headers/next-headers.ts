import { readFile } from 'node:fs/promises';
import { inlineScript } from '@/lib/framework-internals';
import { developmentPolicy, nodePolicy, sourceHash } from '@/lib/headers/content-security-policy';
import { type Headers, headersForPath, securityRules } from '@/lib/headers/header-rules';
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
  const policy = isDevelopment ? developmentPolicy(site) : nodePolicy(site, scriptHashes);
  return {
    ...headersForPath(path, securityRules(policy)),
    ...(parseHostName(host) !== parseHostName(new URL(site.url).host) && {
      'X-Robots-Tag': 'noindex',
    }),
  };
}

/** Unique hashes of a page's inline scripts for its policy. Data scripts need none. */
function inlineScriptHashes(html: string): readonly string[] {
  const scripts = new Set([...html.matchAll(inlineScript)].map(([, script = '']) => script));
  return [...scripts].map(sourceHash);
}

/**
 * Creates a cache of the script hashes of Next's prerendered pages, which do not change until the
 * next build. A page is read on its first request. In development nothing is prerendered, and the
 * policy needs no hashes.
 *
 * @param folder of the prerendered pages, `prerenderedFolder` of Next's build
 * @returns a function that takes a path inside Next's app, from `internalPath`; it throws if the
 *   page cannot be read
 */
export function createScriptHashCache(
  folder: string,
): (path: string) => Promise<readonly string[]> {
  const cache = new Map<string, readonly string[]>();
  return async (path) => {
    if (process.env.NODE_ENV === 'development') return [];
    const file = `${folder}${path}.html`;
    const hashes =
      cache.get(path) ??
      inlineScriptHashes(await readFile(/* turbopackIgnore: true */ file, 'utf8'));
    cache.set(path, hashes);
    return hashes;
  };
}
