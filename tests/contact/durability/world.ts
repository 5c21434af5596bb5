import { join } from 'node:path';
import { createMailServer, type MailServer } from '@/tests/contact/support/start-mail-server';
import { databaseUrlOf } from '@/tests/stack/support/database-of';
import {
  isDatabase,
  isFunction,
  isWatchdog,
  type Process,
  processesWith,
} from '@/tests/stack/support/processes';
import { endAll, type SiteProcess, startSite } from '@/tests/stack/support/site-process';
import { makeDataFolder, unlimited } from '@/tooling/contact-stack/temporary-stack';

/** What is killed. */
export const victims = ['function', 'database', 'watchdog', 'mail server', 'supervisor'] as const;
export type Victim = (typeof victims)[number];

/** A site with everything behind its form, and a mail server, all of which can be killed. */
export type World = {
  origin: string;
  mail: MailServer;
  /** The database's address; it changes with the supervisor. */
  databaseUrl: () => string;
  /**
   * Kills a process at once, before it returns.
   *
   * @returns resolves when what nobody else restarts has been started again
   */
  kill: (victim: Victim) => Promise<void>;
  /**
   * Ends all of it as a person would.
   *
   * @returns what was wrong with that: an exit code, processes that are left
   */
  end: () => Promise<string[]>;
  /** Removes what is left, whatever has happened. */
  remove: () => Promise<void>;
};

/** What a killed process has left is taken over soon. */
export const quickDelivery = {
  DELIVERY_POLL_SECONDS: '0.2',
  DELIVERY_LEASE_SECONDS: '2',
  DELIVERY_BACKOFF_SECONDS: '0.5',
  DELIVERY_BACKOFF_MAX_SECONDS: '2',
  SMTP_TIMEOUT_SECONDS: '1',
};

const isVictim = {
  function: isFunction,
  database: isDatabase,
  watchdog: isWatchdog,
} as const satisfies Partial<Record<Victim, (process: Process) => boolean>>;

/**
 * Starts all of it, with data of its own.
 *
 * @param further settings of the function
 */
export async function startWorld(further: Readonly<Record<string, string>> = {}): Promise<World> {
  const { folder, remove: removeFolder } = await makeDataFolder();
  const mail = await createMailServer(join(folder, 'mails.jsonl'));
  const remove = async () => {
    await mail.kill();
    await endAll(folder);
    await removeFolder();
  };
  const start = (ports: Readonly<Record<string, string>>) =>
    startSite(folder, {
      ...unlimited,
      // Visitors have addresses of their own.
      TRUSTED_PROXIES: '1',
      // An empty value takes the default.
      DELIVERY_POLL_SECONDS: '',
      ...further,
      SMTP_URL: mail.url,
      ...ports,
    });
  let site: SiteProcess;
  try {
    await mail.start('accept');
    site = await start({});
  } catch (error) {
    await remove();
    throw error;
  }
  const { origin } = site;
  const restartSite = async () => {
    await site.ended;
    site = await start({ PORT: new URL(origin).port });
  };

  const killProcess = (victim: keyof typeof isVictim) => {
    const found = processesWith(folder).find(isVictim[victim]);
    if (!found) throw new Error(`There is no ${victim} to kill.`);
    process.kill(found.pid, 'SIGKILL');
  };

  return {
    origin,
    mail,
    databaseUrl: () => databaseUrlOf(join(folder, 'data', 'postgres')),
    kill: async (victim) => {
      if (victim === 'mail server') {
        await mail.kill();
        await mail.start('accept');
      } else if (victim === 'supervisor') {
        site.child.kill('SIGKILL');
        await restartSite();
      } else {
        killProcess(victim);
      }
    },
    end: async () => {
      site.child.kill('SIGTERM');
      const { code, signal } = await site.ended;
      await mail.kill();
      const exit = code === 0 ? [] : [`the site ended with ${code ?? signal}`];
      const left = processesWith(folder).map(({ command }) => `still runs: ${command}`);
      return [...exit, ...left];
    },
    remove,
  };
}
