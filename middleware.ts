import { type NextRequest, NextResponse } from 'next/server';
import { developmentPolicy, nodePolicy } from '@/lib/hosting/content-security-policy';
import { securityHeaders } from '@/lib/hosting/header-rules';
import { decide } from '@/lib/routing/decide';
import { isRootFile } from '@/lib/routing/files';
import { internalPath } from '@/lib/routing/internal';
import { maskPath } from '@/lib/routing/mask-path';
import { outsideSources } from '@/lib/site/outside-sources';
import { site } from '@/site.config';

const publicFiles: ReadonlySet<string> = new Set(JSON.parse(process.env['PUBLIC_FILES'] ?? '[]'));

const policy = process.env.NODE_ENV === 'development' ? developmentPolicy : nodePolicy;
const headers = securityHeaders(policy(outsideSources(site)));
const siteHost = new URL(site.url).host;

/** Adds what every answer carries. Search engines list no preview. */
function secured(response: NextResponse, request: NextRequest): NextResponse {
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
  if (request.headers.get('host') !== siteHost) response.headers.set('X-Robots-Tag', 'noindex');
  return response;
}

/**
 * Answers every request on Next's own server as `decide` says: redirect, rewrite to the page's
 * internal path, or the not-found page of the right language with status 404.
 */
function answer(request: NextRequest): NextResponse {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new NextResponse(null, { status: 405, headers: { Allow: 'GET, HEAD' } });
  }
  const { pathname, search } = new URL(request.url);
  if (publicFiles.has(pathname) || isRootFile(pathname)) return NextResponse.next();

  const decision = decide(pathname);
  if (decision.kind === 'redirect') {
    return NextResponse.redirect(new URL(decision.to + search, request.url), 308);
  }
  const target = new URL(internalPath(decision), request.url);
  if (decision.kind === 'page') return NextResponse.rewrite(target);
  console.warn(`Not found: ${JSON.stringify(maskPath(pathname))}`);
  return NextResponse.rewrite(target, { status: 404 });
}

/** `answer` with the headers of every host. */
export default function middleware(request: NextRequest): NextResponse {
  return secured(answer(request), request);
}

export const config = { matcher: ['/((?!_next/).*)'] };
