/** @jest-environment node */
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { maxBodyBytes, maxEncodedBytes } from '@/supabase/functions/_shared/contact-size';
import { answersIn, sendBytes } from '@/tests/support/raw-connection';
import {
  head,
  mirror,
  serveProxyOf,
  stopServers,
  target,
} from '@/tests/unit/hosting/support/serve-proxy';

afterEach(stopServers);

const json = 'Content-Type: application/json';

describe('a body of more than the limit', () => {
  const tooLong = 'x'.repeat(maxBodyBytes + 1);
  const form = 'Content-Type: application/x-www-form-urlencoded; charset=utf-8';

  test('is refused at once when its length says so', async () => {
    const { port } = await serveProxyOf(mirror);
    const bytes = head('POST', json, `Content-Length: ${maxBodyBytes + 1}`);
    const [answer] = answersIn(await sendBytes(port, bytes));
    expect(answer?.status).toBe(413);
    expect(JSON.parse(answer?.body ?? '')).toMatchObject({ success: false, code: 'tooLarge' });
  });

  test('is not even sent by a client that asks first', async () => {
    const { port } = await serveProxyOf(mirror);
    const fields = ['Expect: 100-continue', `Content-Length: ${maxBodyBytes + 1}`];
    expect(await sendBytes(port, head('POST', json, ...fields))).toMatch(/^HTTP\/1\.1 413 /);
  });

  test('is refused where its length is not said', async () => {
    const { port } = await serveProxyOf(mirror);
    const chunk = `${tooLong.length.toString(16)}\r\n${tooLong}\r\n0\r\n\r\n`;
    const bytes = head('POST', json, 'Transfer-Encoding: chunked') + chunk;
    const [answer] = answersIn(await sendBytes(port, bytes));
    expect([answer?.status, answer?.headers.get('connection')]).toEqual([413, 'close']);
  });

  test('leads a form without scripts to the line about the failure', async () => {
    const { port } = await serveProxyOf(mirror);
    const encoded = '%20'.repeat(maxEncodedBytes / 3 + 1);
    const bytes = head('POST', form, `Content-Length: ${encoded.length}`) + encoded;
    const [answer] = answersIn(await sendBytes(port, bytes));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/en/contact#fehler']);
  });

  test.each([
    ['application/json', maxBodyBytes],
    ['application/x-www-form-urlencoded', maxEncodedBytes],
  ])('one of exactly the limit is taken (%s)', async (type, limit) => {
    const { origin } = await serveProxyOf(async (incoming, response) => {
      response.end(String((await text(incoming)).length));
    });
    const response = await fetch(origin + target, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'x'.repeat(limit),
    });
    expect(await response.text()).toBe(String(limit));
  });

  test('an endless one is read no further than a bounded rest, and its sender hears why', async () => {
    const { port } = await serveProxyOf(mirror);
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    let sent = 0;
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const write = () => {
      while (!socket.destroyed && socket.write(chunk)) sent += chunk.length;
    };
    socket.write(head('POST', json, 'Transfer-Encoding: chunked'));
    socket.write(`${(2 ** 40).toString(16)}\r\n`);
    socket.on('drain', write);
    write();
    let received = '';
    socket.on('data', (data: Buffer) => {
      received += data.toString();
    });
    await closed;
    expect(received).toMatch(/^HTTP\/1\.1 413 /);
    // What the system itself keeps between the two is part of it: up to 6 MB on Linux.
    expect(sent).toBeLessThan(16 * 1024 * 1024);
  });
});

