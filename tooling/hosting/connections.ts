import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { maxDiscardedBytes } from '@/tooling/hosting/close-after-response';

/** Requests of one connection that wait for an earlier answer: each keeps its headers in memory. */
const maxPipelined = 32;

/** The answers of one connection in their order, and what its parser has failed with. */
export class Connections {
  /** The last answer that a connection owes, or has got. */
  readonly #last = new WeakMap<Duplex, ServerResponse>();
  /** How many requests of a connection wait. */
  readonly #waiting = new WeakMap<Duplex, number>();
  /** Bytes that a connection had sent when its parser failed. */
  readonly #failedAt = new WeakMap<Duplex, number>();

  /**
   * Calls back when all earlier requests on the connection are answered, so that no pipelined
   * request does anything that is never answered. A connection that is ending drops the rest; one
   * on which too many wait is closed, because Node itself would read on while an answer takes long.
   */
  whenFirst({ socket }: IncomingMessage, response: ServerResponse, start: () => void): void {
    const before = this.#last.get(socket);
    this.#last.set(socket, response);
    const startIfOpen = () => {
      if (socket.writable) start();
    };
    if (before === undefined || before.closed) {
      startIfOpen();
      return;
    }
    const waiting = (this.#waiting.get(socket) ?? 0) + 1;
    if (waiting > maxPipelined) {
      socket.destroy();
      return;
    }
    this.#waiting.set(socket, waiting);
    before.once('close', () => {
      this.#waiting.set(socket, (this.#waiting.get(socket) ?? 1) - 1);
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
