import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { maxDiscardedBytes } from '@/tooling/hosting/close-after-response';

/** Maximum number of pipelined requests per connection that wait for an earlier response. */
const maxPipelined = 8;
/** Maximum number of characters of their heads together, which stay in memory. */
const maxPipelinedChars = 8 * 1024;

/** The queued requests of a connection. */
type Waiting = { requests: number; chars: number };

function charsOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, part) => sum + part.length, url.length);
}

/** Tracks the responses and parser failures of connections. */
export class Connections {
  /** Response to the latest request of a connection. */
  readonly #last = new WeakMap<Duplex, ServerResponse>();
  readonly #waiting = new WeakMap<Duplex, Waiting>();
  /** Bytes that a connection had received when its parser failed. */
  readonly #failedAt = new WeakMap<Duplex, number>();

  /**
   * Calls back when all earlier requests on the connection have their responses, so that no pipelined
   * request has an effect without a response. Requests on a closing connection are dropped. A
   * connection with too many or too long queued requests is closed, because Node itself does not
   * limit them.
   */
  whenFirst(request: IncomingMessage, response: ServerResponse, start: () => void): void {
    const { socket } = request;
    const before = this.#last.get(socket);
    this.#last.set(socket, response);
    const startIfOpen = () => {
      if (socket.writable) start();
    };
    if (before === undefined || before.closed) {
      startIfOpen();
      return;
    }
    const waiting = this.#waiting.get(socket) ?? { requests: 0, chars: 0 };
    this.#waiting.set(socket, waiting);
    const chars = charsOf(request);
    waiting.requests += 1;
    waiting.chars += chars;
    if (waiting.requests > maxPipelined || waiting.chars > maxPipelinedChars) {
      socket.destroy();
      return;
    }
    before.once('close', () => {
      waiting.requests -= 1;
      waiting.chars -= chars;
      startIfOpen();
    });
  }

  /** Whether this is the first parser failure; destroys connections that keep sending after it. */
  isFirstFailure(socket: Duplex): boolean {
    const bytesRead = socket instanceof Socket ? socket.bytesRead : 0;
    const failedAt = this.#failedAt.get(socket);
    if (failedAt === undefined) this.#failedAt.set(socket, bytesRead);
    else if (bytesRead - failedAt > maxDiscardedBytes) socket.destroy();
    return failedAt === undefined;
  }

  /** The pending response of a connection, if there is one. */
  pending(socket: Duplex): ServerResponse | undefined {
    const last = this.#last.get(socket);
    return last?.closed ? undefined : last;
  }
}
