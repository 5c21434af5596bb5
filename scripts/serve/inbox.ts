import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { listen, loopback } from '@/scripts/support/listen-address';

/** Number of e-mails on the page, and in `/mails.json`, which tests read as `Email`. */
const maxMails = 50;

const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function inboxPage(mails: readonly Email[], folder: string): string {
  const articles = mails.map(({ subject = '', date, replyTo = [], text = '' }) => {
    const replyAddresses = replyTo.map(({ name, address }) => `${name} <${address}>`).join();
    return `<article>
<h2>${escaped(subject)}</h2>
<p>${escaped(`${date}, reply to ${replyAddresses}`)}
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
<p>The newest ${maxMails} e-mails of this computer's copy of the site. All are files in
${escaped(folder)}.
${articles.join('\n') || '<p>No e-mail yet. Send the form on the contact page.'}
`;
}

/**
 * Starts a mail server on the loopback address, which accepts e-mails for any recipient and relays
 * none, and the page that shows them.
 *
 * @param folder for the e-mails, one file each
 * @param pagePort port of the page; 0 for any free port
 * @returns `smtpUrl`, without TLS and authentication, and `origin` of the page
 * @throws if it cannot listen
 */
export async function startInbox(folder: string, pagePort = 0) {
  await mkdir(folder, { recursive: true, mode: 0o700 });

  const newestMails = async () => {
    const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
    const newest = files.sort().reverse().slice(0, maxMails);
    return Promise.all(
      newest.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
    );
  };
  const store = async (mail: Buffer) => {
    // The name can be sorted by time, and is valid on Windows.
    const time = new Date().toISOString().replaceAll(':', '_');
    const file = join(folder, `${time}-${randomBytes(4).toString('hex')}`);
    await writeFile(file, mail, { mode: 0o600, flush: true });
    await rename(file, `${file}.eml`);
  };

  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    // Accepts an e-mail only after it has been written to disk.
    onData: (stream, _, done) =>
      void buffer(stream)
        .then(store)
        .then(() => done(), done),
  });
  // Ignores clients that disconnect.
  smtp.on('error', () => undefined);
  const smtpPort = await listen(smtp.server, { host: loopback, port: 0 });

  const page = createServer(async ({ url }, response) => {
    try {
      const isJson = url === '/mails.json';
      const mails = await newestMails();
      response
        .writeHead(200, { ...headers, 'Content-Type': isJson ? 'application/json' : 'text/html' })
        .end(isJson ? JSON.stringify(mails) : inboxPage(mails, folder));
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
