import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { type Backend, emptyDatabase, startBackend } from '@/tests/contact/support/backend';
import { accepted, validRequest } from '@/tests/contact/support/posts';
import { createMailServer, type MailServer } from '@/tests/contact/support/start-mail-server';
import { eventually } from '@/tests/support/eventually';

const settings = {
  DELIVERY_BACKOFF_SECONDS: '0.05',
  DELIVERY_BACKOFF_MAX_SECONDS: '0.1',
  DELIVERY_TRIES: '1000',
  SMTP_TIMEOUT_SECONDS: '1',
};

/** Refusals for good after which a mail is given up, if another one was sent meanwhile. */
const maxRefusals = 5;

describe('A mail that the server refuses', () => {
  let backend: Backend;
  let mail: MailServer;
  let origin: string;
  before(async () => {
    backend = await startBackend();
    mail = await createMailServer(backend.folder('mails.jsonl'));
    await mail.start('accept');
    const url = new URL(mail.url);
    url.username = 'website';
    url.password = 'password';
    ({ origin } = await backend.startFunction({ ...settings, SMTP_URL: url.href }));
  });
  after(async () => {
    await backend.close();
    await mail.kill();
  });
  afterEach(() => emptyDatabase(backend));

  type Delivery = { state: string; attempts: number; refusals: number; last_error: string | null };
  const delivery = async () => {
    const [row] = await backend.sql<Delivery[]>`
      select state, attempts, refusals, last_error
      from contact.deliveries join contact.requests on id = request_id
      where message = ${validRequest.message}`;
    return row;
  };

  /** Stores another request, whose mail was sent just now. */
  const storeSent = (reference: string) => backend.sql`
    with stored as (
      insert into contact.requests
        (idempotency_hash, reference, name, email, phone, company, message, request_callback)
      values
        (sha256(${Buffer.from(reference)}), ${reference}, 'Ana', 'ana@b.test', '', '', 'Guten Tag!', false)
      returning id
    )
    insert into contact.deliveries (request_id, state, sent_at) select id, 'sent', now() from stored`;

  const refusals = [['refuseMail', 'SMTP 554']] as const;
  for (const [mode, code] of refusals) {
    it(`for good (${mode}) is given up after a few tries once another is sent, stays stored, and can be sent later`, async () => {
      await storeSent('BBBB-BBBB');
      await mail.behave(mode);
      const reference = await accepted(origin, validRequest);
      await eventually(
        'tried on while the server takes no other either',
        15,
        async () => ((await delivery())?.refusals ?? 0) > 2 * maxRefusals,
      );
      assert.equal((await delivery())?.state, 'waiting');
      await storeSent('CCCC-CCCC');
      await eventually('given up', 15, async () => (await delivery())?.state === 'dead');
      const { attempts, refusals: counted, last_error: lastError } = (await delivery()) ?? {};
      assert.deepEqual([counted, lastError], [attempts, code]);
      const said = (event: string) =>
        backend.log.filter((line) => line.includes(event) && line.includes(reference));
      // The log comes through a pipe, after the database knows.
      await eventually('logged', 5, async () => said('mail-given-up').length > 0);
      assert.equal(said('mail-given-up').length, 1);
      assert.equal(said('mail-refused').length, (attempts ?? 0) - 1);
      for (const line of [...said('mail-refused'), ...said('mail-given-up')]) {
        assert.match(line, /"level":"error"/);
        assert.ok(!line.includes(validRequest.email) && !line.includes('team@'), line);
      }

      await mail.behave('accept');
      await backend.sql`
        update contact.deliveries
        set state = 'waiting', attempts = 0, refusals = 0, refused_at = null, due_at = now()
        where state = 'dead'`;
      await eventually('sent after all', 10, async () => (await delivery())?.state === 'sent');
    });
  }

  const passing = [
    ['refuse', 'SMTP 451'],
    ['refuseRecipient', 'SMTP 550'],
    ['refuseSender', 'SMTP 550'],
    ['refusePassword', 'SMTP 535'],
  ] as const;
  for (const [mode, code] of passing) {
    it(`for a reason that is not its own (${mode}) is tried on and on`, async () => {
      await mail.kill();
      await mail.start(mode);
      await accepted(origin, validRequest);
      await eventually(
        'many tries',
        20,
        async () => ((await delivery())?.attempts ?? 0) > 2 * maxRefusals,
      );
      const { state, refusals: counted, last_error: lastError } = (await delivery()) ?? {};
      assert.deepEqual([state, counted, lastError], ['waiting', 0, code]);
      await mail.behave('accept');
      await eventually('sent', 10, async () => (await delivery())?.state === 'sent');
    });
  }
});
