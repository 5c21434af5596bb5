import { setTimeout as wait } from 'node:timers/promises';
import { serveOnLoopback } from '@/tests/support/serve-on-loopback';

/** Bytes of a page that come at once: compressed they are three packets of the first dozen. */
const atOnce = 28_000;
/** Bytes of each part in which the rest comes, and the milliseconds between two of them. */
const part = 700;
const pause = 25;

/**
 * Brings the pages of a host as a slow line does: part by part, so that the browser draws what it
 * has. Everything else passes at once.
 *
 * @param origin where the site answers
 * @returns where the slow line ends, and a function that cuts it
 */
export async function startSlowLine(
  origin: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  return await serveOnLoopback(async (request, response) => {
    const answer = await fetch(origin + (request.url ?? '/'));
    const type = answer.headers.get('content-type') ?? '';
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { 'Content-Type': type });
    if (type.startsWith('text/html')) {
      response.write(body.subarray(0, atOnce));
      for (let start = atOnce; start < body.length; start += part) {
        await wait(pause);
        response.write(body.subarray(start, start + part));
      }
      response.end();
    } else response.end(body);
  });
}
