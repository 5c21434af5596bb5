import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import {
  type AnsweringBackend,
  startAnsweringBackend,
} from '@/tests/contact/support/answering-backend';
import { type Backend, emptyDatabase, siteOrigin } from '@/tests/contact/support/backend';
import { openRequest } from '@/tests/contact/support/open-request';
import { accepted, answerOf, postJson, validRequest } from '@/tests/contact/support/posts';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';

/** What is stored of a request that was taken, and how often. */
for (const deno of ['2.9', '2.1'] as const) {
  describe(`Storing on Deno ${deno}`, () => {
    let answering: AnsweringBackend;
    let backend: Backend;
    let running: RunningFunction;
    before(async () => {
      answering = await startAnsweringBackend(deno);
      ({ backend, running } = answering);
    });
    after(() => answering.close());

    it('stores before it answers, and lets a page of the site read the answer', async () => {
      const response = await postJson(running.origin, validRequest, { origin: siteOrigin });
      const answer = await answerOf(response);
      assert.equal(response.status, 200);
      assert.equal(response.headers.get('access-control-allow-origin'), siteOrigin);
      assert.ok(answer.success);
      const rows = await backend.sql`
        select reference, name, email, phone, company, message, request_callback
        from contact.requests`;
      assert.deepEqual([...rows], [{ reference: answer.reference, ...validRequest }]);
      await emptyDatabase(backend);
    });

    it('stores spaces trimmed, letters composed, and missing options empty', async () => {
      const { email, message } = validRequest;
      await accepted(running.origin, { name: '  Zoe\u0308 K. ', email: ` ${email} `, message });
      const rows = await backend.sql`
        select name, email, phone, company, request_callback from contact.requests`;
      const expected = { name: 'Zoë K.', email, phone: '', company: '', request_callback: false };
      assert.deepEqual([...rows], [expected]);
      await emptyDatabase(backend);
    });

    it('stores the same filling once, at once and later, and another one anew', async () => {
      const key = { 'idempotency-key': crypto.randomUUID() };
      const same = Array.from({ length: 12 }, () => accepted(running.origin, validRequest, key));
      const references = new Set(await Promise.all(same));
      references.add(await accepted(running.origin, validRequest, key));
      assert.equal(references.size, 1);
      assert.equal(await answering.stored(), 1);

      const other = { ...validRequest, message: 'Doch lieber drei Pflegefachkräfte.' };
      references.add(await accepted(running.origin, other, key));
      references.add(await accepted(running.origin, validRequest));
      assert.equal(references.size, 3);
      assert.equal(await answering.stored(), 3);
      await emptyDatabase(backend);
    });

    it('answers on whatever path it is mounted', async () => {
      for (const path of ['/send-contact-email', '/functions/v1/send-contact-email?locale=de']) {
        await accepted(`${running.origin}${path}`, validRequest);
      }
      await emptyDatabase(backend);
    });

    it('survives clients that leave in the middle', async () => {
      const clients = Array.from({ length: 20 }, () => openRequest(running.port, 1000));
      for (const client of await Promise.all(clients)) client.destroy();
      await accepted(running.origin, validRequest);
      await emptyDatabase(backend);
    });
  });
}
