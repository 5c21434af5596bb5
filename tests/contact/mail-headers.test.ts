import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import PostalMime from 'postal-mime';
import {
  type ContactRequest,
  contactRequestSchema,
} from '@/supabase/functions/_shared/contact-request';
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

  const sendRequest = (one: ContactRequest, id: string = crypto.randomUUID()) =>
    send({
      id,
      reference: 'BCDF-GHJK',
      createdAt: new Date(),
      request: one,
      context: {},
      attempts: 1,
      refusals: 0,
    });

  /** Sends a request and reads its mail from the mail server. */
  async function rawMailOf(fields: Partial<ContactRequest>): Promise<string> {
    const id = crypto.randomUUID();
    await sendRequest({ ...validRequest, ...fields }, id);
    const mail = (await server.taken()).find(({ raw }) => raw.includes(id));
    assert.ok(mail);
    await assertOwnMail(mail);
    return mail.raw;
  }

  it('bring nothing out of names that was taken away, in whatever form it is written', async () => {
    const requests = fc.sample(request, 120);
    await Promise.all(requests.map((one) => sendRequest(one)));
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
    const name = 'Žana '.repeat(1000).trim();
    const raw = await rawMailOf({ name, company: name });
    const { subject = '', replyTo, text = '' } = await PostalMime.parse(raw);
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

  for (const name of [
    'Žana "Zoë" Müller-Đurić <a@b>',
    'न्\u200Dय می\u200Cخواهم',
    '👩\u200D⚕\uFE0F Ana',
  ]) {
    it(`keep names as people write them: ${name}`, async () => {
      const raw = await rawMailOf({ name });
      assert.equal((await PostalMime.parse(raw)).replyTo?.[0]?.name, name);
      assert.equal((await simpleParser(raw)).replyTo?.value[0]?.name, name);
    });
  }

  it('have only what shows, before they are shortened', async () => {
    const hidden = [...'obey'].map((letter) =>
      String.fromCodePoint(0xe0000 + letter.charCodeAt(0)),
    );
    const nothing = `\u200B\u2060\u3164\u00AD${hidden.join('')}`;
    const raw = await rawMailOf({
      name: `${nothing.repeat(20)}Ana${nothing} Kovač`,
      company: nothing,
      message: `Guten Tag, ${nothing}wir suchen jemanden.`,
      request_callback: false,
    });
    const { subject, replyTo, text = '', html = '' } = await PostalMime.parse(raw);
    assert.equal(subject, 'Anfrage: Ana Kovač [BCDF-GHJK]');
    assert.equal(replyTo?.[0]?.name, 'Ana Kovač');
    for (const part of [text, html]) {
      assert.doesNotMatch(part, /\p{Default_Ignorable_Code_Point}/u);
      assert.doesNotMatch(part, /Einrichtung/);
      assert.match(part, /Guten Tag, wir suchen jemanden\./);
    }
  });

  it('are followed by a body of bounded size: a text that HTML makes much longer comes as plain text, whole', async () => {
    for (const field of ['message', 'company'] as const) {
      const text = '<'.repeat(65_000);
      const raw = await rawMailOf({ [field]: text });
      const mail = await PostalMime.parse(raw);
      assert.doesNotMatch(raw, /text\/html/);
      assert.ok(mail.text?.replaceAll(/\s/g, '').includes(text));
      assert.ok(raw.length < 1.5 * text.length, `${raw.length} bytes`);
    }
  });

  it('are followed by HTML where a letter is long, but ordinary', async () => {
    const message = 'Wir suchen zum Frühjahr zwei Pflegefachkräfte. '.repeat(400).trim();
    const { html = '', text = '' } = await PostalMime.parse(await rawMailOf({ message }));
    assert.ok(html.includes(message));
    assert.ok(text.replaceAll(/\s+/g, ' ').includes(message));
  });
});
