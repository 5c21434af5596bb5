import assert from 'node:assert/strict';
import { after, beforeEach, it } from 'node:test';
import {
  distinctRequest,
  postJson,
  secret,
  siteOrigin,
  startBackend,
} from '@/tests/contact/support/backend';
import { validRequest } from '@/tests/support/valid-request';

function postForm(body: string | Record<string, string>, page = '/x', headers = {}): Request {
  return new Request(`http://function.test/?${new URLSearchParams({ locale: 'en', page })}`, {
    method: 'POST',
    headers: { origin: siteOrigin, 'x-test-address': '203.0.113.7', ...headers },
    body: new URLSearchParams(body),
  });
}

const backend = await startBackend();
const contact = backend.contact();
after(() => backend.close());
beforeEach(() => backend.sql.query('delete from contact.requests'));

const send = async (request: Request, by = contact) => {
  const response = await by.fetch(request, '127.0.0.1');
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text && JSON.parse(text) };
};
const location = async (request: Request) => {
  const { status, headers } = await contact.fetch(request, '127.0.0.1');
  return `${status} ${headers.get('location')}`;
};
const stored = async () => {
  const { rows } = await backend.sql.query('select * from contact.requests order by created_at');
  return rows;
};

it('stores a request before it responds', async () => {
  const { status, body } = await send(postJson(validRequest));
  assert.equal(status, 200);
  const [row] = await stored();
  assert.deepEqual(body, { success: true, reference: row.reference });
  assert.match(row.reference, /^[B-Z]{4}-[B-Z]{4}$/);
  const names = Object.keys(validRequest);
  assert.deepEqual(Object.fromEntries(names.map((name) => [name, row[name]])), validRequest);
});

it('stores identical requests within an hour once, also without scripts', async () => {
  const { body: first } = await send(postJson(validRequest));
  const [, again] = await Promise.all([send(postJson(validRequest)), send(postJson(validRequest))]);
  assert.equal(again.body.reference, first.reference);
  const form = { ...validRequest, request_callback: 'true' };
  const lines = form.message.replace('\n', '\r\n');
  await location(postForm({ ...form, message: lines }));
  assert.equal((await stored()).length, 1);
  await backend.sql.query(`update contact.requests set created_at = now() - interval '61 minutes'`);
  const { body: later } = await send(postJson(validRequest));
  assert.notEqual(later.reference, first.reference);
});

it('stores a further field as soon as the function and the database know it', async () => {
  // The page comes first, then the database while the function is running.
  const { name, email, message } = validRequest;
  const further = { name, email, message, further_field: 'Graz', sent_at: '2026-01-01' };
  assert.equal((await send(postJson(further))).status, 200);
  const [{ phone, company, request_callback }] = await stored();
  assert.deepEqual([phone, company, request_callback], ['', '', false]);
  await backend.sql.query('alter table contact.requests add column further_field text');
  assert.equal((await send(postJson(distinctRequest('further')))).status, 200);
  const accept = `select contact.accept('new', 'BBBB-BBBB', $1, '{}', '', '', 20, 60, 100)`;
  await backend.sql.query(accept, [JSON.stringify({ ...validRequest, further_field: 'Graz' })]);
  const rows = await stored();
  await backend.sql.query('alter table contact.requests drop column further_field');
  const values = rows.map((row) => row.further_field);
  assert.deepEqual(values, [null, null, 'Graz']);
  assert.equal(rows[2].sent_at, null);
});

const long = 'x'.repeat(70_000);
// biome-ignore format: a table to be read at a glance
const refusals: [what: string, request: () => Request, status: number, code: string][] = [
  ['GET', () => new Request('http://function.test/'), 405, 'method'],
  ['another content type', () => postJson('a', { 'content-type': 'text/plain' }), 415,
    'contentType'],
  ['a multipart form',
    () => postJson('a', { 'content-type': 'multipart/form-data; boundary=x' }), 415,
    'contentType'],
  ['broken JSON', () => postJson('{"name"'), 400, 'malformed'],
  ['an array', () => postJson([validRequest]), 400, 'malformed'],
  ['more than 64 KB', () => postJson({ ...validRequest, message: long }), 413, 'tooLarge'],
  ['another site', () => postJson(validRequest, { origin: 'http://evil.test' }), 403,
    'forbidden'],
  ['a hidden origin of another site',
    () => postJson(validRequest, { origin: 'null', 'sec-fetch-site': 'cross-site' }), 403,
    'forbidden'],
  ['a drain without the secret',
    () => new Request('http://function.test/?drain', { method: 'POST' }), 403, 'forbidden'],
];
for (const [what, request, status, code] of refusals) {
  it(`refuses ${what}`, async () => {
    const response = await send(request());
    assert.deepEqual([response.status, response.body.code], [status, code]);
    assert.equal(response.body.success, false);
    assert.deepEqual(await stored(), []);
  });
}

it('refuses invalid fields, and names the problem of each', async () => {
  const invalid = { email: 'a@b.test, c@evil.test', request_callback: 'yes' };
  const { status, body } = await send(postJson({ ...validRequest, ...invalid }));
  assert.equal(status, 422);
  assert.deepEqual(body.fields, { email: 'notAnAddress', request_callback: 'type' });
});

