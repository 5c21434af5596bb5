import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { load } from 'cheerio';
import PostalMime from 'postal-mime';
import {
  type Backend,
  emptyDatabase,
  mailFrom,
  startBackend,
} from '@/tests/contact/support/backend';
import { assertOwnMail } from '@/tests/contact/support/mail-checks';
import { accepted, validRequest } from '@/tests/contact/support/posts';
import { createMailServer, type MailServer } from '@/tests/contact/support/start-mail-server';
import { eventually } from '@/tests/support/eventually';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';

const settings = {
  DELIVERY_LEASE_SECONDS: '2',
  DELIVERY_BACKOFF_SECONDS: '0.1',
  DELIVERY_BACKOFF_MAX_SECONDS: '0.2',
  DELIVERY_TRIES: '3',
  SMTP_TIMEOUT_SECONDS: '0.3',
};

for (const deno of ['2.9', '2.1'] as const) {
  describe(`The mail on Deno ${deno}`, () => {
    let backend: Backend;
    let mail: MailServer;
    let running: RunningFunction;
    before(async () => {
      backend = await startBackend();
      mail = await createMailServer(backend.folder('mails.jsonl'));
      await mail.start('accept');
      running = await backend.startFunction({ ...settings, SMTP_URL: mail.url }, { deno });
    });
    after(async () => {
      await backend.close();
      await mail.kill();
    });
    afterEach(async () => {
      await mail.behave('accept');
      await emptyDatabase(backend);
    });

    /** Waits for the mail of a request. */
    async function mailAbout(reference: string) {
      const before = (await mail.taken()).length;
      const matches = async () =>
        (await mail.taken()).filter(({ raw }) => raw.includes(reference)).at(-1);
      await eventually('the mail', 10, async () => (await matches()) !== undefined);
      const taken = await matches();
      assert.ok(taken, `${before} mails`);
      await assertOwnMail(taken);
      return PostalMime.parse(taken.raw);
    }

    /** Posts a request and waits for the mail that it causes. */
    async function mailOf(request: object, headers: Record<string, string> = {}) {
      const reference = await accepted(running.origin, request, headers);
      return { reference, parsed: await mailAbout(reference) };
    }

    const delivery = async () => {
      const [row] = await backend.sql<
        { state: string; attempts: number; last_error: string | null; context: unknown }[]
      >`select state, attempts, last_error, context from contact.deliveries`;
      return row;
    };

    /** Posts a request whose mail is refused until it is given up. */
    async function givenUp(): Promise<string> {
      await mail.behave('refuse');
      const reference = await accepted(running.origin, validRequest);
      await eventually('given up', 15, async () => (await delivery())?.state === 'dead');
      return reference;
    }

    /** Sends again what was given up. */
    async function sendAgain(): Promise<void> {
      await mail.behave('accept');
      await backend.sql`
        update contact.deliveries set state = 'waiting', attempts = 0, due_at = now()
        where state = 'dead'`;
    }

    it('says first whom to call back, then everything that was written', async () => {
      const { reference, parsed } = await mailOf(validRequest, {
        'x-contact-context': 'locale=vas&page=%2Fvas%2Fkontakt&utm_source=brief&utm_x=%0D%0Ay',
      });
      const { text = '', subject } = parsed;
      const { name, company, phone, email, message } = validRequest;
      assert.equal(subject, `Rückruf gewünscht: ${name}, ${company} [${reference}]`);
      const order = [
        'Ja, bitte zurückrufen',
        phone,
        name,
        email,
        company,
        'Bosnisch/Kroatisch/Serbisch',
        '/vas/kontakt',
        'brief',
        'Uhr (Berlin)',
        reference,
        message,
      ].map((part) => text.indexOf(part));
      assert.ok(!order.includes(-1), text);
      assert.deepEqual(
        order,
        order.toSorted((one, other) => one - other),
      );
      assert.deepEqual(parsed.replyTo, [{ name, address: email }]);
      const html = load(parsed.html ?? '');
      assert.equal(html('p').first().text(), message);
      assert.equal(html('a').attr('href'), 'tel:+493023125300');
    });

    it('leaves out what was not said', async () => {
      const { name, email, message } = validRequest;
      const { parsed, reference } = await mailOf({ name, email, message });
      assert.equal(parsed.subject, `Anfrage: ${name} [${reference}]`);
      assert.doesNotMatch(parsed.text ?? '', /Telefon|Einrichtung|Sprache|Seite/);
      assert.match(parsed.text ?? '', /Rückruf: +nicht gewünscht/);
    });

    const times = [
      ['winter', '2031-01-15T23:30:00Z', 'Donnerstag, 16. Januar 2031 um 00:30 Uhr (Berlin)'],
      ['summer', '2031-07-15T22:30:00Z', 'Mittwoch, 16. Juli 2031 um 00:30 Uhr (Berlin)'],
    ] as const;
    for (const [season, instant, time] of times) {
      it(`tells the time in Berlin, in ${season}`, async () => {
        const reference = await givenUp();
        await backend.sql`update contact.requests set created_at = ${instant}`;
        await sendAgain();
        const { text } = await mailAbout(reference);
        assert.ok(text?.includes(` ${time}\n`), text);
      });
    }

    it('keeps names as they are, and takes away what turns the text around', async () => {
      const name = 'a@b.test, "Evil" <c@evil.test>\u202E;';
      const { parsed } = await mailOf({ ...validRequest, name });
      assert.equal(parsed.replyTo?.length, 1);
      assert.equal(parsed.replyTo?.[0]?.address, validRequest.email);
      assert.ok(!parsed.subject?.includes('\u202E'));
    });

    it('is named after the row, and forgets where the visitor came from once it is sent', async () => {
      const { parsed } = await mailOf(validRequest, { 'x-contact-context': 'locale=de' });
      const [row] = await backend.sql<{ id: string }[]>`select id from contact.requests`;
      assert.equal(parsed.messageId, `<${row?.id}@${mailFrom.split('@')[1]}>`);
      await eventually('sent', 5, async () => (await delivery())?.state === 'sent');
      assert.deepEqual((await delivery())?.context, null);
    });

    it('is given up loudly after the last try, and sent when somebody asks for it again', async () => {
      const reference = await givenUp();
      const { attempts, last_error } = (await delivery()) ?? {};
      assert.deepEqual({ attempts, last_error }, { attempts: 3, last_error: 'SMTP 451' });
      const said = backend.log.filter((line) => line.includes('mail-given-up'));
      assert.ok(said.some((line) => line.includes('"error"') && line.includes(reference)));

      await sendAgain();
      await eventually('sent after all', 10, async () => (await delivery())?.state === 'sent');
    });

    it('comes again under the same name when its end was lost', async () => {
      await mail.behave('hang');
      const reference = await accepted(running.origin, validRequest);
      await eventually('tried', 5, async () => (await delivery())?.last_error != null);
      await mail.behave('accept');
      await eventually('sent', 10, async () => (await delivery())?.state === 'sent');
      const all = (await mail.taken()).filter(({ raw }) => raw.includes(reference));
      const ids = new Set(
        await Promise.all(all.map(async ({ raw }) => (await PostalMime.parse(raw)).messageId)),
      );
      assert.equal(ids.size, 1);
    });
  });
}
