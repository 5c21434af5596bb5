import { execFile } from 'node:child_process';
import { request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { promisify } from 'node:util';
import { listenWith } from '@/scripts/bench/plain-server';
import type { RunningServer } from '@/scripts/serve/site-server';

/** Makes a certificate for a day, and writes it to the output with its key. */
const certify =
  'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout - -days 1 -subj /CN=localhost';

/** Headers of a connection, which HTTP/2 does not have. */
const ofConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/** A key and its certificate as PEM. */
async function makeCertificate(): Promise<string> {
  try {
    return (await promisify(execFile)('openssl', certify.split(' '))).stdout;
  } catch (error) {
    throw new Error('Lighthouse visits by HTTP/2, and its certificate needs openssl: install it.', {
      cause: error,
    });
  }
}

function without<Value>(headers: Record<string, Value>, isUnwanted: (name: string) => boolean) {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !isUnwanted(name)));
}

/**
 * Serves a site by HTTP/2, as its hosts do. By HTTP/1.1 each request more before the first paint may
 * cost a connection, which depends on the moment and not on the page.
 *
 * @param origin where the site is served by HTTP/1.1
 * @returns the server, whose certificate no browser knows
 * @throws an error of one line where there is no openssl
 */
export async function startHttp2Server(origin: string): Promise<RunningServer> {
  const pem = await makeCertificate();
  const { hostname, port } = new URL(origin);
  const forward = (wanted: Http2ServerRequest, response: Http2ServerResponse) => {
    const headers = without(wanted.headers, (name) => name.startsWith(':'));
    const path = wanted.url;
    request({ hostname, port, path, headers: { ...headers, host: `${hostname}:${port}` } })
      .once('response', (answer) => {
        const allowed = without(answer.headers, (name) => ofConnection.includes(name));
        response.writeHead(answer.statusCode ?? 500, allowed);
        answer.pipe(response);
      })
      .once('error', (error) => response.stream?.destroy(error))
      .end();
  };
  const server = createSecureServer({ key: pem, cert: pem }, forward);
  const sessions = new Set<{ destroy: () => void }>();
  server.on('session', (session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
  });
  return listenWith(server, () => {
    for (const session of sessions) session.destroy();
  });
}
