import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import postgres from 'postgres';
import { minLengths } from '@/supabase/functions/_shared/contact-request';
import { maxRequestBytes } from '@/supabase/functions/_shared/contact-size';
import { type Backend, emptyDatabase, startBackend } from '@/tests/contact/support/backend';
import { validRequest } from '@/tests/contact/support/posts';
import { applyMigrations } from '@/tooling/contact-stack/migrations';

const row = {
  ...validRequest,
  idempotency_hash: Buffer.alloc(32),
  reference: 'BCDF-GHJK',
};

describe('The database', () => {
  let backend: Backend;
  before(async () => {
    backend = await startBackend();
  });
  after(() => backend.close());
  afterEach(() => emptyDatabase(backend));

  const insert = (changes: object) => backend.sql`
    insert into contact.requests ${backend.sql({ ...row, ...changes })} returning id`;

  /** A message with which the texts of a row have a number of bytes. */
  const messageFor = (bytes: number, { name, email, phone, company } = row) =>
    'x'.repeat(bytes - Buffer.byteLength(name + email + phone + company));

  it('stores what the rules allow, up to their limits', async () => {
    await insert({
      name: '🙂'.repeat(minLengths.name),
      email: `${'x'.repeat(240)}@klinik.example`.slice(-254),
      phone: '1'.repeat(5000),
      company: 'ž'.repeat(5000),
      message: 'Zeile\r\n\tZeile '.padEnd(10_000, 'ß'),
    });
    await insert({
      reference: 'BBBB-BBBB',
      idempotency_hash: Buffer.alloc(32, 1),
      message: messageFor(maxRequestBytes),
    });
  });

  const refused: [field: string, value: unknown][] = [
    ['name', 'x'.repeat(minLengths.name - 1)],
    ['name', 'a\nb'],
    ['name', 'a\u2028b'],
    ['email', 'nobody'],
    ['email', 'a@b'],
    ['email', 'a@b.test, c@d.test'],
    ['email', '=?utf-8?Q?=E2=80=AE?=@b.test'],
    ['email', `${'x'.repeat(250)}@b.test`],
    ['phone', '1\u0085'],
    ['company', '\u001b'],
    ['message', 'x'.repeat(minLengths.message - 1)],
    ['message', messageFor(maxRequestBytes + 1)],
    ['message', 'long enough\u0007'],
    ['reference', 'ABCD-EFGH'],
    ['idempotency_hash', Buffer.alloc(31)],
  ];
  for (const [field, value] of refused) {
    it(`refuses ${field} ${JSON.stringify(String(value)).slice(0, 40)} by itself`, async () => {
      await assert.rejects(insert({ [field]: value }), { code: '23514' });
    });
  }

  it('shows nothing to the roles of the public API, and lets them do nothing', async () => {
    await insert({});
    const { sql } = backend;
    for (const role of ['anon', 'authenticated']) {
      await sql.unsafe(`create role ${role}`);
      for (const statement of [
        'select * from contact.requests',
        'select * from contact.deliveries',
        'delete from contact.requests',
        "select contact.sweep(interval '0')",
        'select contact.call_drain()',
      ]) {
        const asRole = sql.begin(async (transaction) => {
          await transaction.unsafe(`set local role ${role}`);
          await transaction.unsafe(statement);
        });
        await assert.rejects(asRole, { code: '42501' }, `${role}: ${statement}`);
      }
    }
  });

  it('shows no row even to a role that was granted too much', async () => {
    await insert({});
    const { sql } = backend;
    await sql.unsafe('create role curious');
    await sql.unsafe('grant usage on schema contact to curious');
    await sql.unsafe('grant select on all tables in schema contact to curious');
    const rows = await sql.begin(async (transaction) => {
      await transaction.unsafe('set local role curious');
      return transaction.unsafe('select * from contact.requests');
    });
    assert.deepEqual([...rows], []);
  });

  it('forgets requests with their deliveries after the retention, and addresses within a day', async () => {
    const { sql } = backend;
    const [old] = await insert({ reference: 'BBBB-BBBB', idempotency_hash: Buffer.alloc(32, 1) });
    await insert({ reference: 'CCCC-CCCC', idempotency_hash: Buffer.alloc(32, 2) });
    await sql`insert into contact.deliveries (request_id) select id from contact.requests`;
    await sql`update contact.requests set created_at = now() - interval '181 days'
      where id = ${old?.['id']}`;
    const hours = (count: number) => sql`
      insert into contact.address_counts
      values (now() - make_interval(hours => ${count}), ${Buffer.alloc(32)}, 1)`;
    await hours(13);
    await hours(6);
    await sql`insert into contact.window_totals (window_start, is_first, weight)
      values (now() - interval '13 hours', false, 1), (now() - interval '6 hours', false, 1)`;

    const [deleted] = await sql`select contact.sweep(interval '180 days') as count`;
    assert.equal(deleted?.['count'], 1);
    const left = await sql`select reference from contact.requests join contact.deliveries
      on request_id = id`;
    assert.deepEqual([...left], [{ reference: 'CCCC-CCCC' }]);
    for (const table of ['address_counts', 'window_totals']) {
      const [counts] = await sql`
        select count(*)::integer as count from contact.${sql(table)}`;
      assert.equal(counts?.['count'], 1, table);
    }
  });

  it('calls the function to drain, where the extensions for it are', async () => {
    const { sql } = backend;
    // As pg_net and the vault look like; what is called is only written down.
    await sql.unsafe(`
      create schema vault;
      create table vault.decrypted_secrets (name text, decrypted_secret text);
      create schema net;
      create table net.calls (url text, headers jsonb);
      create function net.http_post(
        url text, headers jsonb, body jsonb, timeout_milliseconds integer
      ) returns bigint language sql as 'insert into net.calls values (url, headers) returning 1';
    `);
    await sql`select contact.call_drain()`;
    assert.equal((await sql`select * from net.calls`).length, 0);
    await sql`insert into vault.decrypted_secrets
      values ('contact_function_url', 'https://f.test/x'), ('contact_drain_key', 'secret')`;
    await sql`select contact.call_drain()`;
    const [call] = await sql`select url, headers->>'authorization' as key from net.calls`;
    assert.deepEqual(call, { url: 'https://f.test/x?drain', key: 'Bearer secret' });
  });

  it('takes its migrations with the roles of Supabase in place as well', async () => {
    await backend.sql.unsafe('create database hosted');
    const url = new URL(backend.databaseUrl);
    url.pathname = '/hosted';
    await backend.sql.unsafe('create role service_role');
    const applied = await applyMigrations({ url: url.href, folder: 'supabase/migrations' });
    assert.ok(applied.length > 0);
    const hosted = postgres(url.href, { max: 1 });
    const [granted] = await hosted`
      select has_schema_privilege('service_role', 'contact', 'usage') as usage`;
    await hosted.end();
    assert.equal(granted?.['usage'], false);
  });
});
