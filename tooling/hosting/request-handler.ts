import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { type Locale, localeOfPath } from '@/lib/locales';
import { decide } from '@/lib/routing/decide';
import { maskPath } from '@/lib/routing/mask-path';
import { isCompressible } from '@/tooling/host-rules/content-types';
import { type HeaderRule, headersOf } from '@/tooling/host-rules/header-rules';
import { acceptedEncodings, representationOf } from '@/tooling/hosting/encodings';
import { hostNameOf } from '@/tooling/hosting/host-name';
import { parseTarget } from '@/tooling/hosting/request-target';
import type { SiteFile, SiteFiles } from '@/tooling/hosting/site-files';
import { fileOf, notFoundFileOf } from '@/tooling/publishing/page-files';

/** A response; for `HEAD` it is sent without the body. */
export type SiteResponse = { status: number; headers: OutgoingHttpHeaders; body?: Buffer };

/** The relevant parts of a request for a page or file. */
export type SiteRequest = { target: string; headers: IncomingHttpHeaders };

/** The result of routing, before content negotiation. */
type Found =
  | { kind: 'file'; status: 200 | 404; file: SiteFile; path: string }
  | { kind: 'redirect'; to: string };

/** Options of a request handler. */
export type RequestHandlerOptions = {
  /** The table of headers. */
  rules: readonly HeaderRule[];
  /** Host of the site's public address; responses on other hosts are `noindex`. */
  siteHost: string;
  /** Receives one line per path that is not found. */
  log: (line: string) => void;
};

function matches(header: string | undefined, etag: string): boolean {
  const tags = (header ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return tags.includes('*') || tags.includes(etag);
}

/**
 * Creates the handler of `GET` and `HEAD` requests for a published site. Routing is done by `decide`.
 *
 * sirv in its place fails 10 tests of preview-server.test.ts: it heeds no `q=0`, knows one spelling
 * of `If-None-Match`, and sends other content types and no status 404.
 *
 * @param files of the site, with all pages and not-found pages
 * @throws an error of one line when a not-found page is missing
 */
export function createRequestHandler(
  files: SiteFiles,
  { rules, siteHost, log }: RequestHandlerOptions,
): (request: SiteRequest) => SiteResponse {
  const siteName = hostNameOf(siteHost);

  function required(file: string): SiteFile {
    const found = files.get(file);
    if (!found) throw new Error(`The site has no ${file}. Build it again: npm run build`);
    return found;
  }

  function notFound(locale: Locale, target: string): Found {
    log(`Not found: ${JSON.stringify(maskPath(target))}`);
    return { kind: 'file', status: 404, file: required(notFoundFileOf(locale)), path: '/404' };
  }

  function find(target: string): Found {
    const parsed = parseTarget(target);
    if (!parsed) return notFound(localeOfPath(target), target);
    const { pathname, search } = parsed;
    const decision = decide(pathname);
    switch (decision.kind) {
      case 'redirect':
        return { kind: 'redirect', to: decision.to + search };
      case 'page':
        return { kind: 'file', status: 200, file: required(fileOf(pathname)), path: pathname };
      case 'notFound': {
        // File names of pages are not addresses: `/arbeitgeber.html` is not found.
        const file = pathname.endsWith('.html') ? undefined : files.get(pathname.slice(1));
        if (!file) return notFound(decision.locale, pathname);
        return { kind: 'file', status: 200, file, path: pathname };
      }
    }
  }

  return ({ target, headers }) => {
    const always = (path: string): OutgoingHttpHeaders => ({
      ...headersOf(path, rules),
      ...(hostNameOf(headers.host) !== siteName && { 'X-Robots-Tag': 'noindex' }),
    });
    const found = find(target);
    if (found.kind === 'redirect') {
      return {
        status: 308,
        headers: { ...always('/'), Location: found.to, 'Content-Length': 0 },
      };
    }
    const { status, file, path } = found;
    const { body, encoding, etag } = representationOf(
      file,
      acceptedEncodings(headers['accept-encoding']?.toString()),
    );
    const common: OutgoingHttpHeaders = {
      'Content-Type': file.contentType,
      ...always(path),
      ...(isCompressible(file.contentType) && { Vary: 'Accept-Encoding' }),
      ...(status === 200 && { ETag: etag }),
    };
    if (status === 200 && matches(headers['if-none-match'], etag)) {
      return { status: 304, headers: common };
    }
    return {
      status,
      headers: {
        ...common,
        'Content-Length': body.length,
        ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
      },
      body,
    };
  };
}
