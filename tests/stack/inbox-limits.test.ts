import assert from 'node:assert/strict';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import nodemailer from 'nodemailer';
import { eventually } from '@/tests/support/eventually';
import { type RunningInbox, startInbox } from '@/tooling/contact-stack/inbox/inbox';
import { maxMailBytes } from '@/tooling/contact-stack/inbox/mail-folder';
import { makeDataFolder } from '@/tooling/contact-stack/temporary-stack';

const mailCount = 3000;
const words = 'Guten Tag, wir suchen drei Pflegefachkräfte für die Station 4. '.repeat(30);

let remove: () => Promise<void>;
let inboxFolder: string;
let inbox: RunningInbox;

/** A mail as the inbox keeps it; the newest one has the highest number. */
function storedMail(number: number): { name: string; content: string } {
  const time = new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString();
  const id = `${time.replaceAll(/[-:.]/g, '')}-${number.toString(16).padStart(8, '0')}`;
  const head = [
    'X-Inbox-Envelope: {"from":"website@example.org","to":["team@example.org"]}',
    `Subject: Mail ${number}.`,
    'MIME-Version: 1.0',
    'Content-Type: multipart/alternative; boundary=part',
  ];
  const part = (type: string, body: string) =>
    ['--part', `Content-Type: ${type}; charset=utf-8`, '', body].join('\r\n');
  const parts = [part('text/plain', words), part('text/html', `<p>${words}</p>`), '--part--'];
  return { name: `${id}.eml`, content: [...head, '', ...parts, ''].join('\r\n') };
}

before(async () => {
  const data = await makeDataFolder();
  remove = data.remove;
  inboxFolder = join(data.folder, 'inbox');
  await mkdir(inboxFolder);
  for (let number = 1; number <= mailCount; number += 1) {
    const { name, content } = storedMail(number);
    await writeFile(join(inboxFolder, name), content);
  }
  // What a kill in the middle of a mail has left.
  await writeFile(join(inboxFolder, '20260101T000000000Z-00000000.partial'), 'cut off');
  inbox = await startInbox({ folder: inboxFolder });
});
after(async () => {
  await inbox.close();
  await remove();
});

const page = async (path: string) => (await fetch(inbox.origin + path)).text();
const numbersOn = (html: string) =>
  [...html.matchAll(/>Mail (\d+)\.</g)].map(([, one]) => Number(one));

/**
 * Watches how long this process computes without a pause. What others on the machine compute
 * meanwhile is not counted.
 *
 * @returns what ends it, and gives the time of each turn in milliseconds
 */
function watchTurns(): () => number[] {
  const turns: number[] = [];
  let last = process.cpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(last);
    last = process.cpuUsage();
    turns.push((user + system) / 1000);
  }, 5);
  return () => {
    clearInterval(timer);
    return turns;
  };
}

test('thousands of mails neither hold the process up nor fill its memory', async () => {
  const before = process.memoryUsage().rss;
  const endTurns = watchTurns();
  for (let time = 0; time < 5; time += 1) await page('/');
  const response = await fetch(`${inbox.origin}/mails.json`);
  let bytes = 0;
  for await (const chunk of response.body ?? []) bytes += chunk.length;
  const turns = endTurns().sort((one, other) => one - other);
  assert.ok(bytes > mailCount * words.length * 2);
  const p99 = turns[Math.floor(turns.length * 0.99)] ?? Number.POSITIVE_INFINITY;
  assert.ok(p99 < 50, `1 % of the turns held the process up for ${p99} ms or longer`);
  const growth = (process.memoryUsage().rss - before) / 1e6;
  assert.ok(growth < 150, `${growth} MB more`);
});

test('the list shows the newest 50', async () => {
  const html = await page('/');
  assert.match(html, new RegExp(`<title>Inbox \\(${mailCount}\\)</title>`));
  assert.deepEqual(
    numbersOn(html),
    Array.from({ length: 50 }, (_, index) => mailCount - index),
  );
});

function sendMail(body: string): Promise<unknown> {
  const transport = nodemailer.createTransport(inbox.smtpUrl);
  return transport
    .sendMail({
      envelope: { from: 'a@example.org', to: 'b@example.org' },
      raw: `Subject: Mail ${mailCount + 1}.\r\n\r\n${body}`,
    })
    .finally(() => transport.close());
}

