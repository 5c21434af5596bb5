import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { appendFile, chmod, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { applyMigrations, startPostgres } from '@/scripts/serve/postgres';
import {
  type ContactFunction,
  createContactFunction,
} from '@/supabase/functions/send-contact-email/contact';
import { readSettings } from '@/supabase/functions/send-contact-email/settings';
import { type Certificate, startMailServer } from '@/tests/contact/support/mail-server';
import { validRequest } from '@/tests/support/valid-request';

export const secret = 'secret-of-the-tests-0123456789abcdef';
export const siteOrigin = 'http://site.test';
export const mailTo = 'team@pflege.example.org';

/** A valid request with the index in its message, so that no two are equal. */
export const distinctRequest = (index: number | string) => ({
  ...validRequest,
  message: `${validRequest.message} ${index}`,
});

type Environment = Readonly<Record<string, string | undefined>>;

/** A database, a mail server, and the function in front of both. */
export type Backend = Awaited<ReturnType<typeof startBackend>>;

/** A POST request with JSON. @param address of the client, in the header that the tests set */
export function postJson(
  body: unknown,
  {
    url = 'http://function.test/',
    address = '203.0.113.7',
    query = '',
    ...headers
  }: Record<string, string> = {},
): Request {
  return new Request(`${url}?${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-test-address': address, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** Program that stops each database of a folder as soon as its input ends, and removes the folder. */
const cleaner = `process.stdin.resume().on('end', () => {
  const [, folder] = process.argv;
  for (const file of fs.readdirSync(folder, { recursive: true })) {
    if (path.basename(file) !== 'postmaster.pid') continue;
    try {
      process.kill(parseInt(fs.readFileSync(path.join(folder, file), 'utf8')), 'SIGQUIT');
    } catch {} // It has ended.
  }
  setTimeout(() => fs.rmSync(folder, { recursive: true, force: true }), 1000);
})`;

/**
 * Makes a temporary folder that PostgreSQL's account can enter. It is cleaned when this process
 * ends, also by a failure or a kill.
 */
export async function makeFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'contact-'));
  await chmod(folder, 0o711);
  spawn(process.execPath, ['-e', cleaner, folder], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  }).unref();
  return folder;
}

/** Starts database and mail server in a temporary folder. */
export async function startBackend({ tls }: { tls?: Certificate } = {}) {
  const folder = await makeFolder();
  const data = join(folder, 'postgres');
  const start = async () => {
    const database = await startPostgres(data);
    if (!database) throw new Error('There is no PostgreSQL for this platform.');
    return database;
  };
  let database = await start();
  const sql = new pg.Pool({ connectionString: database.url, max: 2 });
  sql.on('error', () => undefined);
  if (tls) {
    await database.stop();
    const file = (name: string) => join(data, 'cluster', name);
    await writeFile(file('server.crt'), tls.cert);
    await writeFile(file('server.key'), tls.key, { mode: 0o600 });
    await appendFile(file('postgresql.conf'), 'ssl = on\n');
    database = await start();
  }
  await applyMigrations({
    DATABASE_URL: database.url.replace('127.0.0.1', 'localhost'),
    DATABASE_CA: tls?.ca,
  });
  const mailServer = await startMailServer();
  const contacts: ContactFunction[] = [];
  /** All settings of the function, for this process or another one. */
  const settings = (changes: Environment = {}): Environment => ({
    DATABASE_URL: database.url,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'website@pflege.example.org',
    MAIL_TO: mailTo,
    SITE_URL: siteOrigin,
    SECRET: secret,
    CLIENT_ADDRESS_HEADER: 'x-test-address',
    MAILS_PER_HOUR: '100000',
    ...changes,
  });
  return {
    folder,
    sql,
    mailServer,
    settings,
    /** Creates the function in this process; closed with the backend. */
    contact: (changes?: Environment) => {
      const contact = createContactFunction(readSettings(settings(changes)));
      contacts.push(contact);
      return contact;
    },
    /** Stores requests of other visitors, without mailing them. Times are SQL. */
    fillOutbox: (
      count: number,
      { networks = 1, createdAt = 'now()', nextAttemptAt = 'now()' } = {},
    ) =>
      sql.query(`insert into contact.requests (reference, fingerprint, network_hash, name, email,
          phone, company, message, request_callback, context, created_at, next_attempt_at)
        select translate(to_char(n, 'FM0000-0000'), '0123456789', 'BCDFGHJKMN'), '',
          decode(lpad((n % ${networks})::text, 4, '0'), 'hex'), 'Spam', 'a@b.test', '', '',
          'Spam and more', false, '{}', ${createdAt}, ${nextAttemptAt}
        from generate_series(1, ${count}) n`),
    killDatabase: () => {
      const [pid] = readFileSync(join(data, 'cluster/postmaster.pid'), 'utf8').split('\n');
      process.kill(Number(pid), 'SIGKILL');
    },
    /** Starts the database again after a kill, at the same address. */
    startDatabase: async () => {
      database = await start();
    },
    /** Closes all connections; the database ends with this process. */
    close: async () => {
      await Promise.all(contacts.map((contact) => contact.close()));
      await sql.end();
      await mailServer.close();
    },
  };
}
