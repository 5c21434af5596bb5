/** @jest-environment node */
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { createPassOn } from '@/lib/hosting/pass-on';

type Listening = { origin: string; port: number; server: Server };

const servers: Server[] = [];

function listen(handle: RequestListener): Promise<Listening> {
  const server = createServer(handle);
  servers.push(server);
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      resolve({ origin: `http://127.0.0.1:${port}`, port, server });
    });
  });
}

/** A server that passes everything on to a function that answers as given. */
async function passingOnTo(handle: RequestListener): Promise<Listening> {
  const { origin } = await listen(handle);
  return listen(createPassOn(() => origin));
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

/** Answers with what came in. */
async function mirror(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method, url, headers } = incoming;
  const body = await text(incoming);
  response.writeHead(418, { 'Content-Type': 'application/json', 'X-Answer': 'yes' });
  response.end(JSON.stringify({ method, url, headers, body }));
}

const target = `${contactEndpoint}?locale=en`;

test('method, query, headers, body and the answer pass unchanged', async () => {
  const { origin } = await passingOnTo(mirror);
  const response = await fetch(origin + target, {
    method: 'POST',
    body: 'Grüße',
    headers: { 'X-Own': 'here', Origin: origin },
  });
  expect([response.status, response.headers.get('x-answer')]).toEqual([418, 'yes']);
  expect(await response.json()).toMatchObject({
    method: 'POST',
    url: target,
    body: 'Grüße',
    headers: {
      'x-own': 'here',
      origin,
      host: new URL(origin).host,
      'x-forwarded-for': '127.0.0.1',
    },
  });
});

test('the address that was seen stands after whatever the client claims', async () => {
  const { origin } = await passingOnTo(mirror);
  const response = await fetch(origin + target, { headers: { 'X-Forwarded-For': '10.1.2.3' } });
  expect((await response.json()).headers['x-forwarded-for']).toBe('10.1.2.3, 127.0.0.1');
});

test('headers of the connection stay where they are', async () => {
  const { port } = await passingOnTo(mirror);
  const answer = await new Promise<string>((resolve) => {
    const socket = connect(port, '127.0.0.1');
    const fields = 'Connection: close, X-Hop\r\nX-Hop: 1\r\nTE: trailers\r\nKeep-Alive: timeout=9';
    socket.write(`GET ${target} HTTP/1.1\r\nHost: site\r\n${fields}\r\n\r\n`);
    void text(socket).then(resolve);
  });
  expect(answer).toContain('"host":"site"');
  expect(answer).not.toMatch(/x-hop|trailers|timeout=9/);
});

test('a body streams: the function has its beginning before its end is sent', async () => {
  let begun: (beginning: string) => void = () => undefined;
  const beginning = new Promise<string>((resolve) => {
    begun = resolve;
  });
  const { origin } = await passingOnTo((incoming, response) => {
    incoming.once('data', (chunk: Buffer) => begun(chunk.toString()));
    incoming.once('end', () => response.end('whole'));
  });
  const outgoing = request(origin + target, { method: 'POST' });
  const answer = new Promise<IncomingMessage>((resolve) => outgoing.once('response', resolve));
  outgoing.write('first');
  expect(await beginning).toBe('first');
  outgoing.end('second');
  expect(await text(await answer)).toBe('whole');
});

test('an answer before the end of a large body arrives', async () => {
  const { origin } = await passingOnTo((incoming, response) => {
    incoming.once('data', () => response.writeHead(413).end('too large'));
    incoming.resume();
  });
  const body = Buffer.alloc(10_000_000);
  const response = await fetch(origin + target, { method: 'POST', body });
  expect([response.status, await response.text()]).toEqual([413, 'too large']);
});

test('who goes away in the middle is not waited for', async () => {
  let ended: () => void = () => undefined;
  const isAborted = new Promise<void>((resolve) => {
    ended = resolve;
  });
  const { origin } = await passingOnTo((incoming) => {
    incoming.once('close', ended);
    incoming.resume();
  });
  const outgoing = request(origin + target, { method: 'POST' });
  outgoing.once('error', () => undefined);
  outgoing.write('first', () => setImmediate(() => outgoing.destroy()));
  await isAborted;
});

const absent: [string, () => string | undefined][] = [
  ['that is not there', () => undefined],
  ['that refuses connections', () => 'http://127.0.0.1:1'],
];

describe.each(absent)('a function %s', (_name, originOf) => {
  test('is an unavailable one', async () => {
    const { origin } = await listen(createPassOn(originOf));
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
    const { origin } = await listen(createPassOn(originOf));
    const response = await fetch(origin + contactEndpoint + query, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ name: 'Ana' }),
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  });
});

test('a function that dies before it answers is an unavailable one', async () => {
  const { origin } = await passingOnTo((incoming) => incoming.socket.destroy());
  const response = await fetch(origin + target, { method: 'POST', body: '{}' });
  expect(response.status).toBe(503);
});

test('an answer that breaks off is no whole answer', async () => {
  const { origin } = await passingOnTo((_incoming, response) => {
    response.writeHead(200, { 'Content-Length': 100 });
    response.write('{"success":true', () => response.destroy());
  });
  const outgoing = request(origin + target).end();
  const answer = new Promise<IncomingMessage>((resolve) => outgoing.once('response', resolve));
  await expect(answer.then(buffer)).rejects.toThrow('aborted');
});
