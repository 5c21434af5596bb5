/** @jest-environment node */
import { once } from 'node:events';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { maxResponseBytes } from '@/supabase/functions/_shared/contact-size';
import {
  head,
  mirror,
  proxyKey,
  serveProxyOf,
  stopServers,
  target,
} from '@/tests/unit/hosting/support/serve-proxy';

afterEach(stopServers);

test('method, query, body and the answer pass, and what the function reads of the headers', async () => {
  const { origin } = await serveProxyOf(mirror);
  const passed = {
    accept: 'text/html',
    authorization: 'Bearer x',
    apikey: 'public',
    'content-type': 'application/json',
    'idempotency-key': 'abcdefgh',
    origin,
    'sec-fetch-site': 'same-origin',
    traceparent: '00-1-1-00',
    'x-client-info': 'test',
    'x-contact-context': 'locale=de',
    'x-retry-count': '1',
  };
  const left = { cookie: 'a=b', 'x-own': 'here', 'x-forwarded-host': 'evil', via: 'x' };
  const response = await fetch(origin + target, {
    method: 'POST',
    body: 'Grüße',
    headers: { ...passed, ...left, 'x-forwarded-for': '10.1.2.3', 'x-proxy-key': proxyKey },
  });
  expect([response.status, response.headers.get('retry-after')]).toEqual([418, '7']);
  const { headers, ...others } = await response.json();
  expect(others).toEqual({ method: 'POST', url: target, body: 'Grüße' });
  expect(headers).toMatchObject({
    ...passed,
    host: new URL(origin).host,
    connection: 'close',
    'content-length': String(Buffer.byteLength('Grüße')),
    'x-forwarded-for': '127.0.0.1',
    'x-proxy-key': proxyKey,
  });
  for (const name of Object.keys(left)) expect(headers).not.toHaveProperty(name);
});

test('a preflight passes without a body', async () => {
  const { origin } = await serveProxyOf(mirror);
  const headers = { Origin: 'https://a.example', 'Access-Control-Request-Method': 'POST' };
  const response = await fetch(origin + target, { method: 'OPTIONS', headers });
  expect(await response.json()).toMatchObject({
    method: 'OPTIONS',
    body: '',
    headers: { origin: 'https://a.example', 'access-control-request-method': 'POST' },
  });
});

test.each(['GET', 'PUT', 'PATCH', 'DELETE'])('%s does not reach the function', async (method) => {
  const { origin } = await serveProxyOf(mirror);
  const response = await fetch(origin + target, { method });
  expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(await response.json()).toMatchObject({ success: false, code: 'method' });
});

test('the function has a body only when it is whole, and with its length', async () => {
  const bodies: [string | undefined, string][] = [];
  const { port } = await serveProxyOf(async (incoming, response) => {
    bodies.push([incoming.headers['content-length'], await text(incoming)]);
    response.end();
  });
  const socket = connect(port, '127.0.0.1');
  socket.write(head('POST', 'Transfer-Encoding: chunked', 'Connection: close'));
  for (const letter of 'message') {
    await new Promise((resolve) => socket.write(`1\r\n${letter}\r\n`, resolve));
  }
  expect(bodies).toEqual([]);
  socket.write('0\r\nTrailer: x\r\n\r\n');
  await text(socket);
  expect(bodies).toEqual([['7', 'message']]);
});

test('every answer has the headers of the site, whatever the function sends', async () => {
  const { origin } = await serveProxyOf((_incoming, response) => {
    response.writeHead(200, {
      'Content-Security-Policy': "default-src 'none'",
      'X-Content-Type-Options': 'sniff',
      'Cache-Control': 'public, max-age=1000',
      'Set-Cookie': 'a=b',
      'Strict-Transport-Security': 'max-age=0',
      Connection: 'x-hop',
    });
    response.end('{}');
  });
  const { headers } = await fetch(origin + target, { method: 'POST', body: '{}' });
  expect(Object.fromEntries(headers)).toEqual({
    connection: 'keep-alive',
    'keep-alive': expect.any(String),
    date: expect.any(String),
    'content-length': '2',
    'content-security-policy': "site-policy, default-src 'none'",
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
});

test('a request that is whole reaches the function, also when its sender goes away', async () => {
  const clients: Socket[] = [];
  const fronts: string[] = [];
  let whenStored: (words: string) => void = () => undefined;
  const stored = new Promise<string>((resolve) => {
    whenStored = resolve;
  });
  const { port, origin } = await serveProxyOf(async (incoming, response) => {
    const body = await text(incoming);
    for (const client of clients) client.destroy();
    // Answered behind it, this tells that the end of the other connection has been seen.
    for (const front of fronts) await fetch(front + target);
    // Only a connection that is still there takes an answer.
    incoming.socket.once('close', () => whenStored(`${body}, ${response.writableFinished}`));
    response.end('stored');
  });
  fronts.push(origin);
  const socket = connect(port, '127.0.0.1');
  clients.push(socket);
  socket.write(`${head('POST', 'Content-Length: 5')}whole`);
  expect(await stored).toBe('whole, true');
});

test('the longest page that the function writes passes', async () => {
  const { origin } = await serveProxyOf((_incoming, response) => {
    response.end('x'.repeat(maxResponseBytes));
  });
  const response = await fetch(origin + target, { method: 'POST', body: 'name=x' });
  expect((await response.text()).length).toBe(maxResponseBytes);
});

test('an answer to a HEAD of the function comes without its body', async () => {
  const { origin } = await serveProxyOf(mirror);
  const outgoing = request(origin + target, { method: 'HEAD' }).end();
  const [answer] = await once(outgoing, 'response');
  expect(answer.statusCode).toBe(405);
  expect(await text(answer)).toBe('');
});
