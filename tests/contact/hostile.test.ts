import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { contactRequestSchema } from '@/supabase/functions/_shared/contact-request';
import { type Backend, startBackend } from '@/tests/contact/support/backend';
import {
  hostileBytes,
  hostileHeaders,
  hostileObject,
  hostileText,
} from '@/tests/contact/support/hostile-values';
import { assertOwnMail } from '@/tests/contact/support/mail-checks';
import { answerSchema } from '@/tests/contact/support/posts';
import { createMailServer, type MailServer } from '@/tests/contact/support/start-mail-server';
import { eventually } from '@/tests/support/eventually';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';

const requests = 10_000;
/** Requests in one step of the property, all at the same time. */
const atOnce = 25;

type HostileRequest = { init: RequestInit; isPlain: boolean };

const json = { 'content-type': 'application/json' };
const form = { 'content-type': 'application/x-www-form-urlencoded' };

const isValidHeader = (headers: Record<string, string | undefined>) => {
  try {
    return Boolean(
      new Headers(
        Object.entries(headers).filter(
          (entry): entry is [string, string] => entry[1] !== undefined,
        ),
      ),
    );
  } catch {
    return false;
  }
};

const withFields = fc.tuple(hostileObject, hostileHeaders.filter(isValidHeader)).map(
  ([body, headers]): HostileRequest => ({
    init: { body, headers: { ...headers, ...json } },
    isPlain: false,
  }),
);

const plain = fc
  .array(
    fc.tuple(
      fc.constantFrom('name', 'email', 'phone', 'company', 'message', 'website', 'x'),
      hostileText,
    ),
    { maxLength: 6 },
  )
  .map((pairs): HostileRequest => {
    const body = new URLSearchParams(
      pairs.map(([name, value]): [string, string] => [name, value.toWellFormed()]),
    );
    return { init: { body: body.toString(), headers: form }, isPlain: true };
  });

const unreadable = fc.oneof(
  hostileBytes.map((body): HostileRequest => ({ init: { body, headers: json }, isPlain: false })),
  hostileBytes.map((body): HostileRequest => ({ init: { body, headers: form }, isPlain: true })),
  hostileObject.map(
    (body): HostileRequest => ({
      init: { body, headers: { 'content-type': 'text/html' } },
      isPlain: false,
    }),
  ),
  fc
    .constantFrom('GET', 'PUT', 'DELETE', 'PATCH')
    .map((method): HostileRequest => ({ init: { method }, isPlain: false })),
);

const hostileRequest = fc.oneof(
  { weight: 88, arbitrary: withFields },
  { weight: 6, arbitrary: plain },
  { weight: 6, arbitrary: unreadable },
);

describe('Hostile requests', () => {
  let backend: Backend;
  let mail: MailServer;
  let running: RunningFunction;
  before(async () => {
    backend = await startBackend();
    mail = await createMailServer(backend.folder('mails.jsonl'));
    await mail.start('accept');
    running = await backend.startFunction({ SMTP_URL: mail.url });
  });
  after(async () => {
    await backend.close();
    await mail.kill();
  });

  const references = new Set<string>();

  async function statusOf({ init, isPlain }: HostileRequest): Promise<number> {
    const response = await fetch(running.origin, { method: 'POST', redirect: 'manual', ...init });
    const text = await response.text();
    assert.ok(response.status < 500, `${response.status} ${text}`);
    if (isPlain) {
      // No site is served here: whatever is wrong leads to the page's error line.
      assert.ok(response.status === 303 || response.status === 403);
      return response.status;
    }
    const answer = answerSchema.parse(JSON.parse(text));
    assert.equal(answer.success, response.status === 200);
    if (answer.success) references.add(answer.reference);
    return response.status;
  }

  it(`answers ${requests} of them with a clear 4xx or takes them whole`, async (test) => {
    const histogram = new Map<number, number>();
    const batch = fc.array(hostileRequest, { minLength: atOnce, maxLength: atOnce, size: 'max' });
    await fc.assert(
      fc.asyncProperty(batch, async (all) => {
        for (const status of await Promise.all(all.map(statusOf))) {
          histogram.set(status, (histogram.get(status) ?? 0) + 1);
        }
      }),
      { numRuns: requests / atOnce },
    );
    test.diagnostic(JSON.stringify(Object.fromEntries(histogram)));
    const count = (status: number) => histogram.get(status) ?? 0;
    const sent = [...histogram.values()].reduce((sum, one) => sum + one, 0);
    assert.ok(sent >= requests);
    // The fields were checked: taken, or refused because of one of them.
    assert.ok(count(200) + count(422) >= 0.8 * sent, 'too few reached the checks');
    for (const status of [200, 400, 405, 413, 415, 422]) {
      assert.ok(count(status) > 0, `no answer was ${status}`);
    }
  });

  it('stored nothing that breaks a rule, and everything that was answered with success', async (test) => {
    const rows = await backend.sql`
      select reference, name, email, phone, company, message, request_callback
      from contact.requests`;
    const stored = new Set<string>();
    for (const { reference, ...fields } of rows) {
      stored.add(reference);
      const result = contactRequestSchema.safeParse(fields);
      assert.deepEqual(result.data, fields);
    }
    test.diagnostic(`${stored.size} requests stored`);
    assert.ok(stored.size >= 500, 'too few were taken to say anything');
    for (const reference of references) assert.ok(stored.has(reference));
  });

  it('mailed each of them without a header, a recipient or a script of theirs', async (test) => {
    await eventually('everything is mailed', 60, async () => {
      const [row] = await backend.sql<{ count: number }[]>`
        select count(*)::integer as count from contact.deliveries where state <> 'sent'`;
      return row?.count === 0;
    });
    const mails = await mail.taken();
    const [row] = await backend.sql<{ count: number }[]>`
      select count(*)::integer as count from contact.requests`;
    assert.equal(mails.length, row?.count);
    for (const one of mails) await assertOwnMail(one);
    test.diagnostic(`${mails.length} mails checked`);
  });
});