it('allows the site by CORS, with the four headers that the client sends', async () => {
  const headers = { origin: siteOrigin, 'access-control-request-headers': 'x-other' };
  const preflight = await send(
    new Request('http://function.test/', { method: 'OPTIONS', headers }),
  );
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), 'http://site.test');
  assert.equal(
    preflight.headers.get('access-control-allow-headers'),
    'authorization, x-client-info, apikey, content-type',
  );
  const own = await send(postJson({}, { origin: siteOrigin }));
  assert.equal(own.headers.get('access-control-allow-origin'), 'http://site.test');
  assert.equal(own.headers.get('access-control-expose-headers'), 'retry-after');
  assert.equal(own.headers.get('cache-control'), 'no-store');
  assert.equal(own.headers.get('x-content-type-options'), 'nosniff');
  const foreign = await send(postJson({}, { origin: 'http://evil.test' }));
  assert.equal(foreign.headers.get('access-control-allow-origin'), null);
});

it('redirects a post without scripts to the element of its outcome on its page', async () => {
  const { request_callback: _, ...form } = validRequest;
  for (const [change, page, outcome] of [
    [{}, '/en/contact', 'danke'],
    [{ name: 'A' }, '/vas/kontakt', 'angaben'],
    [{ message: long }, '/kontakt', 'zu-lang'],
    [{ website: 'http://spam.test' }, '/schreiben-2', 'fehler'],
  ] as const) {
    const address = `${siteOrigin}${page}#${outcome}`;
    assert.equal(await location(postForm({ ...form, ...change }, page)), `303 ${address}`);
  }
  const further = backend.contact({ ORIGINS: 'http://a.test, http://b.test' });
  const other = postForm(form, '/en/contact', { origin: 'http://b.test' });
  const { headers } = await further.fetch(other, undefined);
  assert.equal(headers.get('location'), 'http://b.test/en/contact#danke');
  assert.equal((await stored()).length, 1);
});

it('redirects a post without scripts to the home page unless its page is a path', async () => {
  const { request_callback: _, ...form } = validRequest;
  // biome-ignore format: several short paths per line
  for (const page of [
    '', 'kontakt', '//evil.test', '/\\evil.test', '/a//evil.test', '@evil.test', ':80@evil.test',
    'http://evil.test/', '/a/../b', '/%2Fevil.test', '/a?b', '/a#b', '/a\r\nx: y', '/a\n',
  ]) {
    assert.equal(await location(postForm(form, page)), `303 ${siteOrigin}/#danke`, page);
  }
});

it('responds with 503 while the database is blocked, and stores nothing later', async () => {
  const client = await backend.sql.connect();
  await client.query(`select pg_advisory_lock(hashtext('contact.accept'))`);
  const [{ status, body }, outcome] = await Promise.all([
    send(postJson(validRequest)),
    location(postForm({ ...validRequest, request_callback: 'true' })),
  ]);
  client.release(true);
  assert.deepEqual([status, body.code], [503, 'unavailable']);
  assert.match(outcome, /^303 .*#fehler$/);
  assert.equal((await send(postJson(distinctRequest('later')))).status, 200);
  assert.equal((await stored()).length, 1);
});

it('accepts exactly 20 of 100 simultaneous requests from one address', async () => {
  // Busy machines answer some with 503: these are sent again.
  const sendDecided = async (index: number): ReturnType<typeof send> => {
    const answer = await send(postJson(distinctRequest(index)));
    return answer.status === 503 ? sendDecided(index) : answer;
  };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => sendDecided(index)));
  const limited = answers.filter(({ status }) => status === 429);
  assert.equal(limited.length, 80);
  assert.equal((await stored()).length, 20);
  const seconds = Number(limited[0]?.headers.get('retry-after'));
  assert.ok(seconds > 3500 && seconds <= 3600, String(seconds));
  const form = { ...distinctRequest('without scripts'), request_callback: 'true' };
  assert.match(await location(postForm(form)), /^303 .*#fehler$/);
  // A stored request is found again all the same.
  const known = answers.findIndex(({ status }) => status === 200);
  const again = await send(postJson(distinctRequest(known)));
  assert.equal(again.body.reference, answers[known]?.body.reference);
});

it('accepts 60 requests per hour from a network', async () => {
  const post = (index: number, address: string) =>
    send(postJson(distinctRequest(index), { address }));
  for (let index = 0; index < 60; index += 1) {
    const { status } = await post(index, `203.0.113.${index}`);
    assert.equal(status, 200);
  }
  assert.equal((await post(61, '203.0.113.200')).status, 429);
  assert.equal((await post(62, '203.0.114.1')).status, 200);
  await backend.sql.query(`update contact.requests set created_at = now() - interval '59.5 minutes'
    where message like '% 0'`);
  const limited = await post(61, '203.0.113.200');
  assert.ok(Number(limited.headers.get('retry-after')) <= 30);
  await backend.sql.query(`update contact.requests set created_at = now() - interval '1 hour'
    where message like '% 0'`);
  assert.equal((await post(61, '203.0.113.200')).status, 200);
});

