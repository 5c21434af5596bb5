import { setTimeout as wait } from 'node:timers/promises';

/** A running service. */
type Service = {
  /** Resolves with its last output when it has exited, for whatever reason. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

/** A service that is restarted when it dies. */
export type Supervised<Running extends Service> = {
  /** The current instance; undefined during a restart. */
  current: () => Running | undefined;
  stop: () => Promise<void>;
};

/** The first restart is immediate; every consecutive failure doubles the delay. */
const firstDelayMs = 200;
const maxDelayMs = 10_000;
/** An instance that has run this long counts as stable, which resets the backoff. */
const stableAfterMs = 30_000;

const delayAfter = (failures: number) =>
  failures === 0 ? 0 : Math.min(firstDelayMs * 2 ** (failures - 1), maxDelayMs);

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Starts a service, and restarts it with exponential backoff whenever it dies.
 * p-retry (2 packages) counts within one call and so fails "what dies right after each start is
 * restarted later each time".
 *
 * @param options.name of the service in log lines
 * @param options.start starts an instance, given the previous one on a restart
 * @param options.log receives one line for each restart
 * @throws what the first start throws
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

  /** Retries until a start succeeds; undefined when stopped meanwhile. */
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
      log(`${name} exited and is restarted ${when}. ${reason}`.trim());
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
      // Stopped while the new instance was starting.
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
