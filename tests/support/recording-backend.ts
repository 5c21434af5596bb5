import type { IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { serveOnLoopback } from '@/tests/support/serve-on-loopback';

/** A request as parsed by the backend. */
type RecordedRequest = {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
};

/** Mock of the contact function: keeps connections alive, and records requests. */
export type RecordingBackend = {
  origin: string;
  requests: RecordedRequest[];
  /** Number of connections opened. */
  connections: () => number;
  close: () => Promise<void>;
};

/** Starts a backend that echoes each request's body. */
export async function startRecordingBackend(): Promise<RecordingBackend> {
  const requests: RecordedRequest[] = [];
  const connections = new Set<unknown>();
  const { origin, close } = await serveOnLoopback(async (incoming, response) => {
    connections.add(incoming.socket);
    const { method = '', url = '', headers } = incoming;
    const recorded = { method, url, headers, body: '' };
    requests.push(recorded);
    recorded.body = await text(incoming).catch(() => '');
    response.writeHead(200, { 'Content-Type': 'text/plain' }).end(recorded.body);
  });
  return { origin, requests, connections: () => connections.size, close };
}
