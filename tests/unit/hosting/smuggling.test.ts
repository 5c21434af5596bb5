/** @jest-environment node */
import { contactEndpoint } from '@/lib/contact/endpoint';
import { answersIn, sendBytes } from '@/tests/support/raw-connection';
import { type RecordingBackend, startRecordingBackend } from '@/tests/support/recording-backend';
import { type SmallSite, writeSmallSite } from '@/tests/unit/hosting/support/small-site';
import { type RunningServer, startPreviewServer } from '@/tooling/hosting/preview-server';

let site: SmallSite;
let backend: RecordingBackend;
let server: RunningServer;

beforeAll(async () => {
  site = await writeSmallSite();
  backend = await startRecordingBackend();
  const { origin } = backend;
  const contact = () => ({ origin, proxyKey: 'k'.repeat(32) });
  server = await startPreviewServer({ root: site.root, port: 0, contact, log: () => undefined });
});
afterAll(async () => {
  await server.close();
  await backend.close();
  await site.remove();
});

const chunked = (content: string) => `${content.length.toString(16)}\r\n${content}\r\n0\r\n\r\n`;

/** A whole request that stands where a body is expected. */
const hidden = `POST ${contactEndpoint}?hidden HTTP/1.1\r\nHost: x\r\nContent-Length: 6\r\n\r\nhidden`;

/** The honest end of each connection, after which the server closes it. */
const last = 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n';

function open(method: string, ...fields: string[]): string {
  return `${[`${method} ${contactEndpoint}?open HTTP/1.1`, 'Host: x', ...fields].join('\r\n')}\r\n\r\n`;
}

