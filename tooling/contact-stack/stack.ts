import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningFunction, startFunction } from '@/tooling/contact-stack/contact-function';
import { lockFolder } from '@/tooling/contact-stack/folder-lock';
import {
  type Environment,
  functionSettings,
  type Surroundings,
} from '@/tooling/contact-stack/function-settings';
import { type InboxProcess, startInboxProcess } from '@/tooling/contact-stack/inbox/inbox-process';
import { applyMigrations } from '@/tooling/contact-stack/migrations';
import { type RunningPostgres, startPostgres } from '@/tooling/contact-stack/postgres';
import { newKey, openSecrets } from '@/tooling/contact-stack/secrets';
import { supervise } from '@/tooling/contact-stack/supervise';
import type { ContactBackend } from '@/tooling/hosting/call-function';

/** Everything behind the contact form, on this machine. */
export type RunningStack = {
  /** How the function is reached; undefined while it is being restarted. */
  contact: () => ContactBackend | undefined;
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

/** What is restarted keeps its ports, by which others know it. */
const superviseInbox = ({ folder, inboxPort = 0, log }: StackOptions) =>
  supervise({
    name: 'The inbox',
    log,
    start: (previous?: InboxProcess) =>
      startInboxProcess({
        folder: join(folder, 'inbox'),
        ports: previous?.ports ?? { smtp: 0, page: inboxPort },
      }),
  });

const superviseDatabase = ({ folder, log }: StackOptions) =>
  supervise({
    name: 'The database',
    log,
    start: (previous?: RunningPostgres) =>
      startPostgres({ folder: join(folder, 'postgres'), port: previous?.port, log }),
  });

const superviseFunction = ({ folder, log }: StackOptions, env: Readonly<Record<string, string>>) =>
  supervise({
    name: 'The contact function',
    log,
    start: (previous?: RunningFunction) =>
      startFunction({ env, cache: join(folder, 'deno'), port: previous?.port, log }),
  });

/**
 * Starts inbox and database, then the function, and restarts what dies. All of it ends with
 * this process, also when that is killed.
 *
 * `DATABASE_URL` and `SMTP_URL` in the environment stand for a database and a mail server of
 * one's own: then none is started.
 *
 * @throws an error of one line when something cannot start; then nothing runs
 */
export async function startStack(options: StackOptions): Promise<RunningStack> {
  const { folder, env, origins, pageSource } = options;
  const { defer, run: end } = createCleanup();
  const track = <Service extends { stop: Stop }>(service: Service): Service => {
    defer(service.stop);
    return service;
  };
  try {
    await mkdir(folder, { recursive: true });
    defer(await lockFolder(folder));
    const secrets = await openSecrets(folder);

    const startingInbox = env['SMTP_URL'] ? undefined : superviseInbox(options).then(track);
    const startingDatabase = env['DATABASE_URL']
      ? undefined
      : superviseDatabase(options).then(track);
    // Should one of them fail, the other one is stopped when it has started.
    await Promise.allSettled([startingInbox, startingDatabase]);
    const inbox = (await startingInbox)?.current();
    const database = await startingDatabase;
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
    const contact = await superviseFunction(options, settings).then(track);

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
