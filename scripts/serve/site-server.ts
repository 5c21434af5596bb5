import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { getRequestListener } from '@hono/node-server';
import type { ExternalSources } from '@/lib/headers/content-security-policy';
import { headerRules, headersForPath } from '@/lib/headers/header-rules';
import { parseHostName } from '@/lib/headers/next-headers';
import { maskPath } from '@/lib/routing/mask-path';
import { htmlFileFor, notFoundFileFor } from '@/lib/routing/page-files';
import { type ResolvedPath, resolvePath } from '@/lib/routing/resolve-path';
import { contentTypeFor } from '@/scripts/hosts/content-types';
import { UserError } from '@/scripts/support/command';
import { listFiles } from '@/scripts/support/files';
import { type ListenAddress, listen, loopback } from '@/scripts/support/listen-address';
import { site } from '@/site.config';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import type { ContactFunction } from '@/supabase/functions/send-contact-email/contact';

/** A listening server; `close` also closes open connections. */
export type RunningServer = { port: number; close: () => Promise<void> };

/** Limits of the server; times in milliseconds. */
const timeouts = {
  headersTimeout: 5000,
  // Later than the contact function's own limit of 10 seconds, which sends a response.
  requestTimeout: 11_000,
  connectionsCheckingInterval: 1000,
  keepAliveTimeout: 5000,
} as const;

/** Files that are not served by name: host configurations, compressed copies, and HTML files. */
const hidden = /^_(?:headers|redirects)$|\.(?:html|br|gz)$/;

/** Extensions of compressed copies and their encodings, the better one first. */
const copies = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;

/** Whether a request accepts an encoding. A quality of zero, such as `br; q=0.0`, refuses it. */
const accepts = ({ headers }: IncomingMessage, encoding: string) => {
  const entry = new RegExp(`\\b${encoding}\\b(?:\\s*;\\s*q=([\\d.]+))?`, 'i');
  const [found, quality = '1'] = entry.exec(String(headers['accept-encoding'])) ?? [];
  return found !== undefined && Number(quality) > 0;
};

/**
 * Creates the HTTP server of the site's origin: pages, and the contact function at one path.
 *
 * @param contact without it, the function's path has no special meaning
 */
export function createSiteServer(
  handlePage: RequestListener,
  contact: Pick<ContactFunction, 'fetch'> | undefined,
): Server {
  const handleContact =
    contact &&
    getRequestListener(
      (request, { incoming }) => contact.fetch(request, incoming.socket.remoteAddress),
      // Next has its own `Request` and `Response`.
      { overrideGlobalObjects: false },
    );
  const server = createServer(timeouts, (request, response) => {
    // Files are small, and Next fails on ranges beyond the end.
    delete request.headers.range;
    const isContact = request.url?.split('?')[0] === contactEndpoint;
    if (isContact && handleContact) void handleContact(request, response);
    else handlePage(request, response);
  });
  server.maxConnections = 2000;
  server.maxRequestsPerSocket = 1000;
  return server;
}

/** Makes a server listen, and closes it with its connections. */
export async function runServer(server: Server, address: ListenAddress): Promise<RunningServer> {
  const port = await listen(server, address);
  return {
    port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type SiteOptions = {
  /** Folder of the site, which is read when the server starts. */
  root: string;
  address?: ListenAddress;
  contact?: Pick<ContactFunction, 'fetch'> | undefined;
  /** Where the external origins that pages may use come from; by default `site.config.ts`. */
  sources?: ExternalSources;
  /** Receives one line per path that is not found, and per file that cannot be read. */
  log?: (line: string) => void;
};

/**
 * Creates the handler of the pages and files of a published site. Routing is done by `resolvePath`.
 *
 * @throws a one-line error if the folder contains no site
 */
async function createPageHandler({
  root,
  sources,
  log = (line) => console.warn(line),
}: SiteOptions): Promise<RequestListener> {
  const all = new Set(await listFiles(root));
  if (all.size === 0)
    throw new UserError(`${root} contains no site. Build it first: npm run build`);
  const rules = headerRules(sources);
  const siteName = new URL(site.url).hostname;

  const fileAt = (path: string, { kind }: ResolvedPath) => {
    if (kind === 'page') return htmlFileFor(path);
    const file = path.slice(1);
    return all.has(file) && !hidden.test(file) ? file : undefined;
  };

  /** Sends a file, or its compressed copy, unless the browser has it already. */
  const sendFile = async (
    request: IncomingMessage,
    response: ServerResponse,
    { file, status }: { file: string; status: number },
  ) => {
    const available = copies.filter(([extension]) => all.has(file + extension));
    const [extension, encoding] = available.find(([, name]) => accepts(request, name)) ?? [];
    const path = join(root, file + (extension ?? ''));
    const { size, mtimeMs } = await stat(path);
    const etag = `W/"${size}-${Math.round(mtimeMs)}"`;
    if (available.length > 0) response.setHeader('Vary', 'Accept-Encoding');
    if (encoding) response.setHeader('Content-Encoding', encoding);
    response.setHeader('ETag', etag);
    const isKnown = status === 200 && request.headers['if-none-match'] === etag;
    response.writeHead(isKnown ? 304 : status, isKnown ? {} : { 'Content-Length': size });
    if (isKnown || request.method === 'HEAD') response.end();
    else await pipeline(createReadStream(path), response);
  };

  return (request, response) => {
    const { url = '/', method = '', headers } = request;
    const [path = ''] = url.split('?');
    const setHeaders = (pathOfHeaders: string) => {
      const fields = headersForPath(pathOfHeaders, rules);
      for (const [name, value] of Object.entries(fields)) response.setHeader(name, value);
    };
    const respond = (status: number, fields: OutgoingHttpHeaders) => {
      setHeaders('/');
      response.writeHead(status, { ...fields, 'Content-Length': 0 }).end();
    };
    if (parseHostName(headers.host) !== siteName) response.setHeader('X-Robots-Tag', 'noindex');
    if (!['GET', 'HEAD'].includes(method)) return respond(405, { Allow: 'GET, HEAD' });
    const decision = resolvePath(path);
    if (decision.kind === 'redirect') {
      return respond(308, { Location: decision.to + url.slice(path.length) });
    }
    const found = fileAt(path, decision);
    const file = found ?? notFoundFileFor(decision.locale);
    if (found === undefined) log(`Not found: ${JSON.stringify(maskPath(url))}`);
    response.setHeader('Content-Type', contentTypeFor(file));
    setHeaders(found === undefined ? '/404' : path);
    const status = found === undefined ? 404 : 200;
    sendFile(request, response, { file, status }).catch(({ code, message }) => {
      // Otherwise the visitor has closed the connection. A new build may have removed the file.
      if (!`${code}`.startsWith('ERR_STREAM_')) log(`Not sent: ${message}`);
      response.destroy();
    });
  };
}

/**
 * Serves a published site like a production host, with the contact function.
 *
 * @throws a one-line error if the folder contains no site; an error if it cannot listen
 */
export async function startSiteServer(options: SiteOptions): Promise<RunningServer> {
  const { address = { host: loopback, port: 0 }, contact } = options;
  return runServer(createSiteServer(await createPageHandler(options), contact), address);
}
