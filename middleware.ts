import { join } from 'node:path';
import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { isGeneratedFile } from '@/lib/routing/files';
import { maskPath } from '@/lib/routing/mask-path';
import { internalPath, resolvePath } from '@/lib/routing/resolve-path';
import { revalidated } from '@/scripts/hosts/header-rules';
import { createScriptHashCache, nextHeaders } from '@/scripts/serve/next-headers';

const publicFiles: ReadonlySet<string> = new Set(
  z.array(z.string()).parse(JSON.parse(process.env['PUBLIC_FILES'] ?? '[]')),
);
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
  const target = new URL(path, request.url);
  const scriptHashes = await readScriptHashes(path);
  if (resolved.kind === 'page') return { response: NextResponse.rewrite(target), scriptHashes };
  console.warn(`Not found: ${JSON.stringify(maskPath(pathname))}`);
  return { response: NextResponse.rewrite(target, { status: 404 }), scriptHashes };
}

/** Routes a request and sets the headers that every host sends. */
export default async function middleware(request: NextRequest): Promise<NextResponse> {
  const { response, scriptHashes } = await route(request);
  const headers = nextHeaders(
    new URL(request.url).pathname,
    request.headers.get('host'),
    scriptHashes,
  );
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  // Next's default lets shared caches keep prerendered pages, 404 included, for a year.
  if (scriptHashes) response.headers.set('Cache-Control', revalidated);
  return response;
}

export const config = { matcher: ['/((?!_next/).*)'], runtime: 'nodejs' };
