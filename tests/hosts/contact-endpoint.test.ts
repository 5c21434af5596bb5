import { setTimeout as wait } from 'node:timers/promises';
import { expect } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { testOnHosts } from '@/tests/hosts/support/test-on-hosts';
import { isRunning, originOfInbox } from '@/tests/support/host-origins';
import { mailsWith } from '@/tests/support/inbox-mails';

const test = testOnHosts('published', 'node', 'nginx');

/** A request with a unique message, because equal requests are stored once. */
const newRequest = () => ({
  name: 'Željka Čolić',
  email: 'zeljka@example.org',
  phone: '',
  company: '',
  message: `Guten Tag, wir suchen drei Pflegefachkräfte: ${crypto.randomUUID()}`,
  request_callback: false,
});

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

  const [mail, ...others] = await mailsWith(originOfInbox(), answer.reference);
  expect(others).toEqual([]);
  expect(mail?.replyTo).toEqual([{ name: request.name, address: request.email }]);
  expect(mail?.text).toContain(request.message);
});

test('a form post without scripts is redirected to the contact page', async ({ origin }) => {
  const { name, email, message } = newRequest();
  const response = await fetch(`${origin}${contactEndpoint}?locale=en`, {
    method: 'POST',
    body: new URLSearchParams({ name, email, message, phone: '', company: '' }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toMatch(/^http:\/\/[^/]+\/en\/contact#danke$/);
});

test('a request of more than 64 KB is rejected with an error message', async ({ origin }) => {
  const response = await post(origin, { ...newRequest(), message: 'x'.repeat(66_000) });
  expect([response.status, (await response.json()).code]).toEqual([413, 'tooLarge']);
});

if (isRunning('nginx')) {
  testOnHosts('nginx')('requests count by the address that nginx sees', async ({ origin }) => {
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
}
