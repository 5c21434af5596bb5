import assert from 'node:assert/strict';
import { readdir, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import nodemailer, { type SendMailOptions } from 'nodemailer';
import { chromium } from 'playwright';
import { readMails } from '@/tests/support/inbox-mails';
import { freePort } from '@/tooling/contact-stack/free-port';
import { type RunningInbox, startInbox } from '@/tooling/contact-stack/inbox/inbox';
import { makeDataFolder } from '@/tooling/contact-stack/temporary-stack';
import { chromiumArgs, requireTestChromium } from '@/tooling/support/chromium';

let folder: string;
let remove: () => Promise<void>;
let inbox: RunningInbox;

/** Whatever asks here has been led out of the inbox. */
const outside = createServer((asked, answer) => {
  outsideRequests.push(asked.url ?? '');
  answer.end();
});
const outsideRequests: string[] = [];
const outsidePort = await freePort();
const pixel = `http://127.0.0.1:${outsidePort}/pixel`;

before(async () => {
  ({ folder, remove } = await makeDataFolder());
  inbox = await startInbox({ folder: join(folder, 'inbox') });
  outside.listen(outsidePort, '127.0.0.1');
});
after(async () => {
  outside.close();
  outside.closeAllConnections();
  await inbox.close();
  await remove();
});

const attack = '</title></pre><script>document.title="hit"</script><img src=x onerror=alert(1)>';

const hostileMail = {
  from: 'website@example.org',
  to: 'team@example.org',
  replyTo: { name: attack, address: 'visitor@example.org' },
  subject: `Anfrage ${attack}`,
  text: `Žarko schreibt: ${attack}`,
  html: `<h1>Žarko</h1><script>parent.document.title="hit"</script>
    <img src="${pixel}" onerror="parent.document.title='hit'">
    <style>h1 { background: url(${pixel}) } h1 { color: rgb(1, 2, 3) }</style>
    <link rel="stylesheet" href="${pixel}"><iframe src="${pixel}"></iframe>
    <form action="/delete" method="post"><button>Win</button></form><a href="${pixel}">Go</a>
    <meta http-equiv="refresh" content="0;url=/delete">`,
};

async function send(mail: SendMailOptions): Promise<void> {
  const transport = nodemailer.createTransport(inbox.smtpUrl);
  try {
    await transport.sendMail(mail);
  } finally {
    transport.close();
  }
}

/** Deletes the mails as people do: by their files. */
async function empty(): Promise<void> {
  for (const file of await readdir(join(folder, 'inbox'))) await rm(join(folder, 'inbox', file));
}

/** Sends headers that `fetch` sets itself. */
function ask(
  path: string,
  headers: Record<string, string>,
  method = 'GET',
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(inbox.origin + path, { headers, method }, async (answer) => {
      resolve({ status: answer.statusCode, body: await text(answer) });
    });
    asked.once('error', reject).end();
  });
}

test('a mail is read back as it was sent, with its envelope', async () => {
  await empty();
  await send({
    ...hostileMail,
    envelope: { from: 'bounce@example.org', to: ['a@x.org', 'b@x.org'] },
  });
  const [mail, ...others] = await readMails(inbox.origin);
  assert.equal(others.length, 0);
  assert.deepEqual(mail?.envelope, { from: 'bounce@example.org', to: ['a@x.org', 'b@x.org'] });
  assert.deepEqual(mail?.to, ['team@example.org']);
  assert.deepEqual(mail?.replyTo, [{ name: attack, address: 'visitor@example.org' }]);
  assert.equal(mail?.subject, hostileMail.subject);
  assert.equal(mail?.text.trim(), hostileMail.text);
  assert.equal(mail?.headers.filter(({ key }) => key === 'x-inbox-envelope').length, 0);
});

test('a mail that claims an envelope of its own does not get it', async () => {
  await empty();
  await send({
    ...hostileMail,
    headers: { 'X-Inbox-Envelope': '{"from":"x","to":["evil@x.org"]}' },
  });
  const [mail] = await readMails(inbox.origin);
  assert.deepEqual(mail?.envelope.to, ['team@example.org']);
});

