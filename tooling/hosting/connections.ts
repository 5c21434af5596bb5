import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { maxDiscardedBytes } from '@/tooling/hosting/close-after-answer';

/** Requests of one connection that wait for an earlier answer. */
const maxPipelined = 8;
/** Characters of their heads together: they stay in memory, on every connection at once. */
const maxPipelinedChars = 8 * 1024;

/** What of a connection waits. */
type Waiting = { requests: number; chars: number };

function charsOf({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, part) => sum + part.length, url.length);
}

/** The answers of one connection in their order, and what its parser has failed with. */
export class Connections {
  /** The last answer that a connection owes, or has got. */
  readonly #last = new WeakMap<Duplex, ServerResponse>();
  readonly #waiting = new WeakMap<Duplex, Waiting>();
  /** Bytes that a connection had sent when its parser failed. */
  readonly #failedAt = new WeakMap<Duplex, number>();

  /**
   * Calls back when all earlier requests on the connection are answered, so that no pipelined
   * request does anything that is never answered. A connection that is ending drops the rest; one
   * on which too much waits is closed, because Node itself would read on while an answer takes long.
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

  /** Whether this is the first failure; a sender who goes on and on is cut off. */
  isFirstFailure(socket: Duplex): boolean {
    const bytesRead = socket instanceof Socket ? socket.bytesRead : 0;
    const failedAt = this.#failedAt.get(socket);
    if (failedAt === undefined) this.#failedAt.set(socket, bytesRead);
    else if (bytesRead - failedAt > maxDiscardedBytes) socket.destroy();
    return failedAt === undefined;
  }

  /** The answer that the connection still owes. */
  pending(socket: Duplex): ServerResponse | undefined {
    const last = this.#last.get(socket);
    return last?.closed ? undefined : last;
  }
}
