import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { type Backend, distinctRequest, startBackend } from '@/tests/contact/support/backend';
import {
  type FunctionProcess,
  startOnDeno,
  startOnNode,
} from '@/tests/contact/support/function-process';

/** Sends the pieces of a raw request with pauses between them. */
type Pieces = (send: (piece: string) => Promise<void>) => Promise<void>;

const pauseMs = 500;
/** Longer than every timeout of the servers, also on a busy machine. */
const limitMs = 25_000;
const body = JSON.stringify(distinctRequest('raw'));
const size = (text: string) => Buffer.byteLength(text);
const head = (...headers: string[]) =>
  [
    `POST ${contactEndpoint} HTTP/1.1`,
    'Host: site.test',
    'Content-Type: application/json',
    ...headers,
  ]
    .map((line) => `${line}\r\n`)
    .join('');
const whole =
  (text: string): Pieces =>
  (send) =>
    send(text);
const post = (...headers: string[]) => whole(`${head(...headers)}\r\n${body}`);
const length = `Content-Length: ${size(body)}`;
const chunk = (text: string) => `${size(text).toString(16)}\r\n${text}\r\n`;
const chunked = (rest: string) => whole(`${head('Transfer-Encoding: chunked')}\r\n${rest}`);
const endless = 'x'.repeat(16 * 1024);

/** Sends a piece again and again until the connection is closed. */
const forever =
  (start: string, piece: string, everyMs: number): Pieces =>
  async (send) => {
    await send(start);
    for (const end = Date.now() + limitMs; Date.now() < end; ) {
      await send(piece);
      await wait(everyMs);
    }
  };

/**
 * What each engine answers: statuses in order, then whether the connection is closed. Node closes
 * whatever is slow. Deno leaves that to Supabase's gateway, which is in front of it.
 */
// biome-ignore format: a table to be read at a glance
const table: [what: string, pieces: Pieces, onNode: string, onDeno: string][] = [
  ['a length', post(length), '200', '200'],
  ['chunks', chunked(`${chunk(body)}0\r\n\r\n`), '200', '200'],
  ['Expect: 100-continue', post(length, 'Expect: 100-continue'), '100 200', '100 200'],
  ['a length of 1 MB', whole(`${head('Content-Length: 1000000')}\r\n${'x'.repeat(1_000_000)}`),
    '413 closed', '413 closed'],
  // Deno closes while the client is still sending, which may discard the answer.
  ['endless chunks', forever(`${head('Transfer-Encoding: chunked')}\r\n`, chunk(endless), 1),
    '413 closed', '(413 )?closed'],
  ['a slow body', forever(`${head(length)}\r\n`, 'x', pauseMs), '400 closed', '400( closed)?'],
  ['slow chunks', forever(`${head('Transfer-Encoding: chunked')}\r\n`, chunk('x'), pauseMs),
    '400 closed', '400( closed)?'],
  ['slow headers', forever(`POST ${contactEndpoint} HTTP/1.1\r\n`, 'X-A: b\r\n', pauseMs),
    '408 closed', ''],
  ['half a body', whole(`${head(length)}\r\n${body.slice(0, 20)}`), '400 closed', '400( closed)?'],
];

/** Sends a raw request, and reads until the answer pauses for two seconds or closes. */
async function answerTo(port: number, pieces: Pieces): Promise<string> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  let received = '';
  socket.on('data', (data) => {
    received += data.toString('latin1');
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  const send = (piece: string) =>
    new Promise<void>((resolve) => {
      if (socket.closed || received !== '') return resolve();
      void closed.then(resolve);
      return socket.write(piece, () => resolve());
    });
  const deadline = Date.now() + limitMs;
  await Promise.race([pieces(send), closed]);
  let before = '';
  const isInterim = () => /^(?:HTTP\/1\.1 100 .*\r\n\r\n)?$/.test(received);
  while (!socket.closed && Date.now() < deadline && (isInterim() || received !== before)) {
    before = received;
    await Promise.race([wait(2000), closed]);
  }
  const statuses = [...received.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => status);
  if (socket.closed) statuses.push('closed');
  socket.destroy();
  return statuses.join(' ');
}

describe('Raw requests', { concurrency: true }, () => {
  for (const engine of ['Node', 'Deno 2.1'] as const) {
    describe(`on ${engine}`, { concurrency: true }, () => {
      let backend: Backend;
      let running: FunctionProcess;
      before(async () => {
        backend = await startBackend();
        const settings = backend.settings({ CLIENT_ADDRESS_HEADER: 'x-real-ip' });
        running =
          engine === 'Node'
            ? await startOnNode(settings)
            : await startOnDeno({ ...settings, SMTP_URL: 'smtps://127.0.0.1:1' }, backend.folder);
      });
      after(async () => {
        await running?.end();
        await backend?.close();
      });

      for (const [what, pieces, onNode, onDeno] of table) {
        it(`responds to ${what}`, async () => {
          const expected = engine === 'Node' ? onNode : onDeno;
          assert.match(await answerTo(running.port, pieces), new RegExp(`^${expected}$`));
        });
      }
    });
  }
});
