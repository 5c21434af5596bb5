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
