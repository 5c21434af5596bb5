import { failureCode, type Log } from '../log.ts';
import type { Delivery } from './delivery.ts';
import type { Backlog, Store } from './store.ts';

type Dependencies = { delivery: Delivery; store: Store; log: Log; retentionDays: number };

/** What a drain has done, and what is left. */
export type DrainReport = Backlog & {
  sent: number;
  /** How many requests had expired; null when deleting them failed. */
  deleted: number | null;
};

/** Says loudly that mails were given up; they stay until a person has looked after them. */
function reportDead(log: Log, { dead }: Backlog): void {
  if (dead > 0) log('error', 'mails-given-up', { dead });
}

/** Deletes what has expired. A failure is not one of the mails, which wait for the same drain. */
async function sweep({
  store,
  log,
  retentionDays,
}: Omit<Dependencies, 'delivery'>): Promise<number | null> {
  try {
    return await store.sweep(retentionDays);
  } catch (error) {
    log('error', 'sweep-failed', { code: failureCode(error) });
    return null;
  }
}

/**
 * Delivers everything that is due, and deletes what has expired.
 *
 * @throws when the database cannot be reached
 */
export async function drain({ delivery, ...others }: Dependencies): Promise<DrainReport> {
  const { store, log } = others;
  const deleted = await sweep(others);
  const sent = await delivery.run();
  const backlog = await store.backlog();
  reportDead(log, backlog);
  return { ...backlog, sent, deleted };
}

const sweepEvery = 3_600_000;

/**
 * Drains by a timer, where no cron calls: mail every few seconds, everything else every hour.
 *
 * @returns stops the timer
 */
export function drainByTimer(dependencies: Dependencies, pollSeconds: number): () => void {
  let lastSweep = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = async () => {
    if (Date.now() - lastSweep < sweepEvery) await dependencies.delivery.run();
    else {
      const { deleted } = await drain(dependencies);
      if (deleted !== null) lastSweep = Date.now();
    }
  };
  const schedule = () => {
    timer = setTimeout(async () => {
      await tick().catch((error: unknown) => {
        dependencies.log('warn', 'drain-failed', { code: failureCode(error) });
      });
      if (timer !== undefined) schedule();
    }, pollSeconds * 1000);
  };
  schedule();
  return () => {
    clearTimeout(timer);
    timer = undefined;
  };
}
