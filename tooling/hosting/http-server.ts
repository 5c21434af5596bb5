import {
  createServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
  type ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { Duplex } from 'node:stream';
import { closeAfterResponse, lingerMs } from '@/tooling/hosting/close-after-response';
import { limitConnections } from '@/tooling/hosting/connection-limit';
import { Connections } from '@/tooling/hosting/connections';
import { failBody } from '@/tooling/hosting/read-body';
import { maxHeaders, requestProblem, toOriginForm } from '@/tooling/hosting/request-problem';

/** Handles a request; if it throws, the error is logged and the connection closed. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Limits for a public server; times in milliseconds, sizes in bytes. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
} as const;
/** Timeout in milliseconds of a connection with a pending response, which the client does not read. */
const idleTimeoutMs = 30_000;
const maxRequestsPerConnection = 1000;
const maxConnections = 5000;
const maxConnectionsPerAddress = 256;

/** Response status by error code of Node's parser; 400 for all others. */
const parserStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** Serializes a response without a body, for connections that have no response object. */
function serializeResponse(status: number, headers: OutgoingHttpHeaders): string {
  const date = new Date().toUTCString();
  const fields = { ...headers, Date: date, 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}

/** Sends a response and closes the connection after the client had time to read it. */
function endWith(socket: Duplex, response: string): void {
  socket.end(response, 'latin1');
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

function rejectUnparsed(server: Server, connections: Connections, headers: OutgoingHttpHeaders) {
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      socket.destroy();
      return;
    }
    // Already closing: further bytes are only counted.
    if (!connections.isFirstFailure(socket) || !socket.writable) return;
    const response = serializeResponse(parserStatuses[error.code ?? ''] ?? 400, headers);
    const pending = connections.pending(socket);
    if (pending === undefined) endWith(socket, response);
    else if (pending.req.complete || !failBody(pending.req)) {
      // The failure is after a request in progress: respond after that one.
      pending.once('close', () => socket.writable && endWith(socket, response));
    }
  });
  server.on('connect', (_request, socket: Duplex) => {
    socket.on('error', () => socket.destroy());
    if (connections.pending(socket)) socket.destroy();
    else endWith(socket, serializeResponse(405, { ...headers, Allow: 'GET, HEAD' }));
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/**
 * Creates an HTTP/1.1 server for the public internet: strict parsing, and limits on time, memory and
 * connections.
 *
 * @param options.handle called for one request per connection at a time
 * @param options.readsBody whether `handle` reads the body of a request; otherwise the connection is
 *   closed after the response
 * @param options.headers headers of error responses that do not come from `handle`
 * @param options.countsAddresses whether to limit connections per remote address; not behind a proxy
 * @param options.rejectNonStandardBodyWrites Node's option: writing a body where none is allowed
 *   throws instead of being ignored
 */
export function createHttpServer({
  handle,
  readsBody,
  headers,
  countsAddresses,
  rejectNonStandardBodyWrites,
}: {
  handle: Handler;
  readsBody: (request: IncomingMessage) => boolean;
  headers: OutgoingHttpHeaders;
  countsAddresses: boolean;
  rejectNonStandardBodyWrites: boolean;
}): Server {
  const connections = new Connections();

  const start = async (request: IncomingMessage, response: ServerResponse) => {
    const problem = requestProblem(request);
    if (problem !== undefined) {
      closeAfterResponse(request, response);
      response.writeHead(problem, { ...headers, 'Content-Length': 0 }).end();
      return;
    }
    toOriginForm(request);
    // After an ignored upgrade Node reads no more requests from the connection.
    const isLast = request.headers.upgrade !== undefined;
    if (isLast || (hasBody(request) && !readsBody(request))) closeAfterResponse(request, response);
    try {
      await handle(request, response);
    } catch (error) {
      console.error(error);
      response.destroy();
    }
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse) =>
    connections.whenFirst(request, response, () => void start(request, response));

  const server = createServer(
    {
      ...limits,
      insecureHTTPParser: false,
      // Checked by `requestProblem`: Node would continue with pipelined requests.
      requireHostHeader: false,
      rejectNonStandardBodyWrites,
    },
    onRequest,
  );
  // Keeps Node from sending 100 Continue: the handler that reads the body sends it.
  server.on('checkContinue', onRequest);
  server.on('checkExpectation', onRequest);
  server.timeout = idleTimeoutMs;
  server.maxHeadersCount = 2 * maxHeaders;
  server.maxRequestsPerSocket = maxRequestsPerConnection;
  server.maxConnections = maxConnections;
  if (countsAddresses) limitConnections(server, maxConnectionsPerAddress);
  rejectUnparsed(server, connections, headers);
  return server;
}
