import { createServer, type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { MailFolder } from '@/tooling/contact-stack/inbox/mail-folder';
import { errorPage, listPage, mailPage } from '@/tooling/contact-stack/inbox/pages';
import { type ReadMail, readMail } from '@/tooling/contact-stack/inbox/read-mail';

type InboxResponse = {
  status: number;
  headers?: Record<string, string>;
  body: string | Buffer | AsyncIterable<string>;
};

const loopback = '127.0.0.1';
/** How many the list shows. */
const mailsShown = 50;
/** Bytes of each mail that the list reads, enough for its headers. */
const headBytes = 16 * 1024;

/**
 * Headers of every response: no scripts, no other origins, no framing; the HTML of a mail may only
 * have inline styles and images.
 */
const securityHeaders = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
} as const;

function inboxResponse(type: string, body: InboxResponse['body'], status = 200): InboxResponse {
  return { status, headers: { 'Content-Type': `${type}; charset=utf-8` }, body };
}

const errorResponse = (status: number) =>
  inboxResponse('text/html', errorPage(STATUS_CODES[status] ?? ''), status);

/** Reads mails one by one, so that memory does not grow with their number. */
async function* readMails(
  mails: MailFolder,
  ids: readonly string[],
  maxBytes?: number,
): AsyncGenerator<ReadMail> {
  for (const id of ids) {
    const stored = await mails.read(id, maxBytes);
    if (stored) yield await readMail(stored);
  }
}

async function* jsonArray(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '[';
  for await (const item of items) {
    yield separator + JSON.stringify(item);
    separator = ',\n';
  }
  yield separator === '[' ? '[]' : ']';
}

async function showList(mails: MailFolder): Promise<InboxResponse> {
  const heads: ReadMail[] = [];
  for await (const head of readMails(mails, mails.list(mailsShown), headBytes)) heads.push(head);
  return inboxResponse(
    'text/html',
    listPage(heads, { count: mails.count(), folder: mails.folder }),
  );
}

async function showMail(mails: MailFolder, id: string): Promise<InboxResponse> {
  const stored = await mails.read(id);
  if (!stored) return errorResponse(404);
  return inboxResponse('text/html', mailPage(await readMail(stored), stored.source.toString()));
}

async function show(mails: MailFolder, pathname: string): Promise<InboxResponse> {
  if (pathname === '/') return showList(mails);
  if (pathname === '/mails.json') {
    return inboxResponse('application/json', jsonArray(readMails(mails, mails.list())));
  }
  const id = /^\/mails\/([^/]+)$/.exec(pathname)?.[1];
  return id === undefined ? errorResponse(404) : showMail(mails, id);
}

/** Another site's page must not read the mails by a host name that resolves to this machine. */
function isForeign({ headers: { host = '' } }: IncomingMessage): boolean {
  const [name] = host.split(':');
  return name !== 'localhost' && name !== loopback;
}

async function route(mails: MailFolder, request: IncomingMessage): Promise<InboxResponse> {
  if (isForeign(request)) return errorResponse(403);
  const target = request.url ?? '';
  if (!URL.canParse(target, 'http://inbox')) return errorResponse(404);
  const { pathname } = new URL(target, 'http://inbox');
  if (request.method === 'GET' || request.method === 'HEAD') return show(mails, pathname);
  return { ...errorResponse(405), headers: { Allow: 'GET, HEAD' } };
}

async function respond(mails: MailFolder, request: IncomingMessage, response: ServerResponse) {
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const { 'content-length': length = '0', 'transfer-encoding': encoding } = request.headers;
  // Bodies are not read, so the connection is closed after the response.
  if (encoding !== undefined || length !== '0') response.setHeader('Connection', 'close');
  const { status, headers, body } = await route(mails, request).catch((error: unknown) => {
    console.error(error);
    return errorResponse(500);
  });
  response.writeHead(status, headers);
  if (request.method === 'HEAD') response.end();
  else if (typeof body === 'string' || Buffer.isBuffer(body)) response.end(body);
  else await pipeline(Readable.from(body), response);
}

/** Responds to requests that Node's parser rejects. */
function rejectUnparsed(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const headers = { ...securityHeaders, Connection: 'close', 'Content-Length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end(`${['HTTP/1.1 400 Bad Request', ...lines].join('\r\n')}\r\n\r\n`);
}

/**
 * Serves the inbox pages on the loopback address.
 *
 * @param port 0 for any free port
 * @throws when it cannot listen
 */
export async function startWeb(
  mails: MailFolder,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    respond(mails, request, response).catch(() => response.destroy());
  };
  // Requests without `Host` are rejected below, with the security headers of every other response.
  const server = createServer({ requireHostHeader: false }, onRequest);
  server.on('checkExpectation', onRequest);
  server.on('clientError', rejectUnparsed);
  const listening = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: listening, close };
}
