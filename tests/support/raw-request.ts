import { connect } from 'node:net';

/** A raw response. */
export type RawAnswer = {
  status: number;
  /** Names in lower case. */
  headers: ReadonlyMap<string, string>;
  body: string;
};

const timeout = 10_000;

function parse(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [statusLine = '', ...fields] = text.slice(0, end).split('\r\n');
  const status = Number(statusLine.split(' ')[1]);
  if (end < 0 || !Number.isInteger(status)) {
    throw new Error(`This is no HTTP answer: ${JSON.stringify(text.slice(0, 80))}`);
  }
  const headers = new Map(
    fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()] as const;
    }),
  );
  return { status, headers, body: text.slice(end + 4) };
}

/** Whether a response is complete: some hosts ignore `Connection: close`. */
function isComplete(received: Buffer): boolean {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const { headers } = parse(received.subarray(0, end + 4).toString('latin1'));
  const length = headers.get('content-length');
  if (length !== undefined) return received.length >= end + 4 + Number(length);
  return (
    headers.get('transfer-encoding') === 'chunked' && received.toString().endsWith('0\r\n\r\n')
  );
}

/**
 * Sends one GET request exactly as written, without normalization, encoding or redirects.
 *
 * @param origin origin of the host
 * @param target request target, one character per byte
 * @returns the response, its body in the transfer encoding as received
 * @throws if the host sends nothing, or no valid HTTP
 */
export function rawRequest(origin: string, target: string): Promise<RawAnswer> {
  const { hostname, port, host } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port) });
    const chunks: Buffer[] = [];
    socket.setTimeout(timeout, () => socket.destroy(new Error('The host does not answer.')));
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      if (isComplete(Buffer.concat(chunks))) socket.destroy();
    });
    socket.once('error', reject);
    socket.once('close', () => {
      try {
        resolve(parse(Buffer.concat(chunks).toString('utf8')));
      } catch (error) {
        reject(error);
      }
    });
    socket.write(
      Buffer.from(`GET ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`, 'latin1'),
    );
  });
}

/** The `<html lang>` in a response body. */
export function languageOf({ body }: RawAnswer): string | undefined {
  return /<html[^>]*\slang="([^"]*)"/.exec(body)?.[1];
}

/** The path of the canonical URL in a response body. */
export function canonicalOf({ body }: RawAnswer): string | undefined {
  const address = /<link rel="canonical" href="([^"]*)"/.exec(body)?.[1];
  return address && new URL(address).pathname;
}
