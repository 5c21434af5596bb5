/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect } from 'node:net';
import { type AnswerOnWire, answersIn, sendBytes } from '@/tests/support/raw-connection';
import { type LoopbackServer, listenOnLoopback } from '@/tests/support/serve-on-loopback';
import { createHttpServer } from '@/tooling/hosting/http-server';
import { readBody } from '@/tooling/hosting/read-body';

const headers = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': 'site-policy',
  'Cache-Control': 'no-store',
};

let server: Server;
let served: LoopbackServer;
let handled: string[] = [];

beforeEach(async () => {
  handled = [];
  server = createHttpServer({
    headers,
    readsBody: ({ method }) => method === 'POST',
    countsAddresses: true,
    rejectNonStandardBodyWrites: true,
    handle: async (request, response) => {
      const { method, url = '', headers: fields } = request;
      handled.push(`${method} ${fields.host}${url}`);
      if (url === '/fault') throw new Error('A fault of the test.');
      if (method === 'POST') await readBody(request, { maxBytes: 100, timeoutMs: 5000 });
      response.writeHead(200, { 'Content-Length': url.length }).end(url);
    },
  });
  served = await listenOnLoopback(server);
});
afterEach(() => served.close());

async function only(bytes: string): Promise<AnswerOnWire> {
  const [answer, ...others] = answersIn(await sendBytes(served.port, bytes));
  if (!answer || others.length > 0) throw new Error(`${others.length} answers too many`);
  return answer;
}

const get = (...fields: string[]) => `${['GET / HTTP/1.1', ...fields].join('\r\n')}\r\n\r\n`;

test.each([
  ['no HTTP at all', 'nonsense\r\n\r\n', 400],
  ['a folded header', get('Host: x', 'X: a', ' b'), 400],
  ['a bare line feed', 'GET / HTTP/1.1\nHost: x\n\n', 400],
  ['a space before the colon', get('Host : x'), 400],
  ['two hosts', get('Host: x', 'Host: x'), 400],
  ['no host', get(), 400],
  ['a host that is none', get('Host: x/y'), 400],
  ['a host with a user', get('Host: a@x'), 400],
  ['a host called hop-by-hop', get('Host: x', 'Connection: keep-alive, Host'), 400],
  ['a length called hop-by-hop', get('Host: x', 'Connection: Content-Length'), 400],
  [
    'an encoding called hop-by-hop',
    get('Host: x', 'Connection: a', 'Connection: transfer-encoding'),
    400,
  ],
  ['a length and chunks', get('Host: x', 'Content-Length: 0', 'Transfer-Encoding: chunked'), 400],
  ['chunks of something else', get('Host: x', 'Transfer-Encoding: gzip, chunked'), 400],
  ['chunks in HTTP/1.0', 'GET / HTTP/1.0\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n', 400],
  ['an asterisk', 'GET * HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['the address of a proxy', 'GET ftp://x/ HTTP/1.1\r\nHost: x\r\n\r\n', 400],
  ['a web socket', get('Host: x', 'Connection: upgrade', 'Upgrade: websocket'), 400],
  ['HTTP/2 without TLS', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', 400],
  ['another version', 'GET / HTTP/2.0\r\nHost: x\r\n\r\n', 400],
  ['too long headers', get('Host: x', `X: ${'a'.repeat(20_000)}`), 431],
  ['too many headers', get('Host: x', ...Array<string>(100).fill('a: b')), 431],
  ['far too many headers', get(...Array<string>(2100).fill('a:b'), 'Host: x'), 431],
  ['a tunnel', 'CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n', 405],
  ['a wish that is not known', get('Host: x', 'Expect: magic'), 417],
])('%s is refused with every header: %#', async (_name, bytes, status) => {
  const answer = await only(bytes);
  expect(answer.status).toBe(status);
  expect(Object.fromEntries(answer.headers)).toEqual({
    'x-content-type-options': 'nosniff',
    'content-security-policy': 'site-policy',
    'cache-control': 'no-store',
    connection: 'close',
    date: expect.stringMatching(/ GMT$/),
    ...(status === 405 && { allow: 'GET, HEAD' }),
    'content-length': '0',
  });
  expect(handled).toEqual([]);
});

test('a browser that offers HTTP/2 is answered in HTTP/1.1, and its connection closed', async () => {
  const offer = ['Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AA'];
  const answer = await only(get('Host: x', ...offer));
  expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
});

test.each([
  ['http://site/a?b', 'GET site/a?b'],
  ['HTTP://site:80/a', 'GET site:80/a'],
  ['http://site', 'GET site/'],
  ['http://site?b', 'GET site/?b'],
  ['/a', 'GET other/a'],
  ['//a', 'GET other//a'],
])('%s is the request %s', async (target, expected) => {
  await only(`GET ${target} HTTP/1.1\r\nHost: other\r\nConnection: close\r\n\r\n`);
  expect(handled).toEqual([expected]);
});

test('a client in HTTP/1.0 needs no host', async () => {
  expect((await only('GET /a HTTP/1.0\r\n\r\n')).status).toBe(200);
});

test('a body that nobody reads ends the connection after the answer', async () => {
  const request = 'GET /a HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nabcde';
  const answer = await only(`${request}GET /b HTTP/1.1\r\nHost: x\r\n\r\n`);
  expect([answer.body, answer.headers.get('connection')]).toEqual(['/a', 'close']);
  expect(handled).toEqual(['GET x/a']);
});

test('what is broken behind a whole request is answered after it', async () => {
  const post = 'POST /a HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}';
  const answers = answersIn(await sendBytes(served.port, `${post}nonsense\r\n\r\n`));
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, '/a'],
    [400, ''],
  ]);
});

