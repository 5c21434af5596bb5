import { setTimeout as wait } from 'node:timers/promises';
import { serveOnLoopback } from '@/tests/support/serve-on-loopback';

/** Into how many parts a page is cut, and the milliseconds between two of them. */
const parts = 12;
const pause = 80;

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
      const length = Math.ceil(body.length / parts);
      for (let start = 0; start < body.length; start += length) {
        response.write(body.subarray(start, start + length));
        await wait(pause);
      }
      response.end();
    } else response.end(body);
  });
}
