/** @jest-environment node */
import type { RequestListener } from 'node:http';
import { contactEndpoint } from '@/lib/contact/endpoint';
import {
  serveProxy,
  serveProxyOf,
  stopServers,
  target,
} from '@/tests/unit/hosting/support/serve-proxy';

afterEach(stopServers);

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
      error: 'The contact function does not respond.',
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
    const { origin } = await serveProxyOf(handle, { responseTimeoutMs: 100 });
    const response = await fetch(origin + target, { method: 'POST', body: '{}' });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  });

  test('leads a form without scripts to the line about the failure', async () => {
    const { origin } = await serveProxyOf(handle, { responseTimeoutMs: 100 });
    const body = new URLSearchParams({ name: 'Ana' });
    const response = await fetch(origin + target, { method: 'POST', redirect: 'manual', body });
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      '/en/contact#fehler',
    ]);
  });
});