test('a mail that is too large is refused and leaves nothing behind', async () => {
  const before = await readdir(inboxFolder);
  assert.equal(before.length, mailCount);
  const line = `${'x'.repeat(76)}\r\n`;
  // Neither announced, as nodemailer would do.
  const large = line.repeat(maxMailBytes / line.length + 1);
  await assert.rejects(sendMail(large), { responseCode: 552 });
  assert.deepEqual(await readdir(inboxFolder), before);

  await sendMail(large.slice(0, maxMailBytes - 1000));
  assert.deepEqual(numbersOn(await page('/')).slice(0, 2), [mailCount + 1, mailCount]);
});

test('a mail whose sender leaves in the middle is not there', async () => {
  const before = await readdir(inboxFolder);
  const socket = connect(Number(new URL(inbox.smtpUrl).port), '127.0.0.1');
  const commands = ['HELO x', 'MAIL FROM:<a@x.org>', 'RCPT TO:<b@x.org>', 'DATA', 'Subject: Half'];
  // Each one after the answer to the one before it.
  socket.on('data', () => socket.write(`${commands.shift()}\r\n`));
  await eventually(
    'the mail is coming in',
    10,
    async () => (await readdir(inboxFolder)).length > before.length,
  );
  socket.destroy();
  await eventually(
    'what came of it is gone',
    10,
    async () => (await readdir(inboxFolder)).length === before.length,
  );
});

const securityHeaders = {
  'content-security-policy': /^default-src 'none'; (?!.*script).*frame-ancestors 'none'$/,
  'cache-control': /^no-store$/,
  'referrer-policy': /^no-referrer$/,
  'x-content-type-options': /^nosniff$/,
  'x-frame-options': /^DENY$/,
};

/** Sends a request as it is written, and reads until the connection ends. */
async function sendRaw(request: string): Promise<{ status: number; headers: Headers }> {
  const socket = connect(Number(new URL(inbox.origin).port), '127.0.0.1');
  socket.write(request);
  const [head = ''] = (await text(socket)).split('\r\n\r\n');
  const [statusLine = '', ...lines] = head.split('\r\n');
  const fields = lines.map((line): [string, string] => {
    const colon = line.indexOf(':');
    return [line.slice(0, colon), line.slice(colon + 1).trim()];
  });
  return { status: Number(statusLine.split(' ')[1]), headers: new Headers(fields) };
}

test('every answer carries the security headers', async () => {
  const { port } = new URL(inbox.origin);
  const rest = `HTTP/1.1\r\nHost: localhost:${port}\r\nConnection: close\r\n`;
  const [newest = ''] = (await readdir(inboxFolder)).sort().reverse();
  const mail = `/mails/${newest.replace('.eml', '')}`;
  const requests: [status: number, request: string][] = [
    [200, `GET / ${rest}\r\n`],
    [200, `HEAD / ${rest}\r\n`],
    [200, `GET ${mail} ${rest}\r\n`],
    [200, `HEAD /mails.json ${rest}\r\n`],
    [200, `GET / ${rest}Expect: nothing\r\n\r\n`],
    [400, 'GET / HTTP/1.1\r\nHost\r\n\r\n'],
    [400, `GET / ${rest}X: ${'x'.repeat(20_000)}\r\n\r\n`],
    [403, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
    [403, 'GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n'],
    [404, `GET /x ${rest}\r\n`],
    [404, `GET // ${rest}\r\n`],
    [404, `GET ${mail}/x ${rest}\r\n`],
    [405, `DELETE / ${rest}\r\n`],
    // Endless bodies are not read: the connection ends with the answer.
    [405, `POST / ${rest.replace('close', 'keep-alive')}Content-Length: 9999\r\n\r\n`],
  ];
  for (const [status, request] of requests) {
    const answer = await sendRaw(request);
    const words = request.slice(0, 60);
    assert.equal(answer.status, status, words);
    for (const [name, value] of Object.entries(securityHeaders)) {
      assert.match(answer.headers.get(name) ?? '', value, `${name}: ${words}`);
    }
  }
});
