import { setTimeout as wait } from 'node:timers/promises';
import { serveOnLoopback } from '@/tests/support/serve-on-loopback';

/**
 * Bytes of a page sent immediately: with its styles inside, about the ten packets of the initial
 * window when compressed.
 */
const atOnce = 75_000;
/** Size of each further chunk in bytes, and the delay between chunks in milliseconds. */
const part = 700;
const pause = 25;

/**
 * Proxies a host as over a slow connection: pages arrive in chunks, so that the browser renders
 * partial content. Other resources are not delayed.
 *
 * @param origin origin of the site
 * @returns origin of the proxy, and a function that stops it
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
