import { failureCode, type Log } from '../log.ts';
import type { Delivery } from './delivery.ts';
import type { Backlog, Store } from './store.ts';

type Dependencies = { delivery: Delivery; store: Store; log: Log; retentionDays: number };

/** What a drain has done, and what is left. */
export type DrainReport = Backlog & { sent: number; deleted: number };

/** Says loudly that mails were given up; they stay until a person has looked after them. */
function reportDead(log: Log, { dead }: Backlog): void {
  if (dead > 0) log('error', 'mails-given-up', { dead });
}

/**
 * Delivers everything that is due, and deletes what has expired.
 *
 * @throws when the database cannot be reached
 */
export async function drain({
  delivery,
  store,
  log,
  retentionDays,
}: Dependencies): Promise<DrainReport> {
  const deleted = await store.sweep(retentionDays);
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
      await drain(dependencies);
      lastSweep = Date.now();
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
