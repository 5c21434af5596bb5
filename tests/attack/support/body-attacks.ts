import { setTimeout as wait } from 'node:timers/promises';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { openSocket } from '@/tests/attack/support/wire';
import { parseAnswers, type WireAnswer } from '@/tests/attack/support/wire-answers';

/** How a body's end is said: by chunks, or by a length that never comes to its end. */
export const framings = ['chunked', 'length'] as const;
type Framing = (typeof framings)[number];

/** Longer than anything that is taken, and as long as a large request, in bytes. */
const endlessLength = 10 ** 12;
const slowLength = 30_000;

const pieceSize = 64 * 1024;
const pieces = {
  chunked: Buffer.from(`${pieceSize.toString(16)}\r\n${'x'.repeat(pieceSize)}\r\n`),
  length: Buffer.alloc(pieceSize, 'x'),
} as const satisfies Record<Framing, Buffer>;

function headOf(method: string, path: string, framing: Framing, length: number): string {
  const framed = framing === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  return `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${framed}\r\n\r\n`;
}

/** What became of a connection that a server had to end by itself. */
export type Ended = {
  answer: WireAnswer | undefined;
  /** Whether the server closed the connection in time. */
  isClosed: boolean;
  seconds: number;
  /** Bytes that it took, with those that the system keeps for it. */
  taken: number;
};

/** A connection whose first answer is kept, until the server closes it or the time is over. */
function openWatched(port: number, timeoutMs: number) {
  const socket = openSocket(port);
  const start = performance.now();
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  let isTimedOut = false;
  const timer = setTimeout(() => {
    isTimedOut = true;
    socket.destroy();
  }, timeoutMs);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  return {
    socket,
    closed,
    ended: (): Ended => ({
      answer: parseAnswers(Buffer.concat(chunks), ['POST']).answers[0],
      isClosed: !isTimedOut,
      seconds: (performance.now() - start) / 1000,
      taken: socket.bytesWritten - socket.writableLength,
    }),
  };
}

/**
 * Sends a body that never ends as fast as it is taken, until the server closes the connection.
 *
 * @param timeoutMs after which the attack ends by itself
 */
export async function sendEndlessly(
  port: number,
  { method, path, framing }: { method: string; path: string; framing: Framing },
  timeoutMs: number,
): Promise<Ended> {
  const { socket, closed, ended } = openWatched(port, timeoutMs);
  socket.write(headOf(method, path, framing, endlessLength));
  while (!socket.destroyed) {
    const isTaken = new Promise((resolve) => socket.write(pieces[framing], resolve));
    await Promise.race([isTaken, closed]);
    // A server that keeps up would leave no turn of the event loop to anything else.
    await wait(0);
  }
  await closed;
  return ended();
}

/** What a connection brings at once, and then again every second. */
export type SlowInput = { first: string; next: string };

/** A body that comes byte by byte, of a length that is taken. */
export const slowBody = (method: string, path: string, framing: Framing): SlowInput => ({
  first: headOf(method, path, framing, slowLength),
  next: framing === 'chunked' ? '1\r\n \r\n' : ' ',
});

/**
 * Sends a little every second, until the server closes the connection.
 *
 * @param timeoutMs after which the attack ends by itself
 */
export async function sendSlowly(
  port: number,
  { first, next }: SlowInput,
  timeoutMs: number,
): Promise<Ended> {
  const { socket, closed, ended } = openWatched(port, timeoutMs);
  socket.write(first);
  const timer = setInterval(() => {
    if (socket.writable && next !== '') socket.write(next);
  }, 1000);
  await closed;
  clearInterval(timer);
  return ended();
}

/**
 * Posts a request that must be taken, each of its bytes as a chunk of its own.
 *
 * @param length of the body, in bytes; blanks fill it up
 * @returns the answer; undefined when none came in time
 */
export async function sendInPieces(
  port: number,
  length: number,
  timeoutMs: number,
): Promise<WireAnswer | undefined> {
  const body = JSON.stringify({
    name: 'Tiny Pieces',
    email: 'tiny@example.org',
    message: 'Diese Nachricht kommt in einzelnen Bytes.',
  }).padEnd(length, ' ');
  const { socket, closed, ended } = openWatched(port, timeoutMs);
  socket.write(
    headOf('POST', contactEndpoint, 'chunked', length).replace(
      'Host:',
      'Connection: close\r\nHost:',
    ),
  );
  for (let at = 0; at < body.length && !socket.destroyed; at += 100) {
    const chunks = [...body.slice(at, at + 100)].map((byte) => `1\r\n${byte}\r\n`);
    socket.write(chunks.join(''));
    await wait(1);
  }
  socket.write('0\r\n\r\n');
  await closed;
  return ended().answer;
}
