/** @jest-environment node */
import { once } from 'node:events';
import {
  type IncomingMessage,
  type RequestListener,
  request,
  type ServerResponse,
} from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { createContactProxy } from '@/lib/hosting/contact-proxy';
import { createHttpServer } from '@/lib/hosting/http-server';
import { noProxies } from '@/lib/hosting/proxy-settings';
import { maxBodyBytes } from '@/supabase/functions/_shared/contact-request';
import { answersIn, sendBytes } from '@/tests/support/raw-connection';
import { listenOnLoopback, serveOnLoopback } from '@/tests/support/serve-on-loopback';

type Served = Awaited<ReturnType<typeof serveOnLoopback>>;
type Timeouts = { bodyTimeoutMs?: number; answerTimeoutMs?: number };

const served: Served[] = [];
const proxyKey = 'p'.repeat(32);
const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'site-policy',
  'Cache-Control': 'no-store',
};

async function serve(handle: RequestListener): Promise<Served> {
  const server = await serveOnLoopback(handle);
  served.push(server);
  return server;
}

async function serveProxy(origin: () => string | undefined, timeouts?: Timeouts): Promise<Served> {
  const backend = () => {
    const current = origin();
    return current === undefined ? undefined : { origin: current, proxyKey };
  };
  const server = await listenOnLoopback(
    createHttpServer({
      handle: createContactProxy({ backend, proxies: noProxies, headers, ...timeouts }),
      headers,
      readsBody: ({ method }) => method === 'POST',
      countsAddresses: false,
      rejectNonStandardBodyWrites: true,
    }),
  );
  served.push(server);
  return server;
}

/** A server whose requests come to a function that answers as given. */
async function serveProxyOf(handle: RequestListener, timeouts?: Timeouts): Promise<Served> {
  const { origin } = await serve(handle);
  return serveProxy(() => origin, timeouts);
}

afterEach(async () => {
  for (const { close } of served.splice(0)) await close();
});

/** Answers with what came in. */
async function mirror(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = incoming;
  const body = await text(incoming);
  response.writeHead(418, { 'Content-Type': 'application/json', 'Retry-After': '7' });
  response.end(JSON.stringify({ method, url, headers, body }));
}

const target = `${contactEndpoint}?locale=en`;

function head(method: string, ...fields: string[]): string {
  return `${[`${method} ${target} HTTP/1.1`, 'Host: site', ...fields].join('\r\n')}\r\n\r\n`;
}

test('method, query, body and the answer pass, and what the function reads of the headers', async () => {
  const { origin } = await serveProxyOf(mirror);
  const passed = {
    accept: 'text/html',
    authorization: 'Bearer x',
    apikey: 'public',
    'content-type': 'application/json',
    'idempotency-key': 'abcdefgh',
    origin,
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

describe('a body of more than the limit', () => {
  const tooLong = 'x'.repeat(maxBodyBytes + 1);
  const json = 'Content-Type: application/json';
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
    const bytes = head('POST', form, `Content-Length: ${tooLong.length}`) + tooLong;
    const [answer] = answersIn(await sendBytes(port, bytes));
    expect([answer?.status, answer?.headers.get('location')]).toEqual([303, '/en/contact#fehler']);
  });

  test('one of exactly the limit is taken', async () => {
    const { origin } = await serveProxyOf(async (incoming, response) => {
      response.end(String((await text(incoming)).length));
    });
    const response = await fetch(origin + target, { method: 'POST', body: tooLong.slice(1) });
    expect(await response.text()).toBe(String(maxBodyBytes));
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

const absent: [string, () => string | undefined][] = [
  ['that is not there', () => undefined],
  ['that refuses connections', () => 'http://127.0.0.1:1'],
];

describe.each(absent)('a function %s', (_name, originOf) => {
  test('is an unavailable one', async () => {
    const { origin } = await serveProxy(originOf);
    const response = await fetch(origin + target, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toEqual({
      success: false,
      code: 'unavailable',
      error: 'The contact function does not answer.',
    });
  });

  test.each([
    ['?locale=en', '/en/contact#fehler'],
    ['?locale=vas', '/vas/kontakt#fehler'],
    ['?locale=//evil.example', '/kontakt#fehler'],
    ['', '/kontakt#fehler'],
  ])('leads a form without scripts (%s) to %s', async (query, location) => {
    const { origin } = await serveProxy(originOf);
    const response = await fetch(origin + contactEndpoint + query, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ name: 'Ana' }),
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  });
});

/** Answers that leave open whether the request is stored. */
const unfinished: [string, RequestListener, number][] = [
  ['dies before it answers', (incoming) => incoming.socket.destroy(), 503],
  [
    'breaks off its answer',
    (_incoming, response) => {
      response.writeHead(200, { 'Content-Length': 100 });
      response.write('{"success":true', () => response.destroy());
    },
    503,
  ],
  ['answers no HTTP', (incoming) => incoming.socket.end('nonsense\r\n\r\n'), 503],
  ['is silent', () => undefined, 504],
  ['is silent in the middle of its answer', (_incoming, response) => response.write('{'), 504],
];

describe.each(unfinished)('a function that %s', (_name, handle, status) => {
  test(`is a ${status} that claims nothing`, async () => {
    const { origin } = await serveProxyOf(handle, { answerTimeoutMs: 100 });
    const response = await fetch(origin + target, { method: 'POST', body: '{}' });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('leads a form without scripts to the line about the failure', async () => {
    const { origin } = await serveProxyOf(handle, { answerTimeoutMs: 100 });
    const body = new URLSearchParams({ name: 'Ana' });
    const response = await fetch(origin + target, { method: 'POST', redirect: 'manual', body });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/en/contact#fehler',
    ]);
  });
});

test('an answer to a HEAD of the function comes without its body', async () => {
  const { origin } = await serveProxyOf(mirror);
  const outgoing = request(origin + target, { method: 'HEAD' }).end();
  const [answer] = await once(outgoing, 'response');
  expect(answer.statusCode).toBe(405);
  expect(await text(answer)).toBe('');
});
