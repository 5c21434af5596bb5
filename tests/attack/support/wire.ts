import { connect, type Socket } from 'node:net';
import { parseAnswers, type WireAnswer } from '@/tests/attack/support/wire-answers';

/** What came back on a connection until it ended, or until the time was over. */
export type Exchange = {
  /** Final answers in their order; 1xx answers are left out. */
  answers: WireAnswer[];
  /** Bytes after the last complete answer. */
  rest: Buffer;
  ended: 'closed' | 'reset' | 'timeout';
};

/** How an exchange is carried out. */
type ExchangeOptions = {
  /** Methods of the requests as they are sent: an answer to HEAD has no body. */
  methods?: readonly string[];
  timeoutMs?: number;
  /**
   * After so long without a close the client closes its own side, and at once with 0. Left out, it
   * waits for the server.
   */
  endAfterMs?: number;
  /** Whether the client leaves as soon as there is an answer for each method. */
  endsWhenAnswered?: boolean;
  /** Address of this machine that the connection comes from. */
  localAddress?: string;
};

/** Opens a connection that sends every write at once. Errors end it without being thrown. */
export function openSocket(port: number, localAddress?: string): Socket {
  const socket = connect({
    host: '127.0.0.1',
    port,
    noDelay: true,
    ...(localAddress !== undefined && { localAddress }),
  });
  socket.on('error', () => socket.destroy());
  return socket;
}

/**
 * Sends bytes exactly as they are on a connection of their own, and reads until the server closes
 * it.
 *
 * @param port where a server listens on the loopback address
 * @returns all that came back; an exchange never throws, because a refused one is an answer too
 */
export function exchange(
  port: number,
  bytes: Buffer,
  {
    methods = [],
    timeoutMs = 5000,
    endAfterMs,
    endsWhenAnswered,
    localAddress,
  }: ExchangeOptions = {},
): Promise<Exchange> {
  return new Promise((resolve) => {
    const socket = openSocket(port, localAddress);
    const chunks: Buffer[] = [];
    let ended: Exchange['ended'] = 'closed';
    const timer = setTimeout(() => {
      ended = 'timeout';
      socket.destroy();
    }, timeoutMs);
    const ending =
      endAfterMs === undefined ? undefined : setTimeout(() => socket.end(), endAfterMs);
    const parse = () => parseAnswers(Buffer.concat(chunks), methods);
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (endsWhenAnswered && parse().answers.length >= methods.length) socket.destroy();
    });
    socket.once('error', () => {
      ended = 'reset';
    });
    socket.once('close', () => {
      clearTimeout(timer);
      clearTimeout(ending);
      resolve({ ...parse(), ended });
    });
    socket.write(bytes);
  });
}
