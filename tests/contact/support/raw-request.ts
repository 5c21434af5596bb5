import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** How a body says where it ends. */
export type Framing = 'content-length' | 'chunked';

/** A request over a connection of its own, whose body is sent piece by piece. */
export type RawRequest = {
  socket: Socket;
  /** Sends a piece of the body. Resolves when the system has taken it, or the connection is closed. */
  write: (piece: string | Uint8Array) => Promise<void>;
  /** Sends a piece of a chunked body with each of its bytes as a chunk. */
  writeSingly: (piece: string) => Promise<void>;
  /** Ends a chunked body. */
  end: () => Promise<void>;
  /** Resolves when the other side has closed the connection, with everything that it has sent. */
  closed: Promise<string>;
  /** Resolves with the status of the answer; undefined when the connection closes without one. */
  status: Promise<number | undefined>;
};

/**
 * Sends the head of a request.
 *
 * @param length what a body framed by `content-length` says that its length is, in bytes
 */
export async function startRequest(
  port: number,
  {
    method = 'POST',
    headers = {},
    framing = 'content-length',
    length = 1000,
  }: { method?: string; headers?: Record<string, string>; framing?: Framing; length?: number } = {},
): Promise<RawRequest> {
  const socket = connect(port, '127.0.0.1');
  socket.setNoDelay(true);
  // A connection that is reset has been closed as well.
  socket.on('error', () => socket.destroy());
  let received = '';
  const status = new Promise<number | undefined>((resolve) => {
    socket.on('data', (data) => {
      received += String(data);
      const code = /^HTTP\/1\.1 (\d{3})/.exec(received)?.[1];
      if (code !== undefined) resolve(Number(code));
    });
    socket.once('close', () => resolve(undefined));
  });
  // Not `once` of node:events, which rejects when the connection is reset.
  const closed = new Promise<string>((resolve) => {
    socket.once('close', () => resolve(received));
  });
  const send = (data: string | Uint8Array) =>
    new Promise<void>((resolve) => {
      if (socket.destroyed || socket.writableEnded) return resolve();
      socket.once('close', resolve);
      return socket.write(data, () => {
        socket.off('close', resolve);
        resolve();
      });
    });
  const all = {
    host: '127.0.0.1',
    'content-type': 'application/json',
    ...(framing === 'chunked'
      ? { 'transfer-encoding': 'chunked' }
      : { 'content-length': String(length) }),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  await once(socket, 'connect');
  await send(`${method} / HTTP/1.1\r\n${lines.join('')}\r\n`);
  return {
    socket,
    write: (piece) => {
      if (framing === 'content-length') return send(piece);
      const data = Buffer.from(piece);
      const size = Buffer.from(`${data.length.toString(16)}\r\n`);
      return send(Buffer.concat([size, data, Buffer.from('\r\n')]));
    },
    writeSingly: (piece) => send(piece.replace(/./g, '1\r\n$&\r\n')),
    end: () => send('0\r\n\r\n'),
    closed,
    status,
  };
}
