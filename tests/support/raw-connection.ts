import { once } from 'node:events';
import { connect } from 'node:net';

/** One of several responses on one connection. */
export type AnswerOnWire = {
  status: number;
  /** Names in lower case; for repeated headers the last value. */
  headers: ReadonlyMap<string, string>;
  body: string;
};

/** Parses all responses of a connection; bodies must have a Content-Length. */
export function answersIn(received: string): AnswerOnWire[] {
  const answers: AnswerOnWire[] = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    const [statusLine = '', ...fields] = rest.slice(0, end).split('\r\n');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(statusLine)?.[1]);
    if (end < 0 || Number.isNaN(status)) {
      throw new Error(`This is no HTTP answer: ${JSON.stringify(rest.slice(0, 80))}`);
    }
    const headers = new Map(
      fields.map((field) => {
        const colon = field.indexOf(':');
        return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
      }),
    );
    const bodyEnd = end + 4 + Number(headers.get('content-length') ?? 0);
    if (status >= 200) answers.push({ status, headers, body: rest.slice(end + 4, bodyEnd) });
    rest = rest.slice(bodyEnd);
  }
  return answers;
}

/**
 * Sends bytes on a new connection and waits until the server closes it.
 *
 * @param bytes one character per byte
 * @returns everything that the server sent
 */
export async function sendBytes(port: number, bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.on('data', (chunk: Buffer) => {
    received += chunk.toString('latin1');
  });
  // Writing fails after the server has closed.
  socket.on('error', () => undefined);
  socket.write(bytes, 'latin1');
  await once(socket, 'close');
  return received;
}
