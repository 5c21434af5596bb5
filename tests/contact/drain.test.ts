import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { type Backend, drainKey, startBackend } from '@/tests/contact/support/backend';
import { accepted, validRequest } from '@/tests/contact/support/posts';
import { createMailServer, type MailServer } from '@/tests/contact/support/start-mail-server';
import { eventually } from '@/tests/support/eventually';

describe('The drain', () => {
  let backend: Backend;
  let mail: MailServer;
  before(async () => {
    backend = await startBackend();
    mail = await createMailServer(backend.folder('mails.jsonl'));
    await mail.start('refuse');
  });
  after(async () => {
    await backend.close();
    await mail.kill();
  });

  it('delivers also when nothing can be deleted, says so, and deletes as soon as it can', async () => {
    const { sql, log } = backend;
    await sql`alter function contact.sweep(interval) rename to sweep_away`;
    const { origin } = await backend.startFunction({
      SMTP_URL: mail.url,
      DELIVERY_BACKOFF_SECONDS: '0.1',
      DELIVERY_BACKOFF_MAX_SECONDS: '0.1',
    });
    const reference = await accepted(origin, validRequest);
    // The first try belongs to the request, every further one to the drain.
    await eventually('tried', 10, () => log.some((line) => line.includes('mail-failed')));
    await mail.behave('accept');
    await eventually('sent', 10, async () =>
      (await mail.taken()).some(({ raw }) => raw.includes(reference)),
    );
    const isSaid = (line: string) => line.includes('sweep-failed') && line.includes('"error"');
    await eventually('said', 10, () => log.some(isSaid));
    const response = await fetch(`${origin}?drain`, {
      method: 'POST',
      headers: { authorization: `Bearer ${drainKey}` },
    });
    assert.equal(response.status, 200);
    const { deleted }: { deleted: unknown } = JSON.parse(await response.text());
    assert.equal(deleted, null);

    await sql`update contact.requests set created_at = now() - interval '181 days'`;
    await sql`alter function contact.sweep_away(interval) rename to sweep`;
    await eventually('deleted', 10, async () => {
      const [row] = await sql`select count(*)::integer as count from contact.requests`;
      return row?.['count'] === 0;
    });
  });

  it('deletes more than can be deleted within the timeout of one statement', async () => {
    const { sql } = backend;
    await sql.unsafe(`
      insert into contact.requests (
        idempotency_hash, reference, created_at, name, email, phone, company, message, request_callback
      )
      select sha256(number::text::bytea), 'BBBB-' || translate(lpad(number::text, 4, '0'),
          '0123456789', 'BCDFGHJKMN'),
        now() - interval '181 days', 'Ana', 'a@b.test', '', '', 'Long enough', false
      from generate_series(1, 2000) as number;
      create function slow() returns trigger language plpgsql
        as 'begin perform pg_sleep(0.001); return old; end';
      create trigger slow before delete on contact.requests for each row execute function slow()`);
    await backend.startFunction({ SMTP_URL: mail.url, DATABASE_TIMEOUT_SECONDS: '1' });
    await eventually('deleted', 15, async () => {
      const [row] = await sql`select count(*)::integer as count from contact.requests`;
      return row?.['count'] === 0;
    });
  });
});
