import type { IncomingMessage, ServerResponse } from 'node:http';

/** How much is still read, and thrown away, of a request that is answered before its end. */
export const maxDiscardedBytes = 256 * 1024;

/** How long a connection stays open for the answer to be read, in milliseconds. */
export const lingerMs = 2000;

function discardSome(request: IncomingMessage): void {
  let left = maxDiscardedBytes;
  request.on('error', () => undefined);
  request.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    // From here the client waits, because nobody takes its bytes.
    if (left <= 0) request.pause();
  });
}

/**
 * Answers a request without reading its body to the end, and closes the connection after the
 * answer: what follows on it can't be told from the rest of the body. Closed at once, with bytes
 * unread, the system would send a reset, which makes clients lose the answer; so the connection
 * lingers for a moment, half closed.
 *
 * To be called before the head of the answer is written.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-9.6
 */
export function closeAfterResponse(request: IncomingMessage, response: ServerResponse): void {
  const { socket } = request;
  response.setHeader('Connection', 'close');
  discardSome(request);
  const destroySoon = socket.destroySoon.bind(socket);
  // Node calls this after the last answer on a connection.
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
