import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { freePort, listen, loopback } from '@/tooling/support/listen-address';

/** A received mail, as in `/mails.json`. */
export type Mail = {
  /** ISO 8601. */
  received: string;
  /** Recipients of the SMTP envelope, which decide where a mail goes. */
  deliveredTo: string;
  from: string;
  to: string[];
  replyTo: { name: string; address: string }[];
  subject: string;
  messageId: string;
  text: string;
  /** All headers in their original order, names in lower case. */
  headers: { key: string; value: string }[];
};

/** A running mail server for trying out the site, with a page that shows its mails. */
export type Inbox = {
  /** `smtp://127.0.0.1:<port>`, without TLS and authentication. */
  smtpUrl: string;
  /** Origin of the page. */
  origin: string;
  close: () => Promise<void>;
};

/** Mails on the page, and in `/mails.json`, which tests read. */
const counts = { page: 50, json: 500 } as const;

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string) => text.replace(/[&<>]/g, (letter) => entities[letter] ?? '');

const mailboxesOf = (addresses: readonly Address[] = []): { name: string; address: string }[] =>
  addresses.flatMap(({ name, address, group }) =>
    group ? mailboxesOf(group) : [{ name, address: address ?? '' }],
  );

async function readMail(file: string, id: string): Promise<Mail> {
  const mail = await PostalMime.parse(await readFile(file));
  const addressesOf = (list: readonly Address[]) => mailboxesOf(list).map(({ address }) => address);
  return {
    received: id.slice(0, 24).replaceAll('_', ':'),
    deliveredTo: mail.deliveredTo ?? '',
    from: addressesOf(mail.from ? [mail.from] : []).join(),
    to: addressesOf([...(mail.to ?? []), ...(mail.cc ?? []), ...(mail.bcc ?? [])]),
    replyTo: mailboxesOf(mail.replyTo),
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? '',
    text: mail.text ?? '',
    headers: mail.headers.map(({ key, value }) => ({ key, value })),
  };
}

function pageOf(mails: readonly Mail[], folder: string): string {
  const articles = mails.map(({ received, subject, from, replyTo, text }) => {
    const answers = replyTo.map(({ name, address }) => `${name} <${address}>`).join(', ');
    return `<article>
<h2>${escaped(subject)}</h2>
<p>${escaped(`${received.slice(0, 19).replace('T', ' ')} UTC, from ${from}, reply to ${answers}`)}
<pre>${escaped(text)}</pre>
</article>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Inbox</title>
<style>
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
pre { padding: 1rem; border: 1px solid; white-space: pre-wrap; }
</style>
<h1>Inbox</h1>
<p>The newest ${counts.page} mails of this computer's copy of the site. All are files in
${escaped(folder)}.
${articles.join('\n') || '<p>No mail yet. Send the form on the contact page.'}
`;
}

/**
 * Starts a mail server on the loopback address, which accepts mails for any recipient and relays
 * none, and the page that shows them.
 *
 * @param folder for the mails, one file each
 * @param pagePort port of the page; 0 for any free port
 * @throws when it cannot listen
 */
export async function startInbox(folder: string, pagePort = 0): Promise<Inbox> {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  const newestMails = async (count: number) => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
    return Promise.all(
      names
        .slice(-count)
        .reverse()
        .map((name) => readMail(join(folder, name), name)),
    );
  };

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    onData: (stream, { envelope: { rcptTo } }, done) => {
      const store = async () => {
        const recipients = rcptTo.map(({ address }) => address).join(', ');
        const source = [Buffer.from(`Delivered-To: ${recipients}\r\n`), await buffer(stream)];
        // Sorts by time, and is a file name on Windows, too.
        const time = new Date().toISOString().replaceAll(':', '_');
        const file = join(folder, `${time}-${randomBytes(4).toString('hex')}`);
        await writeFile(file, Buffer.concat(source), { mode: 0o600, flush: true });
        await rename(file, `${file}.eml`);
      };
      // Accepted only when the mail is on disk.
      store().then(() => done(), done);
    },
  });
  const smtpPort = await freePort();
  await new Promise<void>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(smtpPort, loopback, resolve);
  });
  // Clients that disconnect are ignored.
  smtp.on('error', () => undefined);

  const page = createServer(async ({ url }, response) => {
    try {
      const isJson = url === '/mails.json';
      const mails = await newestMails(isJson ? counts.json : counts.page);
      response
        .writeHead(200, { ...headers, 'Content-Type': isJson ? 'application/json' : 'text/html' })
        .end(isJson ? JSON.stringify(mails) : pageOf(mails, folder));
    } catch (error) {
      console.error(error);
      response.writeHead(500, headers).end();
    }
  });
  const port = await listen(page, { host: loopback, port: pagePort });

  return {
    smtpUrl: `smtp://${loopback}:${smtpPort}`,
    origin: `http://${loopback}:${port}`,
    close: async () => {
      page.close();
      page.closeAllConnections();
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}
