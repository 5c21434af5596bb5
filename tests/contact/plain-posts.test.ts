import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { load } from 'cheerio';
import { roomIn } from '@/supabase/functions/_shared/contact-size';
import {
  type Backend,
  emptyDatabase,
  siteOrigin,
  startBackend,
} from '@/tests/contact/support/backend';
import { pageTexts, startContactSite } from '@/tests/contact/support/contact-page';
import { accepted, validRequest } from '@/tests/contact/support/posts';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';

const { request_callback, ...texts } = validRequest;
/** What a browser without scripts posts, with the box ticked. */
const validForm = { ...texts, request_callback: String(request_callback), website: '' };
const { problems } = pageTexts.errors;
const { back } = pageTexts.failure;
const settings = { SMTP_URL: 'smtp://127.0.0.1:9', ALLOWED_ORIGINS: 'http://other.test' };

for (const deno of ['2.9', '2.1'] as const) {
  describe(`Plain posts on Deno ${deno}`, () => {
    let backend: Backend;
    let site: Awaited<ReturnType<typeof startContactSite>>;
    let running: RunningFunction;
    before(async () => {
      backend = await startBackend();
      site = await startContactSite();
      running = await backend.startFunction(
        { ...settings, PAGE_SOURCE_URL: site.origin, RATE_LIMIT_PER_ADDRESS: '20' },
        { deno },
      );
    });
    after(async () => {
      await backend.close();
      await site.close();
    });
    afterEach(() => emptyDatabase(backend));

    const send = (body: URLSearchParams | FormData | string, locale = 'vas', origin = siteOrigin) =>
      fetch(`${running.origin}/functions/v1/send-contact-email?locale=${locale}`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          origin,
          ...(typeof body === 'string' && {
            'content-type': 'application/x-www-form-urlencoded',
          }),
        },
        body,
      });
    const post = (form: Record<string, string>, locale?: string, origin?: string) =>
      send(new URLSearchParams(form), locale, origin);

    const rows = () => backend.sql`
      select name, email, phone, company, message, request_callback from contact.requests`;

    async function assertLedTo(response: Response, address: string) {
      assert.equal(response.status, 303);
      assert.equal(response.headers.get('location'), address);
      assert.equal(await response.text(), '');
    }

    it('lead to the thanks of their language, and are stored', async () => {
      await assertLedTo(await post(validForm, 'vas'), `${siteOrigin}/vas/kontakt#danke`);
      await emptyDatabase(backend);
      await assertLedTo(await post(validForm, 'en'), `${siteOrigin}/en/contact#danke`);
      assert.deepEqual([...(await rows())], [validRequest]);
    });

    it('lead nowhere else, whatever the query says', async () => {
      for (const locale of [
        '',
        'xx',
        '//evil.test',
        '__proto__',
        'de%0d%0aLocation:%20//evil.test',
      ]) {
        await assertLedTo(await post(validForm, locale), `${siteOrigin}/kontakt#danke`);
      }
    });

    it('lead back to the origin that they came from, where it is allowed', async () => {
      await assertLedTo(
        await post(validForm, 'de', 'http://other.test'),
        'http://other.test/kontakt#danke',
      );
      await assertLedTo(await post(validForm, 'de', 'null'), `${siteOrigin}/kontakt#danke`);
      assert.equal((await post(validForm, 'de', 'http://evil.test')).status, 403);
    });

    it('are stored with the line ends of JSON, and without a tick where there is none', async () => {
      const { request_callback: _, ...unticked } = validForm;
      await post({ ...unticked, message: 'Erste Zeile\r\nZweite Zeile' });
      const [row] = await rows();
      assert.equal(row?.['message'], 'Erste Zeile\nZweite Zeile');
      assert.equal(row?.['request_callback'], false);
    });

    it('are taken as multipart too', async () => {
      const form = new FormData();
      for (const [name, value] of Object.entries(validForm)) form.set(name, value);
      await assertLedTo(await send(form), `${siteOrigin}/vas/kontakt#danke`);
      assert.deepEqual([...(await rows())], [validRequest]);
    });

    it('are stored once when somebody clicks twice', async () => {
      await Promise.all([post(validForm), post(validForm)]);
      assert.equal((await rows()).length, 1);
    });

    it('are stored once when the script of the form comes before their answer', async () => {
      await post(validForm);
      const [row] = await backend.sql`select reference from contact.requests`;
      const key = { 'idempotency-key': crypto.randomUUID() };
      assert.equal(await accepted(running.origin, validRequest, key), row?.['reference']);
      assert.equal((await rows()).length, 1);
      await accepted(running.origin, { ...validRequest, message: 'Andere Worte.' }, key);
      assert.equal((await rows()).length, 2);
    });

    it('that a program wrote are neither stored nor thanked for', async () => {
      const response = await post({ ...validForm, website: 'https://spam.test' });
      await assertLedTo(response, `${siteOrigin}/vas/kontakt#fehler`);
      assert.equal((await rows()).length, 0);
    });

    it('come back filled and explained when something is wrong', async () => {
      const wrong = {
        name: '"><script>alert(1)</script>',
        email: 'nobody\'&amp;"',
        phone: '+49 30 1',
        company: '<b>&lt;',
        message: '</textarea><img src=x onerror=alert(1)>'.slice(0, 9),
        request_callback: 'true',
        website: '',
      };
      const response = await post(wrong);
      const html = await response.text();
      const $ = load(html);
      assert.equal(response.status, 422);
      assert.match(response.headers.get('content-type') ?? '', /^text\/html/);
      assert.match(response.headers.get('content-security-policy') ?? '', /default-src 'none'/);

      for (const [name, value] of Object.entries(wrong)) {
        if (name !== 'message' && name !== 'request_callback' && name !== 'website') {
          assert.equal($(`input[name="${name}"]`).attr('value'), value);
        }
      }
      assert.equal($('textarea').text(), wrong.message);
      assert.equal($('[name="request_callback"]').attr('checked'), 'checked');
      assert.equal($('script').length, 0);
      assert.equal($('img, b').length, 0);

      assert.equal($('title').text(), 'Greška: Kontakt · Firma');
      assert.equal($('#f-problems').attr('hidden'), undefined);
      const links = $('#f-problems li:not([hidden]) a').get();
      assert.deepEqual(
        links.map((link) => [$(link).attr('href'), $(link).text()]),
        [
          ['#f-email', problems.fields.email.notAnAddress],
          ['#f-message', problems.fields.message.tooShort],
        ],
      );
      assert.equal($('[autofocus]').length, 1);
      for (const name of ['email', 'message']) {
        const field = $(`[name="${name}"]`);
        assert.equal(field.attr('aria-invalid'), 'true');
        const described = field.attr('aria-describedby')?.split(' ') ?? [];
        const problem = $(`#${described[0]}`);
        assert.equal(problem.attr('hidden'), undefined);
        assert.equal(problem.text(), links.map((link) => $(link).text())[name === 'email' ? 0 : 1]);
      }
      assert.ok($('textarea').attr('aria-describedby')?.endsWith(' f-hint'));
      assert.equal($('[name="name"]').attr('aria-invalid'), undefined);
      assert.ok($('#f-name-problem').is('[hidden]'));
      assert.ok($('#fehler').hasClass('hidden'));
      assert.equal((await rows()).length, 0);
    });

    it('come back whole when they are too long, with the number of characters to remove', async () => {
      const message = 'ш'.repeat(40_000);
      const form = new FormData();
      for (const [name, value] of Object.entries({ ...validForm, message })) form.set(name, value);
      const response = await send(form);
      const $ = load(await response.text());
      assert.equal(response.status, 422);
      assert.equal($('textarea').text(), message);
      const surplus = -roomIn({ ...validRequest, message }).characters;
      const text = `${pageTexts.labels.message}: višak znakova: ${surplus}`;
      assert.equal($('#f-message-problem').text(), text);
      form.set('message', message.slice(surplus));
      assert.equal((await send(form)).status, 303);
    });

    it('are stored with a longest text of letters that are encoded', async () => {
      const start = 'ä'.repeat(100);
      const { characters } = roomIn({ ...validRequest, message: start });
      const message = start + 'ä'.repeat(characters);
      assert.ok(message.length > 32_000);
      await assertLedTo(await post({ ...validForm, message }), `${siteOrigin}/vas/kontakt#danke`);
      const [row] = await rows();
      assert.equal(row?.['message'], message);
    });

    it('come back as a page of the site, wherever the function stands', async () => {
      const $ = load(await (await post({ ...validForm, email: 'x' })).text());
      assert.equal($('link[rel="stylesheet"]').attr('href'), `${siteOrigin}/assets/style.css`);
      const action = `${siteOrigin}/functions/v1/send-contact-email?locale=vas`;
      assert.equal($('form').attr('action'), action);
      assert.equal($('a').first().attr('href'), '#main');
    });

    it('name a problem that a field has no words of its own for', async () => {
      const $ = load(await (await post({ ...validForm, phone: 'a\u0007' })).text());
      const { labels } = pageTexts;
      assert.equal(
        $('#f-problems li:not([hidden])').text(),
        `${labels.phone}: ${problems.any.unreadable}`,
      );
    });

    it('come back with the page’s own failure when there are too many', async () => {
      const posts = Array.from({ length: 20 }, (_, index) =>
        post({ ...validForm, message: `Nachricht Nummer ${index}` }),
      );
      await Promise.all(posts);
      const response = await post(validForm);
      const $ = load(await response.text());
      assert.equal(response.status, 429);
      assert.ok(Number(response.headers.get('retry-after')) > 0);
      assert.equal($('#fehler').attr('class'), 'mb-8');
      const minutes = Math.ceil(Number(response.headers.get('retry-after')) / 60);
      const reason = `Previše poruka. Ponovo za ${Math.max(2, minutes)} min. Tekst je još ovdje.`;
      assert.match($('#fehler').text(), /^Greška pri slanju/);
      assert.ok($('#fehler').text().endsWith(reason), $('#fehler').text());
      assert.equal($('textarea').text(), validForm.message);
    });

    it('are led to the page’s error line when too many come in a wrong form', async () => {
      const few = await backend.startFunction(
        { ...settings, PAGE_SOURCE_URL: site.origin, RATE_LIMIT_PER_ADDRESS: '3' },
        { deno },
      );
      const statuses: number[] = [];
      for (let count = 0; count < 5; count += 1) {
        const response = await fetch(`${few.origin}?locale=vas`, {
          method: 'POST',
          redirect: 'manual',
          body: new URLSearchParams({ ...validForm, email: 'x' }),
        });
        statuses.push(response.status);
        if (response.status === 303) {
          await assertLedTo(response, `${siteOrigin}/vas/kontakt#fehler`);
        }
      }
      assert.deepEqual(statuses, [422, 422, 422, 303, 303]);
    });

    it('ask for one of the three contact pages only', () => {
      const known = ['/kontakt', '/en/contact', '/vas/kontakt'];
      assert.ok(site.paths.length > 0);
      for (const path of site.paths) assert.ok(known.includes(path), path);
    });

    it('that nobody can read come back empty, with the reason in their status', async () => {
      for (const [body, status] of [
        ['name=%FF%FE', 400],
        ['name=%zz', 400],
        ['name=a&name=b', 400],
        [`message=${'x'.repeat(140_000)}`, 413],
        [`message=${'x'.repeat(200_000)}`, 413],
        [Array.from({ length: 33 }, (_, index) => `field-${index}`).join('&'), 400],
      ] as const) {
        const response = await send(body);
        assert.equal(response.status, status);
        const block = load(await response.text())('#fehler');
        assert.equal(block.attr('class'), 'mb-8');
        assert.ok(block.text().endsWith(back), block.text());
      }
    });

    it('in another encoding than UTF-8 are not stored damaged', async () => {
      const text = Object.entries({ ...validForm, name: 'M?ller' })
        .map(
          ([name, value]) =>
            `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
        )
        .join('');
      const bytes = Buffer.from(`${text}--b--\r\n`);
      bytes[bytes.indexOf('?')] = 0xfc;
      const response = await fetch(`${running.origin}?locale=vas`, {
        method: 'POST',
        redirect: 'manual',
        headers: { 'content-type': 'multipart/form-data; boundary=b' },
        body: bytes,
      });
      assert.equal(response.status, 400);
      assert.equal((await rows()).length, 0);
    });

    it('keep what was typed while the database is down', async () => {
      await backend.killDatabase();
      const response = await post(validForm);
      const $ = load(await response.text());
      await backend.restartDatabase();
      assert.equal(response.status, 503);
      assert.equal($('textarea').text(), validForm.message);
      assert.match($('#fehler').text(), /Trenutno ne možemo primiti poruku\./);
    });

    it('lead to the page’s error line where the page cannot be had', async () => {
      site.breakDown();
      // Not asked for in this language before, so that no copy of it is kept.
      const response = await post({ ...validForm, email: 'x' }, 'en');
      await assertLedTo(response, `${siteOrigin}/en/contact#fehler`);
    });
  });
}
