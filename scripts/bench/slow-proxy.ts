import { type IncomingMessage, request, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { firstFlight, slow4G } from '@/scripts/bench/conditions';
import { listen } from '@/scripts/bench/plain-server';
import { speculationRulesPath } from '@/scripts/host-rules/header-rules';
import type { RunningServer } from '@/scripts/serve/site-server';

/** A response of the site, complete. */
type Answer = { status: number; headers: IncomingMessage['headers']; body: Buffer };

function ask(origin: string, { url = '/', method, headers }: IncomingMessage): Promise<Answer> {
  return new Promise((resolve, reject) => {
    // Rules are changed, which have to be readable for that.
    const accepted =
      url === speculationRulesPath ? { ...headers, 'accept-encoding': 'identity' } : headers;
    const sent = request(origin + url, { method, headers: accepted }, async (response) => {
      const body = await buffer(response);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    });
    sent.once('error', reject).end();
  });
}

/** Forwards every request; `send` decides how its response goes out. */
function startProxy(
  origin: string,
  send: (answer: Answer, response: ServerResponse) => Promise<void>,
): Promise<RunningServer> {
  return listen((incoming, response) => {
    ask(origin, incoming)
      .then((answer) => send(answer, response))
      // The browser has gone on to another page, or the server has been closed.
      .catch(() => response.destroy());
  });
}

/** How browsers may fetch pages ahead: not at all, without running them, or as the site says. */
export type Speculation = 'none' | 'prefetch' | 'full';

/** Speculation rules without those that prerender. */
export function withoutPrerender(rules: string): string {
  const { prerender: _, ...others }: { prerender?: unknown } = JSON.parse(rules);
  return JSON.stringify(others);
}

/** Splits a response body into pieces of at most `size` bytes. */
export function pieces(body: Buffer, size: number): Buffer[] {
  const count = Math.ceil(body.length / size);
  return Array.from({ length: count }, (_, index) =>
    body.subarray(index * size, (index + 1) * size),
  );
}

/** Bytes that the slow line carries at a time. */
const pieceSize = 1460;

/**
 * Stands before a site as a slow line, also for what a browser fetches ahead, which its own throttling
 * leaves out: latency per request, and one bandwidth for all responses.
 *
 * @param speculation how browsers may fetch pages ahead
 */
export function startSlowLine(origin: string, speculation: Speculation): Promise<RunningServer> {
  /** When the line has carried everything that it was given, as `performance.now()`. */
  let isFreeAt = 0;
  return startProxy(origin, async ({ status, headers, body }, response) => {
    const { 'speculation-rules': _, ...others } = headers;
    const isRules = headers['content-type'] === 'application/speculationrules+json';
    if (isRules && status === 200 && speculation === 'prefetch') {
      const { 'content-encoding': _encoding, 'content-length': _length, ...plain } = headers;
      response.writeHead(status, plain).end(withoutPrerender(body.toString()));
      return;
    }
    await wait(slow4G.latency);
    response.writeHead(status, speculation === 'none' ? others : headers);
    for (const piece of pieces(body, pieceSize)) {
      const start = Math.max(isFreeAt, performance.now());
      isFreeAt = start + (piece.length / slow4G.download) * 1000;
      await wait(isFreeAt - performance.now());
      response.write(piece);
    }
    response.end();
  });
}

/**
 * Stands before a site as a line on which only the first flight of each page arrives in time: the rest
 * of the page, and everything else but fonts, comes `stall` milliseconds later.
 */
export function startStalledLine(origin: string, stall: number): Promise<RunningServer> {
  return startProxy(origin, async ({ status, headers, body }, response) => {
    const type = headers['content-type'] ?? '';
    const first = type.startsWith('text/html') ? firstFlight : 0;
    if (type.startsWith('font/')) {
      response.writeHead(status, headers).end(body);
      return;
    }
    if (first > 0) response.writeHead(status, headers).write(body.subarray(0, first));
    await wait(stall);
    if (first === 0) response.writeHead(status, headers);
    response.end(body.subarray(first));
  });
}