const sameAddress: [one: string, other: string, isSame: boolean][] = [
  ['2001:db8:1:2:3::4', '2001:db8:1:2::9', true],
  ['2001:db8:1:2::', '2001:db8:1:3::', false],
  ['::ffff:203.0.113.7', '203.0.113.7', true],
  ['evil, 203.0.113.9', '10.0.0.1, 203.0.113.9', true],
  ['198.51.100.1:40001', '198.51.100.2:40001', false],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::1', true],
  ['unreadable', '', true],
];
for (const [one, other, isSame] of sameAddress) {
  it(`counts "${one}" and "${other}" ${isSame ? 'together' : 'apart'}`, async () => {
    for (let index = 0; index < 20; index += 1) {
      await send(postJson(distinctRequest(index), { address: one }));
    }
    const { status } = await send(postJson(distinctRequest('last'), { address: other }));
    assert.equal(status, isSame ? 429 : 200);
  });
}

it('limits by the address of the connection if no header is configured', async () => {
  const direct = backend.contact({ CLIENT_ADDRESS_HEADER: '' });
  const post = async (index: number, peer: string) =>
    (await direct.fetch(postJson(distinctRequest(index), { address: `10.0.0.${index}` }), peer))
      .status;
  for (let index = 0; index < 20; index += 1) assert.equal(await post(index, '::1'), 200);
  assert.equal(await post(21, '::1'), 429);
  assert.equal(await post(22, '127.0.0.1'), 200);
});

it('responds with 503 while 10,000 mails are waiting', async () => {
  await backend.fillOutbox(10_000, { nextAttemptAt: `now() + interval '1 day'` });
  const full = await send(postJson(validRequest));
  assert.deepEqual([full.status, full.body.code], [503, 'full']);
  assert.equal(full.headers.get('retry-after'), '600');
});

/** Values that break types, encodings, headers of mails, or the database. */
// biome-ignore format: a table to be read at a glance
const hostile = [
  undefined, null, 7, [], {}, '', '\uD800', 'a\u0000b', 'a\r\nBcc: x@evil.test', '\u202E',
  '=?utf-8?Q?=00?=', '\u0301'.repeat(60), "'; drop table x; --",
];

it('responds to hostile values of every field without an unexpected error', async () => {
  const bodies = Object.keys(validRequest).flatMap((field) =>
    hostile.map((value) => ({ ...validRequest, [field]: value })),
  );
  const statuses = new Set<number>();
  for (const [index, body] of bodies.entries()) {
    const address = { 'x-test-address': `10.${index}.0.1` };
    const form = Object.entries(body).map(([name, value]) => [name, `${value}`]);
    for (const request of [
      postJson(body, address),
      postForm(Object.fromEntries(form), 'en', address),
    ]) {
      statuses.add((await contact.fetch(request, undefined)).status);
    }
  }
  assert.deepEqual([...statuses].sort(), [200, 303, 422]);
});

it('logs where an unexpected error was thrown, without its message', async (test) => {
  const errors = test.mock.method(console, 'error', () => undefined);
  const request = postJson(validRequest);
  Object.defineProperty(request, 'body', {
    get: function readBrokenBody() {
      throw new TypeError('Ana wrote:\nat home\n    at Haus am Park (ana@example.org)');
    },
  });
  assert.equal((await send(request)).body.code, 'unavailable');
  const [line = ''] = errors.mock.calls.map((call) => String(call.arguments[0]));
  const { event, code, stack } = JSON.parse(line);
  assert.deepEqual([event, code], ['unexpected-failure', 'TypeError']);
  assert.match(stack, /^ *at .*readBrokenBody.*handler\.test\.ts.*\n *at /);
  assert.doesNotMatch(stack, /Ana|home|Haus|@example/);
});

it('denies access to other roles of the database', async () => {
  await backend.sql.query('create role anon; grant usage on schema public to anon');
  for (const statement of ['select * from contact.requests', 'select contact.claim(1)']) {
    const client = await backend.sql.connect();
    await client.query('set role anon');
    await assert.rejects(client.query(statement), /permission denied/);
    client.release(true);
  }
});

it('reports the state of the outbox to callers with the secret, and late mails by 503 and in the log', async (test) => {
  const errors = test.mock.method(console, 'error', () => undefined);
  const other = backend.contact();
  const headers = { authorization: `Bearer ${secret}`, 'x-test-address': '203.0.113.7' };
  for (const late of [0, 2]) {
    const createdAt = `now() - interval '61 minutes'`;
    await backend.fillOutbox(late, { createdAt, nextAttemptAt: `now() + interval '1 hour'` });
    const request = new Request('http://function.test/?drain', { method: 'POST', headers });
    const { status, body } = await send(request, other);
    assert.equal(status, late === 0 ? 200 : 503);
    const state = { waiting: late, delayed: late, tls: false, deleted: 0 };
    assert.deepEqual(body, { ...state, clientAddress: '203.0.113.7' });
  }
  const [line] = errors.mock.calls.map((call) => String(call.arguments[0]));
  assert.match(line ?? '', /"event":"mails-delayed","delayed":2/);
});
