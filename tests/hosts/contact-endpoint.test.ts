import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { contactEndpoint } from '@/supabase/functions/_shared/contact-response';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import { addresses } from '@/tests/support/address-table';
import { eventually, mailsWith } from '@/tests/support/eventually';
import { isRunning, originOfHost } from '@/tests/support/host-origins';
import { rawRequest } from '@/tests/support/raw-request';
import { validRequest } from '@/tests/support/valid-request';

const test = testOnHosts('published', 'node', 'nginx');

/** A request with a unique message, because equal requests are stored once. */
const newRequest = () => ({ ...validRequest, message: `Dobar dan: ${crypto.randomUUID()}` });

/** Sends a request of the contact form as JSON. */
const post = (origin: string, data: object, headers: Record<string, string> = {}) =>
  fetch(origin + contactEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(data),
  });

test("a request to the site's own origin is accepted and mailed", async ({ origin, host }) => {
  const request = newRequest();
  // The function behind nginx does not know the test's port.
  const response = await post(origin, request, host === 'nginx' ? {} : { Origin: origin });
  const answer = await response.json();
  expect([response.status, answer.success]).toEqual([200, true]);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/);

  const [mail, ...others] = await mailsWith(originOfHost('inbox'), answer.reference);
  expect(others).toEqual([]);
  expect(mail?.replyTo).toEqual([{ name: request.name, address: request.email }]);
  expect(mail?.text).toContain(request.message);
});

test('a form post without scripts is redirected to its page', async ({ origin }) => {
  const { name, email, message } = newRequest();
  const response = await fetch(`${origin}${contactEndpoint}?page=${addresses.contact.en}`, {
    method: 'POST',
    body: new URLSearchParams({ name, email, message, phone: '', company: '' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  const { pathname, hash } = new URL(response.headers.get('location') ?? '');
  expect(pathname + hash).toBe(`${addresses.contact.en}#danke`);
});

test('a request of more than 64 KB is rejected with an error message', async ({ origin }) => {
  const response = await post(origin, { ...newRequest(), message: 'x'.repeat(66_000) });
  expect([response.status, (await response.json()).code]).toEqual([413, 'tooLarge']);
});

if (isRunning('nginx')) {
  const testOnNginx = testOnHosts('nginx');
  const headers = { 'Content-Type': 'application/json' };

  /** The status of a request without any field, from an address that no other test uses. */
  const sendEmpty = async (origin: string, localAddress: string) => {
    const options = { method: 'POST', headers, body: '{}', localAddress };
    return (await rawRequest(origin, contactEndpoint, options)).status;
  };

  testOnNginx('requests count by the address that nginx sees', async ({ origin }) => {
    const send = (count: number) =>
      post(origin, newRequest(), { 'X-Real-IP': `10.0.0.${count}`, 'X-Forwarded-For': '10.0.1.1' });
    let last = await send(0);
    for (let count = 1; count < 21 && last.status === 200; count += 1) {
      // Slower than nginx's own limit, which would answer without JSON.
      await wait(100);
      last = await send(count);
    }
    expect(last.status).toBe(429);
    expect((await last.json()).code).toBe('tooMany');
    expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  testOnNginx(
    'a flood is cut off at 20 requests and 10 a second, but nobody else',
    async ({ origin }) => {
      const flood = Array.from({ length: 200 }, () => sendEmpty(origin, '127.0.0.3'));
      const visitor = { method: 'POST', headers, body: JSON.stringify(newRequest()) };
      const answer = await rawRequest(origin, contactEndpoint, {
        ...visitor,
        localAddress: '127.0.0.4',
      });
      expect(answer.status).toBe(200);
      const statuses = await Promise.all(flood);
      // The function refuses a request without fields by 422. The first request and a burst of 20
      // pass, unless all 21 are open at once: an address may have 20 open requests.
      const served = statuses.filter((status) => status === 422).length;
      expect(served).toBeGreaterThanOrEqual(20);
      expect(served).toBeLessThan(100);
      expect([...new Set(statuses)].sort()).toEqual([422, 429]);
      await eventually('served again', async () => (await sendEmpty(origin, '127.0.0.3')) === 422);
    },
  );

  testOnNginx('an address has at most 20 open requests', async ({ origin }) => {
    const { hostname: host, port } = new URL(origin);
    const head = `POST ${contactEndpoint} HTTP/1.1\r\nHost: site.test\r\nContent-Length: 9\r\n\r\n`;
    const sockets = Array.from({ length: 20 }, () => {
      const options = { host, port: Number(port), localAddress: '127.0.0.5' };
      const socket = connect(options).on('error', () => undefined);
      socket.write(head);
      return socket;
    });
    await wait(1000);
    // As the 21st within the burst, it is not one request too many.
    expect(await sendEmpty(origin, '127.0.0.5')).toBe(429);
    for (const socket of sockets) socket.destroy();
    await eventually('served again', async () => (await sendEmpty(origin, '127.0.0.5')) === 422);
  });
}
