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
import { bodyErrorEvent } from '@/tooling/hosting/read-body';
import { maxHeaders, requestProblem, toOriginForm } from '@/tooling/hosting/request-problem';

/** Answers a request; what it throws becomes a closed connection and a line in the log. */
export type Handler = (request: IncomingMessage, response: ServerResponse) => Promise<void> | void;

/** Limits of a server that strangers reach; times in milliseconds. */
const limits = {
  headersTimeout: 10_000,
  requestTimeout: 20_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
} as const;
/** Silence of a connection on which something is owed: a client that does not read its answer. */
const idleTimeout = 30_000;
const maxRequestsPerConnection = 1000;
const maxConnections = 5000;
const maxConnectionsPerAddress = 256;

/** Statuses of what Node's parser refuses, by its error code; everything else is a 400. */
const parserStatuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
};

/** An answer without a body as bytes, for connections on which Node has no response object. */
function serializeResponse(status: number, headers: OutgoingHttpHeaders): string {
  const date = new Date().toUTCString();
  const fields = { ...headers, Date: date, 'Content-Length': 0, Connection: 'close' };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n');
}

/** Sends an answer and closes the connection when its sender has had the time to read it. */
function endWith(socket: Duplex, answer: string): void {
  socket.end(answer, 'latin1');
  const timer = setTimeout(() => socket.destroy(), lingerMs);
  socket.once('close', () => clearTimeout(timer));
}

function rejectUnparsed(server: Server, connections: Connections, headers: OutgoingHttpHeaders) {
  server.on('clientError', (error: Error & { code?: string }, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) {
      socket.destroy();
      return;
    }
    // Half closed already, or about to be: what still comes is only counted.
    if (!connections.isFirstFailure(socket) || !socket.writable) return;
    const answer = serializeResponse(parserStatuses[error.code ?? ''] ?? 400, headers);
    const pending = connections.pending(socket);
    if (pending === undefined) endWith(socket, answer);
    else if (pending.req.complete || !pending.req.emit(bodyErrorEvent)) {
      // What stands behind a request that is being answered: its turn comes after that.
      pending.once('close', () => socket.writable && endWith(socket, answer));
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
 * Makes an HTTP/1.1 server that strangers may reach: strict in what it takes, with a limit on
 * everything that a client can make it wait for or keep.
 *
 * @param options.handle called for one request of a connection at a time
 * @param options.readsBody whether `handle` reads the body of a request; of all others the body
 *   is left unread, and the connection closed after the answer
 * @param options.headers headers of every refusal that does not come from `handle`
 * @param options.countsAddresses whether a connection's address tells visitors apart: then each
 *   has a limit of connections
 * @param options.rejectNonStandardBodyWrites as Node's: a body where none may be is an error of
 *   `handle`, and not only left out
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
    // An ignored upgrade ends what Node reads on the connection.
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
      // `requestProblem` sees to it: Node would go on with what is pipelined behind.
      requireHostHeader: false,
      rejectNonStandardBodyWrites,
    },
    onRequest,
  );
  // Not answered with 100 by Node: the code that reads the body sends it.
  server.on('checkContinue', onRequest);
  server.on('checkExpectation', onRequest);
  server.timeout = idleTimeout;
  server.maxHeadersCount = 2 * maxHeaders;
  server.maxRequestsPerSocket = maxRequestsPerConnection;
  server.maxConnections = maxConnections;
  if (countsAddresses) limitConnections(server, maxConnectionsPerAddress);
  rejectUnparsed(server, connections, headers);
  return server;
}
