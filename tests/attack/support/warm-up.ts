import { contactEndpoint } from '@/lib/contact/endpoint';
import { inParallel } from '@/tests/attack/support/in-parallel';
import { exchange } from '@/tests/attack/support/wire';

const head = (first: string) => `${first} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n`;

function post(fields: object): string {
  const body = JSON.stringify(fields);
  return `${head(`POST ${contactEndpoint}`)}Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
}

const taken = {
  name: 'Warm-up',
  email: 'warm-up@example.org',
  message: 'Was die ersten Anfragen im Speicher lassen, ist nicht des Angriffs.',
};
const page = `${head('GET /')}\r\n`;
const kinds = [post(taken), post({ name: 'Warm-up' }), page];

async function send(port: number, count: number, texts: readonly string[]): Promise<void> {
  const all = Array.from({ length: count }, (_, index) => texts[index % texts.length] ?? page);
  await inParallel(all, 8, async (text) => {
    await exchange(port, Buffer.from(text));
  });
}

/**
 * Sends honest requests, because what the first ones leave in memory stays there anyway: posts
 * that are taken, posts that are not, and pages.
 */
export const warmUp = (port: number): Promise<void> => send(port, 600, kinds);

/** Asks for some pages, which the function does not notice. */
export const sendPages = (port: number): Promise<void> => send(port, 100, [page]);
