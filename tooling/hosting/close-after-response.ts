import type { IncomingMessage, ServerResponse } from 'node:http';

/** Maximum number of body bytes that are read and discarded after an early response. */
export const maxDiscardedBytes = 256 * 1024;

/** Milliseconds that a connection stays half closed, so that the client can read the response. */
export const lingerMs = 2000;

function discardSome(request: IncomingMessage): void {
  let left = maxDiscardedBytes;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    // Backpressure stops the client from here on.
    if (left <= 0) request.pause();
  });
}

/**
 * Closes the connection after the response to a request whose body is not read to the end, because
 * pipelined requests cannot be told from the rest of the body. Closing immediately with unread bytes
 * would send a TCP reset, which makes clients lose the response; so the connection stays half closed
 * for `lingerMs`.
 *
 * Must be called before the response head is written.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
export function closeAfterResponse(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  response.setHeader('Connection', 'close');
  discardSome(request);
  const destroySoon = socket.destroySoon.bind(socket);
  // Node calls this after the last response on a connection.
  socket.destroySoon = () => {
    if (request.complete) {
      destroySoon();
      return;
    }
    socket.end();
    const timer = setTimeout(() => socket.destroy(), lingerMs);
    request.once('end', destroySoon);
    socket.once('close', () => clearTimeout(timer));
  };
}