describe('a body that does not come', () => {
  test.each([
    ['application/json', 408, undefined],
    ['application/x-www-form-urlencoded', 303, '/en/contact#fehler'],
  ])('in time (%s) is answered with %i', async (type, status, location) => {
    const { port } = await serveProxyOf(mirror, { bodyTimeoutMs: 50 });
    const bytes = head('POST', `Content-Type: ${type}`, 'Content-Length: 10');
    const [answer] = answersIn(await sendBytes(port, `${bytes}half`));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([status, location]);
    expect(answer?.headers.get('connection')).toBe('close');
  });

  test.each([
    ['application/json', 400, undefined],
    ['multipart/form-data; boundary=x', 303, '/en/contact#fehler'],
  ])('in a form that can be read (%s) is answered with %i', async (type, status, location) => {
    const { port } = await serveProxyOf(mirror);
    const bytes = head('POST', `Content-Type: ${type}`, 'Transfer-Encoding: chunked');
    const [answer] = answersIn(await sendBytes(port, `${bytes}nonsense\r\n`));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([status, location]);
  });

  test('behind another request ends the connection when that one is answered', async () => {
    const { port } = await serveProxyOf((_incoming, response) => {
      setTimeout(() => response.end('first'), 50);
    });
    const whole = `${head('POST', json, 'Content-Length: 4')}full`;
    const half = `${head('POST', json, 'Content-Length: 10')}half`;
    const socket = connect(port, '127.0.0.1');
    // The client closes its side in the middle of the second body, while the first is answered.
    socket.end(whole + half);
    const answers = answersIn(await text(socket));
    expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  });

  test('because its sender has gone is nothing that the function hears of', async () => {
    let requests = 0;
    const { port, origin } = await serveProxyOf((_incoming, response) => {
      requests += 1;
      response.end();
    });
    const socket = connect(port, '127.0.0.1');
    socket.write(`${head('POST', 'Content-Length: 10')}half`, () => socket.destroy());
    await once(socket, 'close');
    await fetch(origin + target, { method: 'POST', body: 'whole' });
    expect(requests).toBe(1);
  });
});

describe('bodies that need too much memory together', () => {
  const kilobyte = 1024;
  const from = (address: string) => `X-Forwarded-For: ${address}`;
  /** Sends all of a body but its last byte. A stopped client has no answer. */
  const start = (port: number, address: string, bytes: number, type = json) => {
    const socket = connect(port, '127.0.0.1');
    const fields = [type, from(address), `Content-Length: ${bytes}`, 'Connection: close'];
    socket.write(head('POST', ...fields) + 'x'.repeat(bytes - 1));
    const answer = text(socket).catch(() => '');
    return { answer, end: () => socket.write('x'), stop: () => socket.destroy() };
  };
  const serve = () =>
    serveProxyOf(mirror, {
      proxies: { trustedProxies: 1 },
      heldBytes: 256 * kilobyte,
      bodyTimeoutMs: 60_000,
    });

  test('are refused, the longest of the network that has the most, and others are taken', async () => {
    const { port } = await serve();
    const visitor = start(port, '198.51.100.1', 64 * kilobyte);
    const neighbour = start(port, '203.0.113.1', 2 * kilobyte);
    const long = [2, 3, 4].map((host) => start(port, `203.0.113.${host}`, 100 * kilobyte));
    const refused = await Promise.race(long.map(({ answer }) => answer));
    const [answer] = answersIn(refused);
    expect([answer?.status, answer?.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer?.headers.get('connection')).toBe('close');
    expect(JSON.parse(answer?.body ?? '')).toEqual({
      success: false,
      code: 'unavailable',
      error: 'Too many requests arrive at the same time; this one was not sent.',
    });
    for (const { end, answer: own } of [visitor, neighbour]) {
      end();
      expect(answersIn(await own)[0]?.status).toBe(418);
    }
    for (const { stop } of long) stop();
  });

  test('lead a form without scripts to the line about the failure', async () => {
    const { port } = await serve();
    const type = 'Content-Type: application/x-www-form-urlencoded';
    const long = [1, 2].map((host) => start(port, `203.0.113.${host}`, 190 * kilobyte, type));
    const [answer] = answersIn(await Promise.race(long.map(({ answer: own }) => own)));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/en/contact#fehler']);
    for (const { stop } of long) stop();
  });

  test('leave all of it free when they are sent, or their clients have gone', async () => {
    const { port } = await serve();
    for (let turn = 0; turn < 4; turn += 1) {
      const sent = start(port, '203.0.113.1', 60 * kilobyte);
      sent.end();
      expect(answersIn(await sent.answer)[0]?.status).toBe(418);
      start(port, '203.0.113.2', 60 * kilobyte).stop();
    }
    // It would be the longest of all.
    const last = start(port, '203.0.113.3', 120 * kilobyte);
    last.end();
    expect(answersIn(await last.answer)[0]?.status).toBe(418);
  });
});
