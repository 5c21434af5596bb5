import { type IncomingHttpHeaders, request } from 'node:http';

/** An answer with its body as it was sent, compressed or not. */
export type PlainAnswer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/**
 * Sends one request without following, unpacking or storing anything.
 *
 * @param origin where the host answers
 */
export function ask(
  origin: string,
  path: string,
  { method = 'GET', headers = {} }: { method?: string; headers?: Record<string, string> } = {},
): Promise<PlainAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = request({ hostname, port, path, method, headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(Buffer.from(chunk));
      const { statusCode: status = 0, headers: fields } = response;
      resolve({ status, headers: fields, body: Buffer.concat(chunks) });
    });
    sent.on('error', reject);
    sent.end();
  });
}
