import assert from 'node:assert/strict';
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { after, before, describe, it } from 'node:test';
import { z } from 'zod';
import { maxBodyBytes, maxRequestBytes } from '@/supabase/functions/_shared/contact-size';
import {
  type AnsweringBackend,
  startAnsweringBackend,
} from '@/tests/contact/support/answering-backend';
import { type Backend, drainKey, emptyDatabase, siteOrigin } from '@/tests/contact/support/backend';
import { accepted, answerOf, postJson, validRequest } from '@/tests/contact/support/posts';
import { eventually } from '@/tests/support/eventually';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';

const json = { 'content-type': 'application/json' };

/** Every answer that the function gives to a script, on each Deno that it runs on. */
for (const deno of ['2.9', '2.1'] as const) {
  describe(`Answers on Deno ${deno}`, () => {
    let answering: AnsweringBackend;
    let backend: Backend;
    let running: RunningFunction;
    before(async () => {
      answering = await startAnsweringBackend(deno);
      ({ backend, running } = answering);
    });
    after(() => answering.close());

    const send = (init: RequestInit) => fetch(running.origin, { method: 'POST', ...init });

    /** A post on a connection of its own: after refusing a body unread, the function closes it. */
    const sendAlone = (body: string) =>
      new Promise<Response>((resolve, reject) => {
        const options = { method: 'POST', agent: false, headers: json };
        const sending = request(running.origin, options, async (incoming) => {
          const { statusCode: status = 0, headers } = incoming;
          const type = { 'content-type': headers['content-type'] ?? '' };
          resolve(new Response(await text(incoming), { status, headers: type }));
        });
        sending.once('error', reject);
        sending.end(body);
      });

    /** The status, and a JSON answer with that code; nothing is stored. */
    async function assertRefused(response: Response, status: number, code: string) {
      const answer = await answerOf(response);
      assert.equal(response.status, status);
      assert.equal(answer.success, false);
      assert.equal(answer.success ? '' : answer.code, code);
      assert.equal(await answering.stored(), 0);
      return answer.success ? undefined : answer.fields;
    }

    it('refuses other methods with 405 and says which one it takes', async () => {
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE']) {
        const response = await fetch(running.origin, { method });
        assert.equal(response.headers.get('allow'), 'POST, OPTIONS');
        await assertRefused(response, 405, 'method');
      }
    });

    it('refuses other content types and encodings with 415', async () => {
      const body = JSON.stringify(validRequest);
      for (const type of ['text/plain', 'application/xml', 'application/jsonx', 'nonsense']) {
        const response = await send({ headers: { 'content-type': type }, body });
        await assertRefused(response, 415, 'contentType');
      }
      const latin = { 'content-type': 'application/json; charset=iso-8859-1' };
      await assertRefused(await send({ headers: latin, body }), 415, 'contentType');
      const none = await send({ body: new Blob([body]) });
      await assertRefused(none, 415, 'contentType');
    });

    it('refuses what is no JSON object with 400', async () => {
      for (const body of [
        '',
        '{',
        '{"name":"a",}',
        'null',
        '[]',
        '"text"',
        '7',
        '['.repeat(30_000),
      ]) {
        await assertRefused(await send({ headers: json, body }), 400, 'malformed');
      }
    });

    it('refuses invalid UTF-8 with 400', async () => {
      const text = new TextEncoder().encode(JSON.stringify(validRequest));
      const at = text.indexOf('Z'.charCodeAt(0));
      const broken = Uint8Array.from(text);
      broken[at === -1 ? 12 : at] = 0xff;
      await assertRefused(await send({ headers: json, body: broken }), 400, 'malformed');
    });

    it('refuses a wrong idempotency key with 400', async () => {
      for (const key of ['short', 'x'.repeat(129), 'with space in it', 'umlaut-ä-here']) {
        const response = await postJson(running.origin, validRequest, { 'idempotency-key': key });
        await assertRefused(response, 400, 'malformed');
      }
    });

    it('refuses a body beyond its limit with 413', async () => {
      const big = JSON.stringify({ ...validRequest, message: 'x'.repeat(maxBodyBytes) });
      await assertRefused(await sendAlone(big), 413, 'tooLarge');
    });

    it('takes the longest request that the rules allow', async () => {
      const characters = maxRequestBytes - Buffer.byteLength(JSON.stringify(validRequest));
      const longest = {
        ...validRequest,
        message: `${validRequest.message}${'x'.repeat(characters)}`,
      };
      await accepted(running.origin, longest);
      await emptyDatabase(backend);
      const tooLong = { ...longest, company: `${longest.company}x` };
      const response = await postJson(running.origin, tooLong);
      assert.deepEqual(await assertRefused(response, 422, 'invalid'), { message: 'tooLong' });
    });

    it('names the problem of each field with 422', async () => {
      const wrong = {
        name: ' a ',
        email: 'nobody',
        phone: '1\u0007',
        company: 'line\nline',
        message: 'too short',
        request_callback: 'yes',
      };
      assert.deepEqual(await assertRefused(await postJson(running.origin, wrong), 422, 'invalid'), {
        name: 'tooShort',
        email: 'notAnAddress',
        phone: 'unreadable',
        company: 'unreadable',
        message: 'tooShort',
        request_callback: 'type',
      });
      const missing = await assertRefused(await postJson(running.origin, {}), 422, 'invalid');
      assert.deepEqual(missing, { name: 'type', email: 'type', message: 'type' });
    });

    it('refuses unknown fields with 422', async () => {
      for (const extra of [{ website: '' }, { id: 1 }, { locale: 'de' }]) {
        const response = await postJson(running.origin, { ...validRequest, ...extra });
        await assertRefused(response, 422, 'invalid');
      }
      const polluting = JSON.stringify(validRequest).replace('{', '{"__proto__":{"a":1},');
      await assertRefused(await send({ headers: json, body: polluting }), 422, 'invalid');
    });

    it('answers a preflight with the headers that the client sends', async () => {
      const response = await fetch(running.origin, {
        method: 'OPTIONS',
        headers: { origin: siteOrigin, 'access-control-request-method': 'POST' },
      });
      assert.equal(response.status, 204);
      assert.equal(response.headers.get('access-control-allow-origin'), siteOrigin);
      const allowed = response.headers.get('access-control-allow-headers')?.split(', ') ?? [];
      for (const name of [
        'authorization',
        'x-client-info',
        'apikey',
        'content-type',
        'x-retry-count',
        'traceparent',
        'tracestate',
        'baggage',
        'idempotency-key',
        'x-contact-context',
      ]) {
        assert.ok(allowed.includes(name), name);
      }
    });

    it('refuses pages of other origins with 403, and lets none of them read an answer', async () => {
      for (const origin of [
        'http://evil.test',
        'http://site.test.evil.test',
        'https://site.test',
      ]) {
        const response = await postJson(running.origin, validRequest, { origin });
        assert.equal(response.headers.get('access-control-allow-origin'), null);
        await assertRefused(response, 403, 'forbidden');
        const preflight = await fetch(running.origin, { method: 'OPTIONS', headers: { origin } });
        assert.equal(preflight.status, 403);
        assert.equal(preflight.headers.get('access-control-allow-origin'), null);
      }
    });

    it('drains for whoever has the key, and for nobody else', async () => {
      const url = `${running.origin}?drain`;
      for (const authorization of ['', 'Bearer ', `Bearer ${drainKey}x`, drainKey]) {
        const response = await fetch(url, { method: 'POST', headers: { authorization } });
        await assertRefused(response, 403, 'forbidden');
      }
      const headers = { authorization: `Bearer ${drainKey}` };
      const response = await fetch(url, { method: 'POST', headers });
      assert.equal(response.status, 200);
      const { sent, ...rest } = z.looseObject({ sent: z.number() }).parse(await response.json());
      // Another test's mail may have been under way.
      assert.ok(sent >= 0);
      assert.deepEqual(rest, { success: true, waiting: 0, dead: 0, deleted: 0, hops: 1 });
    });

    it('answers 503 when the database keeps silent, and stores once it speaks again', async () => {
      await backend.sql.begin(async (transaction) => {
        await transaction`lock table contact.requests in access exclusive mode`;
        const response = await postJson(running.origin, validRequest);
        assert.equal(response.status, 503);
      });
      await accepted(running.origin, validRequest);
      await emptyDatabase(backend);
    });

    it('answers 503 while the database is down, and stores again when it is back', async () => {
      // Several times, with connections in use: a driver may lose its head over one of them.
      for (let round = 0; round < 5; round += 1) {
        const status = async () => (await postJson(running.origin, validRequest)).status;
        for (const one of await Promise.all(Array.from({ length: 12 }, status))) {
          assert.ok(one === 200 || one === 503, String(one));
        }
        await backend.killDatabase();
        const response = await postJson(running.origin, validRequest);
        const answer = await answerOf(response);
        assert.equal(response.status, 503);
        assert.equal(response.headers.get('retry-after'), '10');
        assert.equal(answer.success ? '' : answer.code, 'unavailable');
        await backend.restartDatabase();
        await eventually('a request is stored', 10, async () => (await status()) === 200);
      }
    });

    it('writes nobody into its log', () => {
      const log = backend.log.join('\n');
      assert.match(log, /request-stored/);
      for (const value of Object.values(validRequest)) {
        if (typeof value === 'string') assert.ok(!log.includes(value), value);
      }
      assert.ok(!log.includes('127.0.0.1'));
    });
  });
}
