import { expect } from 'playwright/test';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { maxBodyBytes } from '@/supabase/functions/_shared/contact-size';
import { testOn } from '@/tests/hosts/support/test-on';
import { ask } from '@/tests/support/ask';
import { originOfInbox } from '@/tests/support/host-origins';
import { mailsWith } from '@/tests/support/inbox-mails';
import { answersIn, sendBytes } from '@/tests/support/raw-connection';

const test = testOn('published', 'node');

const request = {
  name: 'Željka Čolić',
  email: 'zeljka@example.org',
  phone: '',
  company: '',
  message: 'Guten Tag, wir suchen drei Pflegefachkräfte.',
  request_callback: false,
};

/** Sends what scripts send to the contact function. */
const post = (origin: string, data: object, headers: Record<string, string> = {}) =>
  fetch(origin + contactEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(data),
  });

test("a request to the site's own address is answered and mailed", async ({ origin }) => {
  const response = await post(origin, request, { Origin: origin });
  const answer = await response.json();
  expect([response.status, answer.success]).toEqual([200, true]);

  const [mail, ...others] = await mailsWith(originOfInbox(), answer.reference);
  expect(others).toEqual([]);
  expect(mail?.replyTo).toEqual([{ name: request.name, address: request.email }]);
  expect(mail?.text).toContain(request.message);
});

test('a wrong request is refused with the fields', async ({ origin }) => {
  const response = await post(origin, { ...request, email: 'nobody' });
  expect(response.status).toBe(422);
  expect(await response.json()).toMatchObject({
    success: false,
    fields: { email: 'notAnAddress' },
  });
});

test('a form without scripts is led back to the page that sent it', async ({ origin }) => {
  const { name, email, message } = request;
  const response = await fetch(`${origin}${contactEndpoint}?locale=en`, {
    method: 'POST',
    headers: { Origin: origin },
    body: new URLSearchParams({ name, email, message }),
    redirect: 'manual',
  });
  expect(response.status).toBe(303);
  expect(new URL(response.headers.get('location') ?? '', origin).href).toBe(
    `${origin}/en/contact#danke`,
  );
});

/** A line of a request, its host and its further headers, and what the answer's status is. */
const refused: readonly (readonly [line: string, fields: readonly string[], status: number])[] = [
  ['nonsense', [], 400],
  ['GET / HTTP/1.1', [], 400],
  ['GET / HTTP/1.1', ['Host: a', 'Host: b'], 400],
  ['GET / HTTP/1.1', ['Host: a', 'X: b', ' c'], 400],
  ['GET / HTTP/1.1', ['Host: a', 'Connection: content-length'], 400],
  ['GET / HTTP/1.1', ['Host: a', 'Connection: upgrade', 'Upgrade: websocket'], 400],
  ['GET / HTTP/1.1', ['Host: a', `X: ${'x'.repeat(20_000)}`], 431],
  ['CONNECT a:80 HTTP/1.1', ['Host: a'], 405],
  ['TRACE / HTTP/1.1', ['Host: a', 'Connection: close'], 405],
  ['POST /en/ HTTP/1.1', ['Host: a', 'Content-Length: 100'], 405],
  [`GET ${contactEndpoint} HTTP/1.1`, ['Host: a', 'Connection: close'], 405],
  [`POST ${contactEndpoint} HTTP/1.1`, ['Host: a', `Content-Length: ${maxBodyBytes + 1}`], 413],
];

test('what the site does not take is refused, with the headers of every answer', async ({
  origin,
}) => {
  for (const [line, fields, status] of refused) {
    const bytes = `${[line, ...fields].join('\r\n')}\r\n\r\n`;
    const answers = answersIn(await sendBytes(Number(new URL(origin).port), bytes));
    const name = bytes.slice(0, 100);
    expect(
      answers.map((answer) => answer.status),
      name,
    ).toEqual([status]);
    const [{ headers } = { headers: new Map() }] = answers;
    expect(headers.get('cache-control'), name).toBe('no-store');
    expect(headers.get('x-content-type-options'), name).toBe('nosniff');
    expect(headers.get('content-security-policy'), name).toContain("default-src 'none'");
  }
});

test('an answer of the function has the headers of every answer', async ({ origin }) => {
  const { status, headers } = await post(origin, {});
  expect(status).toBe(422);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const header of ['strict-transport-security', 'referrer-policy', 'permissions-policy']) {
    expect(headers.get(header), header).toBeTruthy();
  }
});

test('HEAD is answered without a body, whatever the answer', async ({ origin }) => {
  for (const [path, status] of [
    ['/', 200],
    ['/en', 308],
    ['/none', 404],
    ['/robots.txt', 200],
    ['/_next/static/none.js', 404],
    [contactEndpoint, 405],
  ] as const) {
    const answer = await ask(origin, path, { method: 'HEAD' });
    expect([answer.status, answer.body.length], path).toEqual([status, 0]);
  }
});

test('a target with a host is the page that it names', async ({ origin }) => {
  const { host, port } = new URL(origin);
  for (const scheme of ['http', 'https']) {
    const bytes = `HEAD ${scheme}://${host}/en/ HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    const [answer] = answersIn(await sendBytes(Number(port), bytes));
    expect(answer?.status).toBe(200);
  }
});
