import { setTimeout as wait } from 'node:timers/promises';

/** A service that runs until it is stopped or dies. */
type Service = {
  /** Resolves when it has ended, for whatever reason, with its last output. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

/** A service that is restarted when it dies. */
export type Supervised<Running extends Service> = {
  /** The instance that runs now; undefined during a restart. */
  current: () => Running | undefined;
  stop: () => Promise<void>;
};

/** The first restart is immediate; each failure in a row doubles the delay of the next one. */
const firstDelayMs = 200;
const maxDelayMs = 10_000;
/** An instance that has run this long counts as stable: its death starts a new row of failures. */
const stableAfterMs = 30_000;

const delayAfter = (failures: number) =>
  failures === 0 ? 0 : Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Starts a service, and restarts it with exponential backoff whenever it dies. p-retry (2 packages)
 * begins a new row of failures with each call: what dies right after each start would run in a loop.
 *
 * @param options.name what the service is called in a log line
 * @param options.start starts it, in the place of a previous instance if there was one
 * @param options.log takes one line for each death
 * @throws what the first start throws; nothing runs then
 */
export async function supervise<Running extends Service>({
  name,
  start,
  log,
}: {
  name: string;
  start: (previous: Running | undefined) => Promise<Running>;
  log: (line: string) => void;
}): Promise<Supervised<Running>> {
  let current: Running | undefined = await start(undefined);
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Retries until a start succeeds; undefined when it was asked to stop meanwhile. */
  async function restart(
    previous: Running,
    failuresBefore: number,
    output: string,
  ): Promise<Running | undefined> {
    let failures = failuresBefore;
    let reason = output;
    while (!signal.aborted) {
      const delayMs = delayAfter(failures);
      const when = delayMs === 0 ? 'now' : `in ${delayMs / 1000} s`;
      log(`${name} has ended, and is restarted ${when}. ${reason}`.trim());
      await wait(delayMs, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        return await start(previous);
      } catch (error) {
        failures += 1;
        reason = messageOf(error);
      }
    }
    return undefined;
  }

  async function monitor(): Promise<void> {
    let failures = 0;
    while (current) {
      const previous: Running = current;
      const startedAt = Date.now();
      const output = await previous.ended;
      if (signal.aborted) return;
      failures = Date.now() - startedAt > stableAfterMs ? 0 : failures;
      current = undefined;
      current = await restart(previous, failures, output);
      failures += 1;
      // Asked to stop while it was starting.
      if (signal.aborted) await current?.stop();
    }
  }

  const monitoring = monitor();
  return {
    current: () => current,
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await monitoring;
    },
  };
}
