import { type NextRequest, NextResponse } from 'next/server';
import { decide } from '@/lib/routing/decide';
import { internalPath } from '@/lib/routing/internal';

const publicFiles: ReadonlySet<string> = new Set(JSON.parse(process.env['PUBLIC_FILES'] ?? '[]'));

/**
 * Answers every request on Next's own server as `decide` says: redirect, rewrite to the page's
 * internal path, or the not-found page of the right language with status 404.
 */
export default function middleware(request: NextRequest): NextResponse {
  const { pathname, search } = new URL(request.url);
  if (publicFiles.has(pathname)) return NextResponse.next();

  const decision = decide(pathname);
  if (decision.kind === 'redirect') {
    return NextResponse.redirect(new URL(decision.to + search, request.url), 308);
  }
  const target = new URL(internalPath(decision), request.url);
  if (decision.kind === 'page') return NextResponse.rewrite(target);
  console.warn(`Not found: ${JSON.stringify(pathname)}`);
  return NextResponse.rewrite(target, { status: 404 });
}

export const config = { matcher: ['/((?!_next/).*)'] };
