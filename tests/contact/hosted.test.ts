import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, it } from 'node:test';
import pg from 'pg';
import { distinctRequest, postJson, secret, startBackend } from '@/tests/contact/support/backend';
import { startOnDeno } from '@/tests/contact/support/function-process';
import { type Certificate, startMailServer } from '@/tests/contact/support/mail-server';
import { eventually } from '@/tests/support/eventually';

/* The function as Supabase runs it. */

/** A certificate for localhost, with its authority. */
const [ca = '', cert = '', key = ''] = ['ca', 'cert', 'key'].map((name) =>
  readFileSync(join(import.meta.dirname, 'certificate', `${name}.pem`), 'utf8'),
);
const certificate: Certificate = { ca, cert, key };
const backend = await startBackend({ tls: certificate });
const mailServer = await startMailServer(certificate);
const authority = join(backend.folder, 'ca.pem');
await writeFile(authority, certificate.ca);
const { DATABASE_URL = '', ...others } = backend.settings();
const databaseUrl = DATABASE_URL.replace('127.0.0.1', 'localhost');
const settings = {
  ...others,
  SUPABASE_DB_URL: databaseUrl,
  DATABASE_CA: certificate.ca,
  SMTP_URL: mailServer.url,
  // The mail server's authority is one of those that the system trusts.
  DENO_CERT: authority,
};
const running = await startOnDeno(settings, backend.folder);
after(async () => {
  await running.end();
  await mailServer.close();
  await backend.close();
});

const post = async (words: string, { origin: url } = running) => {
  const response = await fetch(postJson(distinctRequest(words), { url }));
  return { status: response.status, ...(await response.json()) };
};
const drain = async ({ origin } = running) => {
  const headers = { authorization: `Bearer ${secret}` };
  return (await fetch(`${origin}?drain`, { method: 'POST', headers })).json();
};

it('stores a post in a database by TLS, and mails it by implicit TLS', async () => {
  const { status, reference } = await post('by TLS');
  assert.equal(status, 200, running.output());
  await eventually('the mail', () => mailServer.mails.length === 1);
  assert.ok(mailServer.mails[0]?.read.subject?.includes(reference));
  assert.equal((await drain()).tls, true);
});

it('stores a post in a database that offers TLS without being asked for it', async () => {
  const plain = await startOnDeno({ ...settings, DATABASE_CA: '' }, backend.folder);
  try {
    assert.equal((await post('without TLS', plain)).status, 200);
    assert.equal((await drain(plain)).tls, false);
  } finally {
    await plain.end();
  }
});

// biome-ignore format: a table to be read at a glance
const wrong: [what: string, change: Record<string, string>, line: RegExp][] = [
  ['no database', { SUPABASE_DB_URL: '' }, /DATABASE_URL: is missing/],
  ['port 587', { SMTP_URL: 'smtp://mail.test:587' },
    /SMTP_URL: Supabase blocks ports 25 and 587/],
  ['no header', { CLIENT_ADDRESS_HEADER: '' }, /CLIENT_ADDRESS_HEADER: is missing/],
];
for (const [what, change, line] of wrong) {
  it(`does not start with ${what}, and logs the reason in one line`, async () => {
    const failed = await startOnDeno({ ...settings, ...change }, backend.folder);
    assert.notEqual(failed.child.exitCode, 0);
    const [first = ''] = failed.output().split('\n');
    assert.match(first, line);
  });
}

it('is called every minute by the database, with its secret', async () => {
  const file = 'supabase/migrations/20261121090000_contact.sql';
  // Extensions of Supabase that no other PostgreSQL has.
  const migration = (await readFile(file, 'utf8')).replace(/create extension.*/g, '');
  await backend.sql.query('create role supabase_admin');
  await backend.sql.query('create database hosted');
  const url = new URL(databaseUrl);
  url.pathname = '/hosted';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(`
      create schema cron; create schema net; create schema vault;
      create table cron.job (name text, schedule text, command text);
      create function cron.schedule(text, text, text) returns void language sql
        as 'insert into cron.job values ($1, $2, $3)';
      create function net.http_post(url text, headers jsonb, timeout_milliseconds integer)
        returns text language sql as 'select url || (headers ->> ''authorization'')';
      create table vault.decrypted_secrets (name text, decrypted_secret text);
      insert into vault.decrypted_secrets values
        ('contact_function_url', 'https://x.test/send-contact-email'), ('contact_secret', 'abc')`);
    await client.query(migration);
    const { rows } = await client.query('select schedule, command from cron.job');
    assert.deepEqual([rows.length, rows[0].schedule], [1, '* * * * *']);
    const called = await client.query(rows[0].command);
    assert.equal(called.rows[0].http_post, 'https://x.test/send-contact-email?drainBearer abc');
  } finally {
    await client.end();
  }
});
