import { setTimeout as wait } from 'node:timers/promises';

/** Something that runs until it is stopped or dies. */
type Service = {
  /** Comes when it has ended, whatever the reason; says its last words. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

/** A service that is started again when it dies. */
export type Kept<Running extends Service> = {
  /** The one that runs now; undefined between two. */
  current: () => Running | undefined;
  stop: () => Promise<void>;
};

/** Milliseconds before another start; each failure in a row doubles the first up to the last. */
const firstDelay = 200;
const lastDelay = 10_000;
/** Who has run this long did not fail at once. */
const soundAfter = 30_000;

const delayAfter = (failures: number) => Math.min(firstDelay * 2 ** failures, lastDelay);

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Starts a service, and starts it again whenever it dies, more and more slowly while it keeps
 * dying.
 *
 * @param options.name what the service is called in a log line
 * @param options.log takes one line for each death
 * @throws what the first start throws: then nothing runs
 */
export async function keepRunning<Running extends Service>({
  name,
  start,
  log,
}: {
  name: string;
  start: () => Promise<Running>;
  log: (line: string) => void;
}): Promise<Kept<Running>> {
  let current: Running | undefined = await start();
  const stopping = new AbortController();
  const { signal } = stopping;

  /** Waits and starts again until it succeeds; undefined when it is not wanted any more. */
  async function startAgain(failuresBefore: number, words: string): Promise<Running | undefined> {
    let failures = failuresBefore;
    let reason = words;
    while (!signal.aborted) {
      const delay = delayAfter(failures);
      log(`${name} has ended, and is started again in ${delay / 1000} s. ${reason}`.trim());
      await wait(delay, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return undefined;
      try {
        return await start();
      } catch (error) {
        failures += 1;
        reason = wordsOf(error);
      }
    }
    return undefined;
  }

  async function watch(): Promise<void> {
    let failures = 0;
    while (current) {
      const startedAt = Date.now();
      const words = await current.ended;
      if (signal.aborted) return;
      failures = Date.now() - startedAt > soundAfter ? 0 : failures;
      current = undefined;
      current = await startAgain(failures, words);
      failures += 1;
      // Asked to end while it was starting.
      if (signal.aborted) await current?.stop();
    }
  }

  const watching = watch();
  return {
    current: () => current,
    stop: async () => {
      stopping.abort();
      await current?.stop();
      await watching;
    },
  };
}
