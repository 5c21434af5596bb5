import { failureCode, type Log } from '../log.ts';
import type { Delivery } from './delivery.ts';
import type { Backlog, Store } from './store.ts';

type Dependencies = { delivery: Delivery; store: Store; log: Log; retentionDays: number };

/** Result of a drain, and the backlog after it. */
export type DrainReport = Backlog & {
  sent: number;
  /** Number of expired requests deleted; null when deleting failed. */
  deleted: number | null;
};

/** Logs an error at every drain while there are dead mails, until an operator handles them. */
function reportDead(log: Log, { dead }: Backlog): void {
  if (dead > 0) log('error', 'mails-given-up', { dead });
}

/** Deletes expired requests. A failure is only logged, so that mails are still delivered. */
async function sweep({
  store,
  log,
  retentionDays,
}: Omit<Dependencies, 'delivery'>): Promise<number | null> {
  try {
    let deleted = 0;
    for (;;) {
      const count = await store.sweep(retentionDays);
      if (count === 0) return deleted;
      deleted += count;
    }
  } catch (error) {
    log('error', 'sweep-failed', { code: failureCode(error) });
    return null;
  }
}

/**
 * Delivers all due mails and deletes expired requests.
 *
 * @throws when the database is unavailable
 */
export async function drain({ delivery, ...others }: Dependencies): Promise<DrainReport> {
  const { store, log } = others;
  const deleted = await sweep(others);
  const sent = await delivery.run();
  const backlog = await store.backlog();
  reportDead(log, backlog);
  return { ...backlog, sent, deleted };
}

const sweepIntervalMs = 3_600_000;

/**
 * Drains periodically where there is no cron: delivers at every poll, and sweeps once an hour.
 *
 * @returns a function that stops the timer
 */
export function drainByTimer(dependencies: Dependencies, pollSeconds: number): () => void {
  let lastSweep = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tick = async () => {
    if (Date.now() - lastSweep < sweepIntervalMs) await dependencies.delivery.run();
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