test('what follows a request that ends its connection is not looked at', async () => {
  const answer = await only(`${get('Host: x', 'Connection: close')}nonsense\r\n\r\n`);
  expect([answer.status, answer.body]).toEqual([200, '/']);
});

test('a fault closes the connection and nothing else', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await sendBytes(served.port, 'GET /fault HTTP/1.1\r\nHost: x\r\n\r\n')).toBe('');
  expect(error).toHaveBeenCalledWith(new Error('A fault of the test.'));
  error.mockRestore();
  expect((await only(get('Host: x', 'Connection: close'))).status).toBe(200);
});

test('nobody waits for ever: everything has a limit', () => {
  expect(server).toMatchObject({
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    keepAliveTimeout: 5000,
    timeout: 30_000,
    maxHeadersCount: 200,
    maxRequestsPerSocket: 1000,
    maxConnections: 5000,
  });
});

test.each([
  ['headers', 'GET / HTTP/1.1\r\nHost'],
  ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nab'],
])('%s that do not come are a 408 with every header', async (_name, bytes) => {
  server.headersTimeout = 50;
  server.requestTimeout = 50;
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const received = await sendBytes(served.port, bytes);
  error.mockRestore();
  // A handler that reads a body answers by itself; this one does not.
  if (bytes.startsWith('POST')) return expect(received).toBe('');
  const [answer] = answersIn(received);
  expect([answer?.status, answer?.headers.get('x-content-type-options')]).toEqual([408, 'nosniff']);
});

test('connections above the limit are closed in silence', async () => {
  server.maxConnections = 1;
  const first = connect(served.port, '127.0.0.1');
  await once(first, 'connect');
  expect(await sendBytes(served.port, get('Host: x'))).toBe('');
  first.write(get('Host: x', 'Connection: close'));
  const [chunk] = await once(first, 'data');
  expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['many requests', get('Host: x').repeat(10)],
  ['long heads', get('Host: x', `X: ${'a'.repeat(5000)}`).repeat(3)],
])('a connection on which too %s wait for an answer is closed', async (_name, bytes) => {
  const slow = createHttpServer({
    headers,
    readsBody: () => false,
    countsAddresses: true,
    rejectNonStandardBodyWrites: true,
    handle: ({ url = '' }) => void handled.push(url),
  });
  const { port, close } = await listenOnLoopback(slow);
  const answers = await sendBytes(port, bytes);
  expect({ answers, handled }).toEqual({ answers: '', handled: ['/'] });
  await close();
});

test('what has waited makes room for what comes next', async () => {
  const long = get('Host: x', `X: ${'a'.repeat(5000)}`);
  const socket = connect(served.port, '127.0.0.1');
  for (let round = 0; round < 4; round += 1) {
    socket.write(long.repeat(2));
    for (let answers = 0; answers < 2; ) {
      const [chunk] = await once(socket, 'data');
      answers += answersIn(String(chunk)).length;
    }
  }
  expect(handled).toHaveLength(8);
  socket.destroy();
});
