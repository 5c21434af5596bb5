import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { errorAnswer } from './answers.ts';
import { HttpError } from './http-error.ts';

/** Answers a request; the address is that of the other end of the connection. */
type Fetch = (request: Request, socketAddress: string | undefined) => Promise<Response>;

const maxHeaderBytes = 16 * 1024;
const connectionsCheckedEveryMs = 500;
const lingerMs = 300;
/** Methods that a `Request` cannot have; no handler takes them under any name. */
const impossibleMethods = new Set(['CONNECT', 'TRACE', 'TRACK']);

/** The body as a stream that is read as far as it is asked for. Cancelled, it stays unread. */
function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
  const pieces = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream<Uint8Array>(
    {
      pull: async (controller) => {
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(new Uint8Array(value));
      },
      cancel: () => {
        incoming.pause();
      },
    },
    { highWaterMark: 0 },
  );
}

/** @throws TypeError when the host or the path makes no address */
function requestOf(incoming: IncomingMessage): Request {
  const { method = 'GET', url: path = '' } = incoming;
  const headers = new Headers();
  for (const [name, value = ''] of Object.entries(incoming.headers)) {
    headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const isWithBody = headers.has('content-length') || headers.has('transfer-encoding');
  const init = {
    method: impossibleMethods.has(method) ? 'OTHER' : method,
    headers,
    // A `Request` has none with these methods: it stays unread.
    ...(isWithBody && !['GET', 'HEAD'].includes(method) && { body: bodyOf(incoming) }),
    // Asked for with such a body, and missing in the browser's declarations.
    duplex: 'half',
  };
  return new Request(`http://${headers.get('host')}${path.startsWith('/') ? path : '/'}`, init);
}

async function send(
  answer: Response,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bytes = new Uint8Array(await answer.arrayBuffer());
  for (const [name, value] of answer.headers) response.setHeader(name, value);
  response.statusCode = answer.status;
  if (incoming.complete) {
    response.end(bytes);
    return;
  }
  // What is left of the body must not be taken for the next request. The connection stays open for
  // a moment, unread: closed at once, it takes the answer with it where more is coming.
  response.setHeader('connection', 'close');
  response.setHeader('content-length', bytes.length);
  response.write(bytes);
  setTimeout(() => incoming.socket.destroy(), lingerMs);
}

/**
 * Makes a server for the function on a machine of one's own. `Deno.serve` has no time limits, and
 * since Deno 2.8.3 it goes on reading what a handler has refused, to no end. This is Node's server,
 * which closes the connection after an early answer and gives up heads and bodies that come slowly.
 *
 * @param options.timeoutMs how long a whole request may take to arrive, in milliseconds
 */
export function createNodeServer(fetch: Fetch, { timeoutMs }: { timeoutMs: number }): Server {
  const options = {
    headersTimeout: timeoutMs,
    requestTimeout: timeoutMs,
    connectionsCheckingInterval: connectionsCheckedEveryMs,
    maxHeaderSize: maxHeaderBytes,
  };
  const answer = (incoming: IncomingMessage): Promise<Response> => {
    try {
      return fetch(requestOf(incoming), incoming.socket.remoteAddress);
    } catch {
      const error = new HttpError('malformed', 'The request has no valid address.');
      return Promise.resolve(errorAnswer(error));
    }
  };
  return createServer(options, (incoming, response) => {
    // A connection that breaks ends its request; there is nobody to answer.
    incoming.on('error', () => incoming.socket.destroy());
    answer(incoming)
      .then((one) => send(one, incoming, response))
      .catch(() => incoming.socket.destroy());
  });
}
