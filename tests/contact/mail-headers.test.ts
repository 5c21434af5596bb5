import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
import { contactRequestSchema } from '@/supabase/functions/_shared/contact-request';
import { createMailer } from '@/supabase/functions/send-contact-email/mail/mailer';
import type { SendMail } from '@/supabase/functions/send-contact-email/outbox/delivery';
import { readSettings } from '@/supabase/functions/send-contact-email/settings';
import { openSettings } from '@/tests/contact/support/backend';
import { encodedWords } from '@/tests/contact/support/hostile-values';
import { assertOwnMail } from '@/tests/contact/support/mail-checks';
import { validRequest } from '@/tests/contact/support/posts';
import { createMailServer, type MailServer } from '@/tests/contact/support/start-mail-server';
import { makeDataFolder } from '@/tooling/contact-stack/temporary-stack';

/** What turns a line of text around, breaks it, or steers a terminal. */
const forbidden = /[\p{Cc}\u061C\u200E\u200F\u2028\u2029\u202A-\u202E\u2066-\u206F]/u;

/** Pieces of encoded words, which may become one where they meet. */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...encodedWords) },
  {
    weight: 4,
    arbitrary: fc.constantFrom('=', '?', '=?', '?=', 'utf-8', '?Q?', '?B?', '=E2=80=AE', '4oCu'),
  },
  { weight: 2, arbitrary: fc.constantFrom('\u202E', '\u2066', '\u206A', '\u200F', ' ', '_', '"') },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 8 }) },
);
const line = fc.array(piece, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(''));

/** Requests that pass every rule of the form. */
const request = fc
  .record({ name: line, company: line })
  .map((lines) => contactRequestSchema.safeParse({ ...validRequest, ...lines }).data)
  .filter((data) => data !== undefined);

/** What is read when somebody decodes once more what was decoded already. */
async function decodedAgain(text: string): Promise<string> {
  const { subject } = await PostalMime.parse(`Subject: ${text}\r\n\r\n`);
  return subject ?? '';
}

describe('The headers of a mail', () => {
  let server: MailServer;
  let send: SendMail;
  let remove: () => Promise<void>;
  before(async () => {
    const data = await makeDataFolder();
    remove = data.remove;
    server = await createMailServer(`${data.folder}/mails.jsonl`);
    await server.start('accept');
    send = createMailer(
      readSettings({
        ...openSettings,
        DATABASE_URL: 'postgres://nowhere.test/x',
        SMTP_URL: server.url,
      }),
    );
  });
  after(async () => {
    await server.kill();
    await remove();
  });

  it('bring nothing out of names that was taken away, in whatever form it is written', async () => {
    const requests = fc.sample(request, 120);
    await Promise.all(
      requests.map((one) =>
        send({
          id: crypto.randomUUID(),
          reference: 'BCDF-GHJK',
          createdAt: new Date(),
          request: one,
          context: {},
          attempts: 1,
          refusals: 0,
        }),
      ),
    );
    const mails = await server.taken();
    assert.equal(mails.length, requests.length);
    for (const mail of mails) {
      await assertOwnMail(mail);
      const one = await PostalMime.parse(mail.raw);
      const other = await simpleParser(mail.raw);
      const [reply] = one.replyTo ?? [];
      const [otherReply] = other.replyTo?.value ?? [];
      assert.equal(reply?.address, validRequest.email);
      assert.equal(otherReply?.address, validRequest.email);
      assert.match(one.subject ?? '', /^Rückruf gewünscht: .*\[BCDF-GHJK\]$/);
      // Nothing is left of a name that is made of directions only.
      for (const text of [one.subject, other.subject, reply?.name, otherReply?.name]) {
        if (text === undefined) continue;
        assert.doesNotMatch(text, forbidden);
        assert.doesNotMatch(await decodedAgain(text), forbidden);
      }
    }
  });

  it('shorten a long name, which the mail itself has in full', async () => {
    const id = crypto.randomUUID();
    const name = 'Žana '.repeat(1000).trim();
    await send({
      id,
      reference: 'BCDF-GHJK',
      createdAt: new Date(),
      request: { ...validRequest, name, company: name },
      context: {},
      attempts: 1,
      refusals: 0,
    });
    const mail = (await server.taken()).find(({ raw }) => raw.includes(id));
    assert.ok(mail);
    await assertOwnMail(mail);
    const { subject = '', replyTo, text = '' } = await PostalMime.parse(mail.raw);
    const short = /^(Žana ){19}Žana…$/;
    assert.match(replyTo?.[0]?.name ?? '', short);
    const [who, company, ...rest] = subject
      .replace('Rückruf gewünscht: ', '')
      .replace(' [BCDF-GHJK]', '')
      .split(', ');
    assert.match(who ?? '', short);
    assert.match(company ?? '', short);
    assert.deepEqual(rest, []);
    assert.ok(text.replaceAll(/\s+/g, ' ').includes(name));
  });

  it('keep names as people write them', async () => {
    const id = crypto.randomUUID();
    const name = 'Žana "Zoë" Müller-Đurić <a@b>';
    await send({
      id,
      reference: 'BCDF-GHJK',
      createdAt: new Date(),
      request: { ...validRequest, name },
      context: {},
      attempts: 1,
      refusals: 0,
    });
    const mail = (await server.taken()).find(({ raw }) => raw.includes(id));
    assert.ok(mail);
    assert.equal((await PostalMime.parse(mail.raw)).replyTo?.[0]?.name, name);
    assert.equal((await simpleParser(mail.raw)).replyTo?.value[0]?.name, name);
  });
});