const bodilessMethods = ['GET', 'HEAD', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH', 'PUT', 'PROPFIND'];
const withoutBody = bodilessMethods.flatMap((method): [string, string][] => [
  [`${method}, chunked`, open(method, 'Transfer-Encoding: chunked') + chunked(hidden)],
  [`${method}, with its length`, open(method, `Content-Length: ${hidden.length}`) + hidden],
  [
    `${method}, its length called hop-by-hop`,
    open(method, 'Connection: keep-alive, Content-Length', `Content-Length: ${hidden.length}`) +
      hidden,
  ],
  [
    `${method}, its chunks called hop-by-hop`,
    open(method, 'Connection: transfer-encoding', 'Transfer-Encoding: chunked') + chunked(hidden),
  ],
  [
    `${method}, with an upgrade`,
    open(method, 'Connection: upgrade', 'Upgrade: h2c', 'Transfer-Encoding: chunked') +
      chunked(hidden),
  ],
]);

const length = `Content-Length: ${hidden.length}`;
const disguised: [string, string][] = [
  ['CL.TE', `${open('POST', 'Content-Length: 4', 'Transfer-Encoding: chunked')}0\r\n\r\n${hidden}`],
  ['TE.CL', open('POST', 'Transfer-Encoding: chunked', 'Content-Length: 4') + chunked(hidden)],
  ...[
    'Transfer-Encoding: xchunked',
    'Transfer-Encoding: gzip, chunked',
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked',
    'Transfer-Encoding: identity',
    'Transfer-Encoding : chunked',
    'Transfer-Encoding:\x0bchunked',
    'Transfer-Encoding:\r\n chunked',
    'X: a\r\n Transfer-Encoding: chunked',
    'X: a\nTransfer-Encoding: chunked',
  ].map((field): [string, string] => [
    `TE.TE ${JSON.stringify(field)}`,
    `${open('POST', field)}0\r\n\r\n${hidden}`,
  ]),
  [
    'POST, its length called hop-by-hop',
    open('POST', 'Connection: content-length', length) + hidden,
  ],
  ['two lengths', open('POST', 'Content-Length: 0', length) + hidden],
  ['a list of lengths', open('POST', `Content-Length: 0, ${hidden.length}`) + hidden],
  ['a signed length', open('POST', `Content-Length: +${hidden.length}`) + hidden],
  ...['0x6', '-6', '6 ', '6;a\n', '\n', '1'.padEnd(17, '0')].map((size): [string, string] => [
    `a chunk of the size ${JSON.stringify(size)}`,
    `${open('POST', 'Transfer-Encoding: chunked')}${size}\r\nhidden\r\n0\r\n\r\n${hidden}`,
  ]),
  [
    'a chunk that is longer than its size',
    `${open('POST', 'Transfer-Encoding: chunked')}2\r\nabc\r\n0\r\n\r\n${hidden}`,
  ],
  [
    'lengths behind more headers than are kept',
    open('POST', ...Array<string>(2100).fill('a:b'), length) + hidden,
  ],
  ['two hosts', open('POST', 'Host: y', length) + hidden],
  ['no host', `POST ${contactEndpoint} HTTP/1.1\r\n${length}\r\n\r\n${hidden}`],
  [
    'an old version',
    `POST ${contactEndpoint} HTTP/1.0\r\nTransfer-Encoding: chunked\r\n\r\n${chunked(hidden)}`,
  ],
  ['a protocol change', `CONNECT x:80 HTTP/1.1\r\nHost: x\r\n\r\n${hidden}`],
  [
    'what follows the last request',
    `${open('POST', 'Connection: close', 'Content-Length: 2')}{}${hidden}`,
  ],
];

describe.each([...withoutBody, ...disguised])('%s', (_name, bytes) => {
  test('the function hears nothing that the client was not answered', async () => {
    backend.requests.length = 0;
    const answers = answersIn(await sendBytes(server.port, bytes + last));
    const echoed = answers.filter(({ status }) => status === 200).map(({ body }) => body);

    expect(backend.requests.filter(({ url }) => url.endsWith('?hidden'))).toEqual([]);
    expect(backend.requests.length).toBeLessThanOrEqual(answers.length);
    for (const { method, body } of backend.requests) {
      expect([method, body]).toEqual([
        expect.stringMatching(/^(POST|OPTIONS)$/),
        expect.any(String),
      ]);
      expect(method === 'OPTIONS' ? '' : echoed).toContain(body);
    }
    // The next visitor gets the answer to their own request.
    const next = await fetch(`http://127.0.0.1:${server.port}${contactEndpoint}`, {
      method: 'POST',
      body: 'next visitor',
    });
    expect(await next.text()).toBe('next visitor');
  });
});

test('pipelined requests are answered one after the other, each with its own answer', async () => {
  backend.requests.length = 0;
  const post = (body: string) => `${open('POST', `Content-Length: ${body.length}`)}${body}`;
  const bytes = ['one', 'two', 'three'].map(post).join('') + last;
  const answers = answersIn(await sendBytes(server.port, bytes));
  expect(answers.map(({ body }) => body.slice(0, 5))).toEqual(['one', 'two', 'three', '<p>in']);
  expect(backend.requests.map(({ body }) => body)).toEqual(['one', 'two', 'three']);
});

test('nothing behind a request that ends its connection reaches the function', async () => {
  backend.requests.length = 0;
  const post = `${open('POST', 'Content-Length: 5')}after`;
  const ending = [
    `${open('GET', 'Content-Length: 2')}{}`,
    open('GET', 'Host: y'),
    open('PUT', 'Upgrade: x'),
  ];
  for (const bytes of ending) {
    const answers = answersIn(await sendBytes(server.port, bytes + post));
    expect(answers).toHaveLength(1);
    expect(answers[0]?.headers.get('connection')).toBe('close');
  }
  expect(backend.requests).toEqual([]);
});

test('visitors share no connection to the function', async () => {
  const before = backend.connections();
  const address = `http://127.0.0.1:${server.port}${contactEndpoint}`;
  const bodies = Array.from({ length: 20 }, (_, index) => `visitor ${index}`);
  const answers = await Promise.all(
    bodies.map(async (body) => (await fetch(address, { method: 'POST', body })).text()),
  );
  expect(answers).toEqual(bodies);
  expect(backend.connections() - before).toBe(bodies.length);
});
