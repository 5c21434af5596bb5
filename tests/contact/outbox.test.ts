import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { after, beforeEach, it } from 'node:test';
import { distinctRequest, mailTo, postJson, startBackend } from '@/tests/contact/support/backend';
import { rejection } from '@/tests/contact/support/mail-server';
import { eventually } from '@/tests/support/eventually';
import { validRequest } from '@/tests/support/valid-request';

const backend = await startBackend();
const contact = backend.contact();
after(() => backend.close());
beforeEach(async () => {
  await backend.sql.query('delete from contact.requests');
  await contact.drain();
  backend.mailServer.mails = [];
  backend.mailServer.onMail = () => undefined;
});

const query = async (statement: string) => (await backend.sql.query(statement)).rows;
const post = async (body: object, headers = {}) => {
  const response = await contact.fetch(postJson(body, headers), undefined);
  return (await response.json()).reference;
};
const mailed = (count = 1) =>
  eventually(`${count} mails`, () => backend.mailServer.mails.length >= count);

it('mails a request from the website to the company, with the visitor in Reply-To', async () => {
  const context = 'locale=vas&page=%2Fvas%2Fkontakt&utm_source=brief&other=x';
  const reference = await post(validRequest, { query: context });
  await mailed();
  const [mail] = backend.mailServer.mails;
  assert.ok(mail);
  assert.deepEqual([mail.from, mail.to], ['website@pflege.example.org', [mailTo]]);
  const { subject, replyTo, from, to, text = '', html, attachments, messageId } = mail.read;
  assert.equal(
    subject,
    `Rückruf gewünscht: Đurđa Žižić-Müller, Klinikum Straße & Söhne [${reference}]`,
  );
  assert.deepEqual(replyTo, [{ name: 'Đurđa Žižić-Müller', address: 'durda@example.org' }]);
  assert.deepEqual([from?.address, to?.[0]?.address], ['website@pflege.example.org', mailTo]);
  assert.deepEqual([html, attachments], [undefined, []]);
  const [row] = await query('select id, sent_at, context from contact.requests');
  assert.equal(messageId, `<${row.id}@pflege.example.org>`);
  for (const part of [
    'Rückruf:      Ja, bitte zurückrufen',
    'Telefon:      +387 33 123456',
    'Sprache:      Bosnisch/Kroatisch/Serbisch',
    'Seite:        /vas/kontakt',
    'utm_source:   brief',
    `Vorgang:      ${reference}`,
    ...Object.values(validRequest),
  ]) {
    assert.ok(part === true || text.includes(`${part}`), `${part}`);
  }
  assert.doesNotMatch(text, /other/);
  await eventually('sent', async () => {
    const [sent] = await query('select sent_at, context from contact.requests');
    return sent.sent_at !== null && Object.keys(sent.context).length === 0;
  });
});

it('shows the domain of an address as it was typed, and answers to its ASCII form', async () => {
  for (const email of ['ana@pflegeheim-grün.example', 'b@xn--a.test']) {
    await post({ ...validRequest, email });
  }
  await mailed(2);
  const shown = backend.mailServer.mails.map(({ read }) => [
    /E-Mail: +(.*)/.exec(read.text ?? '')?.[1],
    read.replyTo?.[0]?.address,
  ]);
  assert.deepEqual(shown.sort(), [
    ['ana@pflegeheim-grün.example', 'ana@xn--pflegeheim-grn-ssb.example'],
    ['b@xn--a.test', 'b@xn--a.test'],
  ]);
});

const tricks = [
  '=?utf-8?Q?a=0D=0ABcc:_c@evil.test?=',
  'Ana" <evil@evil.test>, "x',
  '\u202Egnp.exe',
  `group: ${'a@b.test, '.repeat(30)};`,
  '🙂🙂 Ђорђевић',
];
for (const name of tricks) {
  it(`does not let the name ${JSON.stringify(name)} change the headers of a mail`, async () => {
    await post({ ...validRequest, name, message: '.\r\n.\r\nMAIL FROM:<a@evil.test>\r\n..' });
    await mailed();
    const [mail] = backend.mailServer.mails;
    assert.ok(mail);
    const { from, to, cc, bcc, replyTo = [], subject = '', text = '' } = mail.read;
    assert.deepEqual(mail.to, [mailTo]);
    assert.deepEqual(to, [{ name: '', address: mailTo }]);
    assert.equal(from?.address, 'website@pflege.example.org');
    const [answered, ...others] = replyTo;
    assert.deepEqual([answered?.address, others], [validRequest.email, []]);
    assert.deepEqual([cc, bcc], [undefined, undefined]);
    assert.doesNotMatch(subject, /[\p{Cc}\u202A-\u202E]/u);
    assert.doesNotMatch(mail.raw, /^bcc:/im);
    assert.match(text, /MAIL FROM:<a@evil\.test>\n\.\./);
  });
}

