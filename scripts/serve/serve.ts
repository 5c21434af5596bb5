import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { displayHost } from '@/lib/site/channels';
import { startInbox } from '@/scripts/serve/inbox';
import { applyMigrations, readOrCreateSecret, startPostgres } from '@/scripts/serve/postgres';
import type { RunningServer } from '@/scripts/serve/site-server';
import { logFile, printLine, UserError } from '@/scripts/support/command';
import {
  browserUrl,
  type Environment,
  type ListenAddresses,
} from '@/scripts/support/listen-address';
import { site } from '@/site.config';
import {
  type ContactFunction,
  createContactFunction,
} from '@/supabase/functions/send-contact-email/contact';
import { errorCode } from '@/supabase/functions/send-contact-email/log';
import { readSettings, type Settings } from '@/supabase/functions/send-contact-email/settings';

/**
 * Serves pages with the contact function until the process is stopped, and prints the URLs.
 *
 * @param start starts the server of the pages; without a contact function the form is off
 * @throws a one-line error if the server or the function cannot start; both are stopped then
 */
export async function serve(
  addresses: ListenAddresses,
  start: (contact: ContactFunction | undefined) => Promise<RunningServer>,
): Promise<void> {
  const local = await startContact(process.env, addresses);
  const stopContact = async () => local?.stop();
  const server = await start(local?.contact).catch(async (error: unknown) => {
    await stopContact();
    throw error;
  });
  let isEnding = false;
  const end = async () => {
    // Ctrl+C sends several signals: from the terminal, and from parent processes.
    if (isEnding) return;
    isEnding = true;
    setTimeout(() => process.exit(1), 10_000);
    await server.close();
    await stopContact();
    process.exit();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  printLine(`Site:  ${browserUrl(addresses.site)}`);
  if (local?.inbox) printLine(`Inbox: ${browserUrl(addresses.inbox)}`);
  printLine(`Ctrl+C ends everything.${logFile ? ` Details: ${logFile}` : ''}`);
}

const drainIntervalMs = 5000;

/** Settings for services that have not been started yet. */
const placeholders = {
  DATABASE_URL: 'postgres://127.0.0.1/site',
  SMTP_URL: 'smtp://127.0.0.1',
  SECRET: '-'.repeat(32),
};

/**
 * Reads the function's settings, with defaults for this machine. Behind a proxy there are visitors:
 * their messages must not end in a local database or inbox.
 *
 * @param services settings of local services; the environment overrides them
 * @throws a one-line error that names every invalid setting
 */
export function readLocalSettings(
  env: Environment,
  { site: address }: Pick<ListenAddresses, 'site'>,
  services: Environment = placeholders,
): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const missing = ['DATABASE_URL', 'SMTP_URL'].filter((name) => given[name] === undefined);
  if (given['CLIENT_ADDRESS_HEADER'] !== undefined && missing.length > 0) {
    throw new UserError(
      `${missing.join(' and ')}: missing. CLIENT_ADDRESS_HEADER is set, so visitors use this server.`,
    );
  }
  const local = ['127.0.0.1', '[::1]'].map((host) => `http://${host}:${address.port}`);
  try {
    return readSettings({
      ...services,
      MAIL_FROM: `website@${displayHost(site.url)}`,
      MAIL_TO: site.email,
      SITE_URL: browserUrl(address),
      ...given,
      ORIGINS: [browserUrl(address), ...local, given['ORIGINS']].filter(Boolean).join(),
    });
  } catch (error) {
    throw new UserError(error instanceof Error ? error.message : `${error}`);
  }
}

/**
 * Starts the contact function in this process. Without `DATABASE_URL`, it starts a local
 * PostgreSQL; without `SMTP_URL`, a local inbox.
 *
 * @param env its settings, and `DATA_FOLDER` for database, e-mails and secret
 * @returns the function, with the origin of the inbox page if there is a local inbox; undefined,
 *   after a warning, if this platform has no PostgreSQL: the form is then off
 * @throws a one-line error if a service cannot start; the others are stopped then
 */
export async function startContact(env: Environment, addresses: ListenAddresses) {
  const folder = resolve(env['DATA_FOLDER'] || '.data');
  await mkdir(folder, { recursive: true });
  const startDatabase = () => startPostgres(join(folder, 'postgres'));
  const stops: (() => Promise<unknown>)[] = [];
  const stop = async () => {
    for (const end of stops.reverse()) await end();
  };
  try {
    const database = env['DATABASE_URL'] ? undefined : await startDatabase();
    if (database) stops.push(database.stop);
    else if (!env['DATABASE_URL']) {
      printLine('The contact form is off: there is no PostgreSQL for this platform.');
      printLine('Set DATABASE_URL to a PostgreSQL 17 of your own.');
      return undefined;
    }
    const startLocalInbox = () => startInbox(join(folder, 'inbox'), addresses.inbox.port);
    const inbox = env['SMTP_URL'] ? undefined : await startLocalInbox();
    if (inbox) stops.push(inbox.close);
    const settings = readLocalSettings(env, addresses, {
      DATABASE_URL: database?.url,
      SMTP_URL: inbox?.smtpUrl,
      SECRET: await readOrCreateSecret(join(folder, 'secret')),
    });
    const contact = createContactFunction(settings);
    stops.push(contact.close);
    try {
      await applyMigrations(settings);
      await contact.check();
    } catch (error) {
      const reason = (error instanceof Error && error.message) || errorCode(error);
      throw new UserError(`The database cannot be used: ${reason}`);
    }

    const stopping = new AbortController();
    const drainRegularly = async () => {
      for await (const _ of setInterval(drainIntervalMs, undefined, stopping)) {
        try {
          await contact.drain();
        } catch {
          // It was killed, or stopped by another process that used it.
          if (database) await startDatabase().catch(console.warn);
        }
      }
    };
    const draining = drainRegularly().catch(() => undefined);
    stops.push(
      () => draining,
      async () => stopping.abort(),
    );
    return { contact, settings, inbox: inbox?.origin, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
