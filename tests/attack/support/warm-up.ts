import { contactEndpoint } from '@/lib/contact/endpoint';
import { inParallel } from '@/tests/attack/support/in-parallel';
import { exchange } from '@/tests/attack/support/wire';

const body = JSON.stringify({
  name: 'Warm-up',
  email: 'warm-up@example.org',
  message: 'Was die ersten Anfragen im Speicher lassen, ist nicht des Angriffs.',
});
const head = (first: string) => `${first} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;
const requests = [
  `${head(`POST ${contactEndpoint}`)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  `${head('GET /')}\r\n`,
].map((text) => Buffer.from(text));

const count = 200;

/** Sends some honest requests, because what the first ones leave in memory stays there anyway. */
export async function warmUp(port: number): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => requests[index % requests.length]);
  await inParallel(all, 8, async (request) => {
    if (request !== undefined) await exchange(port, request);
  });
}