it('retries a failed mail with the same id after 2 minutes to an hour', async () => {
  backend.mailServer.onMail = () => rejection(451);
  const offline = backend.contact({ SMTP_URL: 'smtp://127.0.0.1:1' });
  assert.equal((await offline.fetch(postJson(validRequest), undefined)).status, 200);
  const minutes: number[] = [];
  for (let attempt = 1; attempt <= 8; attempt += 1) {
    await (attempt === 1 ? offline : contact).drain();
    const [row] = await query(`select attempts, last_error,
      extract(epoch from next_attempt_at - claimed_at)::integer / 60 as minutes
      from contact.requests`);
    assert.equal(row.attempts, attempt);
    assert.match(row.last_error, attempt === 1 ? /ECONN|ESOCKET/ : /^SMTP 451$/);
    minutes.push(row.minutes);
    await contact.drain();
    await query('update contact.requests set next_attempt_at = now()');
  }
  assert.deepEqual(minutes, [2, 4, 8, 16, 32, 60, 60, 60]);
  backend.mailServer.onMail = () => undefined;
  await contact.drain();
  await mailed();
  // Its result was not recorded: it is sent again, with the same Message-ID and its own date.
  const [{ created_at: created }] = await query(`update contact.requests set sent_at = null,
    next_attempt_at = now(), created_at = now() - interval '40 hours' returning created_at`);
  await contact.drain();
  const { date = '', text } = backend.mailServer.mails[1]?.read ?? {};
  assert.equal(Date.parse(date), Math.floor(created.getTime() / 1000) * 1000);
  const day = { dateStyle: 'full', timeZone: 'Europe/Berlin' } as const;
  assert.ok(text?.includes(`Eingegangen:  ${created.toLocaleDateString('de-DE', day)} um `));
  const ids = backend.mailServer.mails.map(({ read }) => read.messageId);
  assert.equal(ids.length, 2);
  assert.equal(new Set(ids).size, 1);
});

it('works through a pooler, which refuses start parameters and shares sessions', async () => {
  const url = new URL(backend.settings()['DATABASE_URL'] ?? '');
  const port = Number(url.port);
  const sent: string[] = [];
  const pooler = createServer((client) => {
    client.on('data', (bytes) => sent.push(bytes.toString('latin1')));
    const database = connect(port, '127.0.0.1');
    for (const socket of [client, database]) socket.on('error', () => undefined);
    client.pipe(database).pipe(client);
  }).listen(0, '127.0.0.1');
  await once(pooler.unref(), 'listening');
  url.port = Object(pooler.address()).port;
  const pooled = backend.contact({ DATABASE_URL: url.href });
  await pooled.check();
  assert.equal((await pooled.fetch(postJson(validRequest), undefined)).status, 200);
  await pooled.drain();
  await mailed();
  const [start = ''] = sent;
  // Protocol version 3, then names and values.
  const names = start
    .slice(8)
    .split('\0')
    .filter((_, index) => index % 2 === 0);
  const known = /^$|^(?:user|database|client_encoding|application_name)$/;
  assert.ok(
    names.every((name) => known.test(name)),
    names.join(),
  );
  // A `P` message with a name prepares a statement, which another session does not have.
  const statements = sent.join('\0');
  assert.doesNotMatch(statements, /P\0\0..[^\0]{1,60}\0(?:select|update|delete)/s);
  assert.doesNotMatch(statements, /\0(?:set|listen|begin) |pg_(?:try_)?advisory_lock/i);
  const locks = await query(`select from pg_locks where locktype = 'advisory'`);
  assert.equal(locks.length, 0);
});

it('sends a mail once to a server that takes longer than a claim, and others meanwhile', async (test) => {
  let accept: (value: undefined) => void = () => undefined;
  const slow = new Promise<undefined>((resolve) => {
    accept = resolve;
  });
  let received = 0;
  backend.mailServer.onMail = () => {
    received += 1;
    return received === 1 ? slow : undefined;
  };
  test.mock.timers.enable({ apis: ['setInterval'] });
  await post(validRequest);
  await eventually('the mail', () => received === 1);
  await post(distinctRequest('meanwhile'));
  await mailed();
  await query(`update contact.requests set claimed_at = now() - interval '2 minutes',
    next_attempt_at = now() + interval '5 seconds'`);
  test.mock.timers.tick(60_000);
  await eventually('a longer claim', async () => {
    const later = `select from contact.requests where claimed_at > now() - interval '1 minute'
      and next_attempt_at > now() + interval '1 minute'`;
    return (await query(later)).length === 1;
  });
  await backend.contact().drain();
  accept(undefined);
  await contact.drain();
  assert.equal(received, 2);
  assert.equal((await query('select from contact.requests where sent_at is null')).length, 0);
});

