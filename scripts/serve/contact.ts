import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setInterval } from 'node:timers/promises';
import { hostOf } from '@/lib/site/host-of';
import { startInbox } from '@/scripts/serve/inbox';
import { applyMigrations, keptSecret, startPostgres } from '@/scripts/serve/postgres';
import { say } from '@/scripts/support/command';
import {
  browserUrl,
  type Environment,
  type ListenAddresses,
} from '@/scripts/support/listen-address';
import { site } from '@/site.config';
import { createContact } from '@/supabase/functions/send-contact-email/contact';
import { readSettings, type Settings } from '@/supabase/functions/send-contact-email/settings';

const drainIntervalMs = 5000;

/** Values for services that are not started yet. */
const placeholders = {
  DATABASE_URL: 'postgres://127.0.0.1/site',
  SMTP_URL: 'smtp://127.0.0.1',
  SECRET: '-'.repeat(32),
};

/**
 * Reads the function's settings, with defaults for this machine.
 *
 * @param services that are started here unless the environment names others
 * @throws an error of one line that names every invalid setting
 */
export function readLocalSettings(
  env: Environment,
  { site: address }: Pick<ListenAddresses, 'site'>,
  services: Environment = placeholders,
): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value));
  const local = ['127.0.0.1', '[::1]'].map((host) => `http://${host}:${address.port}`);
  return readSettings({
    ...services,
    MAIL_FROM: `website@${hostOf(site.url)}`,
    MAIL_TO: site.email,
    SITE_URL: browserUrl(address),
    ...given,
    ORIGINS: [browserUrl(address), ...local, given['ORIGINS']].filter(Boolean).join(),
  });
}

/**
 * Starts the contact function in this process. Without `DATABASE_URL` it gets a PostgreSQL of its
 * own, without `SMTP_URL` an inbox.
 *
 * @param env its settings, and `DATA_FOLDER` for database, mails and secret
 * @returns `inbox`: origin of the inbox page; undefined when mails go to the operator's mail server.
 *   Without a PostgreSQL for this platform it returns undefined, after a warning: the form is off
 * @throws an error of one line when a service cannot start; then all are stopped
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
      say('The contact form is off: there is no PostgreSQL for this platform.');
      say('Set DATABASE_URL to a PostgreSQL 17 of your own.');
      return undefined;
    }
    const startMails = () => startInbox(join(folder, 'inbox'), addresses.inbox.port);
    const inbox = env['SMTP_URL'] ? undefined : await startMails();
    if (inbox) stops.push(inbox.close);
    const settings = readLocalSettings(env, addresses, {
      DATABASE_URL: database?.url,
      SMTP_URL: inbox?.smtpUrl,
      SECRET: await keptSecret(join(folder, 'secret')),
    });
    await applyMigrations(settings);
    const contact = createContact(settings);
    stops.push(contact.close);

    const stopping = new AbortController();
    const drainRegularly = async () => {
      for await (const _ of setInterval(drainIntervalMs, undefined, stopping)) {
        try {
          await contact.drain();
        } catch (error) {
          console.warn(`The database does not answer: ${error}`);
          // Killed, or stopped by another process that used it.
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
