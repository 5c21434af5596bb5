import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type RunningFunction, startFunction } from '@/tooling/contact-stack/contact-function';
import { lockFolder } from '@/tooling/contact-stack/folder-lock';
import {
  type Environment,
  type FunctionDependencies,
  functionSettings,
} from '@/tooling/contact-stack/function-settings';
import { type InboxProcess, startInboxProcess } from '@/tooling/contact-stack/inbox/inbox-process';
import { applyMigrations } from '@/tooling/contact-stack/migrations';
import { type RunningPostgres, startPostgres } from '@/tooling/contact-stack/postgres';
import { newKey, openSecrets } from '@/tooling/contact-stack/secrets';
import { supervise } from '@/tooling/contact-stack/supervise';
import type { ContactBackend } from '@/tooling/hosting/call-function';

/** The contact backend on this machine: database, inbox and function. */
export type RunningStack = {
  /** Where the function is reachable; undefined while it is being restarted. */
  contact: () => ContactBackend | undefined;
  /** URL of the database, with its password. */
  databaseUrl: string;
  /** Address of the inbox page; undefined when mails go to the operator's mail server. */
  inbox: string | undefined;
  /** Current process ids. */
  processes: () => { database: number | undefined; function: number | undefined };
  stop: () => Promise<void>;
};

/** Options of a stack. */
export type StackOptions = {
  /** Folder for all data; exclusive to this stack. */
  folder: string;
  env: Environment;
  inboxPort?: number;
  log: (line: string) => void;
} & Pick<FunctionDependencies, 'origins' | 'pageSource'>;

type Stop = () => Promise<void>;

const migrationFolder = 'supabase/migrations';

/** Deferred cleanup functions, run in reverse order, so that dependents stop first. */
function createCleanup(): { defer: (stop: Stop) => void; run: Stop } {
  const stops: Stop[] = [];
  return {
    defer: (stop) => stops.push(stop),
    run: async () => {
      for (let stop = stops.pop(); stop; stop = stops.pop()) await stop();
    },
  };
}

/** A restarted service keeps its ports, because others have its address. */
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
 * Starts inbox and database, then the function, and restarts those that die. All of them exit with
 * this process, even if it is killed.
 *
 * With `DATABASE_URL` or `SMTP_URL` in the environment, no database or inbox is started.
 *
 * @throws an error of one line when one cannot start; then all are stopped
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
    // Wait for both: if one fails, the other one still has to be stopped.
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