it('does not let rejected mails delay the next one, also more than are sent at once', async () => {
  backend.mailServer.onMail = (raw) => (raw.includes('poison') ? rejection(554) : undefined);
  await backend.fillOutbox(12, { networks: 12 });
  await query(`update contact.requests set message = 'poison, twelve times'`);
  await post(validRequest);
  await contact.drain();
  assert.equal(backend.mailServer.mails.length, 1);
  const waiting = await query('select attempts from contact.requests where sent_at is null');
  assert.deepEqual(waiting, Array(12).fill({ attempts: 1 }));
});

it('sends at most 100 e-mails an hour, alternating between networks', async () => {
  const limited = backend.contact({ MAILS_PER_HOUR: '100' });
  await backend.fillOutbox(300, { networks: 42, createdAt: `now() - interval '1 hour'` });
  await query(`insert into contact.requests (reference, fingerprint, network_hash, name, email,
      phone, company, message, request_callback, context)
    values ('ZZZZ-ZZZZ', '', 'visitor', 'Ana', 'ana@example.org', '', '', 'A visitor writes',
      false, '{}')`);
  await limited.drain();
  assert.equal(backend.mailServer.mails.length, 100);
  const place = backend.mailServer.mails.findIndex(({ raw }) => raw.includes('ZZZZ-ZZZZ'));
  // One of each of 42 networks comes first; e-mails that are sent at once may arrive in any order.
  assert.ok(place >= 0 && place < 50, String(place));
  await limited.drain();
  assert.equal(backend.mailServer.mails.length, 100);
  await query(`update contact.requests set sent_at = sent_at - interval '1 hour'
    where reference = 'ZZZZ-ZZZZ'`);
  await limited.drain();
  assert.equal(backend.mailServer.mails.length, 101);
});

it('sends each mail once if several instances drain at the same time', async () => {
  await backend.fillOutbox(60, { networks: 7 });
  const others = [backend.contact(), backend.contact()];
  await Promise.all(others.map((other) => other.drain()));
  assert.equal(backend.mailServer.mails.length, 60);
  const references = backend.mailServer.mails.map(({ raw }) => /\[(.*)\]/.exec(raw)?.[1]);
  assert.equal(new Set(references).size, 60);
});

it('reports late and expired requests, and sends others, also if none can be deleted', async (test) => {
  const errors = test.mock.method(console, 'error', () => undefined);
  const nextAttemptAt = `now() + interval '1 hour'`;
  await backend.fillOutbox(3, { createdAt: `now() - interval '180 days 1 minute'`, nextAttemptAt });
  await query(`update contact.requests set sent_at = now() where reference = 'BBBB-BBBC'`);
  await query(`create table kept (id uuid references contact.requests);
    insert into kept select id from contact.requests`);
  const other = backend.contact();
  await other.fetch(postJson(validRequest), undefined);
  await assert.rejects(other.drain(), /foreign key/);
  assert.equal(backend.mailServer.mails.length, 1);
  await query('drop table kept');
  assert.equal((await other.drain()).deleted, 3);
  const lines = errors.mock.calls.map((call) => JSON.parse(String(call.arguments[0])));
  const events = new Set(lines.map(({ level, event }) => `${level} ${event}`));
  const expected = ['error mails-delayed', 'error drain-failed', 'error unmailed-expired'];
  assert.deepEqual([...events, lines.at(-1).count], [...expected, 2]);
});

it('deletes requests after the retention period, and hashes of networks after 12 hours', async () => {
  await post(validRequest);
  await query(`update contact.requests set created_at = now() - interval '13 hours'`);
  await post(distinctRequest('new'));
  assert.equal((await contact.drain()).deleted, 0);
  const rows = await query(`select address_hash is null as a, network_hash is null as n
    from contact.requests order by created_at`);
  assert.deepEqual(rows, [
    { a: true, n: true },
    { a: false, n: false },
  ]);
  await query(`update contact.requests set created_at = now() - interval '180 days 1 minute'
    where network_hash is null`);
  assert.equal((await contact.drain()).deleted, 1);
  assert.equal((await query('select from contact.requests')).length, 1);
});
