import { type IncomingHttpHeaders, type RequestOptions, request } from 'node:http';

/** A response with its raw body, possibly compressed. */
export type RawResponse = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends one request on its own connection, without following redirects, decompression or cookies.
 * A kept connection may be closed by the server while a busy test runs.
 *
 * @param origin origin of the host
 * @param options.localAddress address of the client, one of the loopback network
 */
export function rawRequest(
  origin: string,
  path: string,
  { body, ...options }: RequestOptions & { body?: string } = {},
): Promise<RawResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, agent: false, ...options }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      const { statusCode: status = 0, headers: fields } = response;
      resolve({ status, headers: fields, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
