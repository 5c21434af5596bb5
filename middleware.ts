import { join } from 'node:path';
import { type NextRequest, NextResponse } from 'next/server';
import { revalidated } from '@/lib/headers/header-rules';
import { createScriptHashCache, nextHeaders } from '@/lib/headers/next-headers';
import { isGeneratedFile } from '@/lib/routing/files';
import { maskPath } from '@/lib/routing/mask-path';
import { internalPath, resolvePath } from '@/lib/routing/resolve-path';

const publicFiles: ReadonlySet<string> = new Set(process.env['PUBLIC_FILES']?.split('\n'));
const readScriptHashes = createScriptHashCache(
  join(/* turbopackIgnore: true */ process.cwd(), process.env['PAGES_FOLDER'] ?? ''),
);

/** A response, and for pages the hashes of their inline scripts. */
type RoutedResponse = { response: NextResponse; scriptHashes?: readonly string[] };

/**
 * Routes every request on Next's own server by `resolvePath`: a redirect, a rewrite to the page's
 * internal path, or the not-found page of the language with status 404.
 */
async function route(request: NextRequest): Promise<RoutedResponse> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { response: new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } }) };
  }
  const { pathname, search } = new URL(request.url);
  if (publicFiles.has(pathname) || isGeneratedFile(pathname))
    return { response: NextResponse.next() };

  const resolved = resolvePath(pathname);
  if (resolved.kind === 'redirect') {
    return { response: NextResponse.redirect(new URL(resolved.to + search, request.url), 308) };
  }
  const path = internalPath(resolved);
  const isFound = resolved.kind === 'page';
  if (!isFound) console.warn(`Not found: ${JSON.stringify(maskPath(pathname))}`);
  const init = isFound ? {} : { status: 404 };
  return {
    response: NextResponse.rewrite(new URL(path, request.url), init),
    scriptHashes: await readScriptHashes(path),
  };
}

/** Routes a request and sets the headers that every host sends. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { response, scriptHashes } = await route(request);
  const { pathname } = new URL(request.url);
  const headers = nextHeaders(pathname, request.headers.get('host'), scriptHashes);
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  // Next's default lets shared caches keep prerendered pages, 404 included, for a year.
  if (scriptHashes) response.headers.set('Cache-Control', revalidated);
  return response;
}

export const config = { matcher: ['/((?!_next/).*)'], runtime: 'nodejs' };
