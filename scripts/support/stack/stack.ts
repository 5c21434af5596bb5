import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { startFunction } from '@/scripts/support/stack/contact-function';
import { lockFolder } from '@/scripts/support/stack/folder-lock';
import {
  type Environment,
  functionSettings,
  type Surroundings,
} from '@/scripts/support/stack/function-settings';
import { startInbox } from '@/scripts/support/stack/inbox/inbox';
import { applyMigrations } from '@/scripts/support/stack/migrations';
import { startPostgres } from '@/scripts/support/stack/postgres';
import { newKey, openSecrets } from '@/scripts/support/stack/secrets';
import { supervise } from '@/scripts/support/stack/supervise';

/** Where the function answers, and the key by which it knows the server in front of it. */
type ContactAccess = { origin: string; proxyKey: string };

/** Everything behind the contact form, on this machine. */
export type RunningStack = {
  /** How the function is reached; undefined while it is being restarted. */
  contact: () => ContactAccess | undefined;
  /** The database's address with its password. */
  databaseUrl: string;
  /** Where the mails are shown; undefined when they go to a mail server. */
  inbox: string | undefined;
  /** Process ids of what runs now. */
  processes: () => { database: number | undefined; function: number | undefined };
  stop: () => Promise<void>;
};

/** What a stack is started with. */
export type StackOptions = {
  /** Folder for all data, which this stack uses alone. */
  folder: string;
  env: Environment;
  inboxPort?: number;
  log: (line: string) => void;
} & Pick<Surroundings, 'origins' | 'pageSource'>;

type Stop = () => Promise<void>;

const migrationFolder = 'supabase/migrations';

/** Cleanup functions, which run in reverse order: nothing ends before what depends on it. */
function createCleanup(): { defer: (stop: Stop) => void; run: Stop } {
  const stops: Stop[] = [];
  return {
    defer: (stop) => stops.push(stop),
    run: async () => {
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
    },
  };
}

/** Starts a service on any free port, and restarts it on the same one, which others know. */
function keepPort<Running extends { port: number }>(
  start: (port: number | undefined) => Promise<Running>,
): () => Promise<Running> {
  let port: number | undefined;
  return async () => {
    const running = await start(port);
    port = running.port;
    return running;
  };
}

/**
 * Starts inbox, database and function, in this order, and restarts what dies. All of it ends with
 * this process, also when that is killed.
 *
 * `DATABASE_URL` and `SMTP_URL` in the environment stand for a database and a mail server of
 * one's own: then none is started.
 *
 * @throws an error of one line when something cannot start; then nothing runs
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { folder, env, inboxPort = 0, log, origins, pageSource } = options;
  const { defer, run: end } = createCleanup();
  try {
    await mkdir(folder, { recursive: true });
    defer(await lockFolder(folder));
    const secrets = await openSecrets(folder);

    const inbox = env['SMTP_URL']
      ? undefined
      : await startInbox({ folder: join(folder, 'inbox'), pagePort: inboxPort });
    if (inbox) defer(inbox.close);

    const database = env['DATABASE_URL']
      ? undefined
      : await supervise({
          name: 'The database',
          log,
          start: keepPort((port) => startPostgres({ folder: join(folder, 'postgres'), port, log })),
        });
    if (database) defer(database.stop);
    const databaseUrl = env['DATABASE_URL'] || (database?.current()?.url ?? '');
    await applyMigrations({ url: databaseUrl, folder: migrationFolder });

    const smtpUrl = env['SMTP_URL'] || (inbox?.smtpUrl ?? '');
    const proxyKey = newKey();
    const settings = functionSettings(env, {
      databaseUrl,
      smtpUrl,
      origins,
      pageSource,
      secrets,
      proxyKey,
    });
    const contact = await supervise({
      name: 'The contact function',
      log,
      start: keepPort((port) =>
        startFunction({ env: settings, cache: join(folder, 'deno'), port, log }),
      ),
    });
    defer(contact.stop);

    return {
      contact: () => {
        const running = contact.current();
        return running && { origin: running.origin, proxyKey };
      },
      databaseUrl,
      inbox: inbox?.origin,
      processes: () => ({ database: database?.current()?.pid, function: contact.current()?.pid }),
      stop: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}