test('a hostile mail is shown inert', async () => {
  await empty();
  await send(hostileMail);
  const browser = await chromium.launch({
    executablePath: requireTestChromium(),
    args: [...chromiumArgs],
  });
  try {
    const page = await browser.newPage();
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page.goto(inbox.origin);
    assert.equal(await page.getByRole('link', { name: hostileMail.subject }).count(), 1);
    await page.getByRole('link', { name: hostileMail.subject }).click();
    await page.waitForURL('**/mails/*');
    await page.waitForLoadState('networkidle');

    assert.equal(await page.title(), hostileMail.subject);
    assert.equal((await page.locator('pre').first().textContent())?.trim(), hostileMail.text);
    assert.equal(await page.locator('script').count(), 0);
    const frame = page.frameLocator('iframe');
    const heading = frame.getByRole('heading');
    assert.equal(await heading.textContent(), 'Žarko');
    // It keeps its own look, and nothing else.
    const colour = await heading.evaluate((element) => getComputedStyle(element).color);
    assert.equal(colour, 'rgb(1, 2, 3)');

    await frame.getByRole('button').click();
    await frame.getByRole('link').click();
    await page.waitForLoadState('networkidle');
    assert.equal(await page.title(), hostileMail.subject);
    assert.deepEqual(dialogs, []);
    assert.deepEqual(outsideRequests, []);
    assert.equal((await readMails(inbox.origin)).length, 1);

    // Where nothing forbids it, such a picture is asked for.
    const control = await browser.newPage();
    await control.setContent(`<img src="${pixel}">`, { waitUntil: 'networkidle' });
    assert.deepEqual(outsideRequests, ['/pixel']);
  } finally {
    await browser.close();
  }
});

test("other sites' pages do not read mails", async () => {
  await empty();
  await send(hostileMail);
  const { host } = new URL(inbox.origin);
  assert.equal((await ask('/mails.json', { Host: 'evil.example' })).status, 403);
  assert.equal((await ask('/', { Host: `evil.example:${host.split(':')[1]}` })).status, 403);
  assert.equal((await readMails(inbox.origin)).length, 1);
});

test('nothing beside the mails can be read, and nothing be changed', async () => {
  await empty();
  await send(hostileMail);
  for (const path of ['/mails/..%2F..%2Fsecrets.json', '/mails/../x', '/mails/x/source', '/x']) {
    assert.equal((await ask(path, {})).status, 404, path);
  }
  for (const method of ['POST', 'PUT', 'DELETE']) {
    assert.equal((await ask('/', {}, method)).status, 405, method);
  }
  assert.equal((await readMails(inbox.origin)).length, 1);
});

test('a mail whose file somebody deletes is gone', async () => {
  await send(hostileMail);
  const [mail] = await readMails(inbox.origin);
  await empty();
  assert.equal((await ask(`/mails/${mail?.id}`, {})).status, 404);
  assert.deepEqual(await readMails(inbox.origin), []);
  assert.match((await ask('/', {})).body, /<title>Inbox \(0\)<\/title>/);
});

test('mails are there after a restart', async () => {
  await empty();
  await send(hostileMail);
  const before = await readMails(inbox.origin);
  await inbox.close();
  inbox = await startInbox({ folder: join(folder, 'inbox') });
  assert.deepEqual(await readMails(inbox.origin), before);
});

test('what is no mail at all is shown as well', async () => {
  await empty();
  await send({
    envelope: { from: 'a@x.org', to: 'b@x.org' },
    raw: '\u0000\u00ff=?utf-8?Q?=?=\r\n',
  });
  const [mail] = await readMails(inbox.origin);
  assert.deepEqual(mail?.envelope, { from: 'a@x.org', to: ['b@x.org'] });
  assert.equal((await ask(`/mails/${mail?.id}`, {})).status, 200);
  assert.equal((await ask('/', {})).status, 200);
});
