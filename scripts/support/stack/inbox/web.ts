import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { MailFolder } from '@/scripts/support/stack/inbox/mail-folder';
import { listPage, mailPage, missingPage, style } from '@/scripts/support/stack/inbox/pages';
import { type ReadMail, readMail } from '@/scripts/support/stack/inbox/read-mail';

type Answer = { status: number; headers: Record<string, string>; body: string | Buffer };

const loopback = '127.0.0.1';

/** No script at all, and nothing from anywhere else. */
const pagePolicy =
  "default-src 'none'; style-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";
/** A mail may look as it likes, and do nothing: the sandbox takes away script, forms and origin. */
const mailPolicy =
  "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

function answer(type: string, body: string | Buffer, policy = pagePolicy, status = 200): Answer {
  const headers = {
    'Content-Type': `${type}; charset=utf-8`,
    'Content-Security-Policy': policy,
    'Cache-Control': 'no-store',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, headers, body };
}

const missing = () => answer('text/html', missingPage(), pagePolicy, 404);
const home: Answer = { status: 303, headers: { Location: '/' }, body: '' };

async function readAll(mails: MailFolder): Promise<ReadMail[]> {
  return Promise.all((await mails.list()).map(readMail));
}

async function showMail(mails: MailFolder, id: string, part = ''): Promise<Answer> {
  const stored = await mails.find(id);
  if (!stored) return missing();
  if (part === 'source') return answer('text/plain', stored.source);
  const mail = await readMail(stored);
  if (part === '') return answer('text/html', mailPage(mail));
  return part === 'html' ? answer('text/html', mail.html, mailPolicy) : missing();
}

async function show(mails: MailFolder, path: string): Promise<Answer> {
  if (path === '/') return answer('text/html', listPage(await readAll(mails)));
  if (path === '/mails.json')
    return answer('application/json', JSON.stringify(await readAll(mails)));
  if (path === '/style.css') return answer('text/css', style);
  const [, id, part] = /^\/mails\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? [];
  return id === undefined ? missing() : showMail(mails, id, part);
}

async function remove(mails: MailFolder, path: string): Promise<Answer> {
  const [, id] = /^\/mails\/([^/]+)\/delete$/.exec(path) ?? [];
  if (id !== undefined) {
    await mails.remove(id);
    return home;
  }
  if (path !== '/delete') return missing();
  for (const mail of await mails.list()) await mails.remove(mail.id);
  return home;
}

/**
 * Another site's page must neither read the mails, by a name of its own that leads to this
 * machine, nor delete them by a form.
 */
function isForeign({ headers: { host = '', origin } }: IncomingMessage): boolean {
  const [name] = host.split(':');
  if (name !== 'localhost' && name !== loopback) return true;
  return origin !== undefined && origin !== `http://${host}`;
}

async function answerTo(mails: MailFolder, request: IncomingMessage): Promise<Answer> {
  if (isForeign(request)) return answer('text/plain', 'Not from here.', pagePolicy, 403);
  const [path = ''] = (request.url ?? '').split('?');
  if (request.method === 'GET') return show(mails, path);
  if (request.method === 'POST') return remove(mails, path);
  return { status: 405, headers: { Allow: 'GET, POST' }, body: '' };
}

async function respond(mails: MailFolder, request: IncomingMessage, response: ServerResponse) {
  request.resume();
  try {
    const { status, headers, body } = await answerTo(mails, request);
    response.writeHead(status, headers).end(body);
  } catch (error) {
    console.error(error);
    response.destroy();
  }
}

/**
 * Serves the pages on which the mails are read, on the loopback address only.
 *
 * @param port 0 takes any free one
 * @throws when it cannot listen
 */
export async function startWeb(
  mails: MailFolder,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer((request, response) => void respond(mails, request, response));
  const listening = await new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, loopback, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: listening, close };
}
