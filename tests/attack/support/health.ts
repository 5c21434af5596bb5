import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { z } from 'zod';

const everyMs = 50;

/** How fast a server has answered meanwhile. */
export type Health = {
  requests: number;
  p50Ms: number;
  maxMs: number;
  /** Answers that were none or no success, one line each. */
  failures: string[];
  /** How long the measuring thread itself was kept waiting at most: what the machine adds. */
  ownDelayMs: number;
};

const measured = z.object({
  timesMs: z.array(z.number()),
  failures: z.array(z.string()),
  ownDelayMs: z.number(),
});

/**
 * Measures a server every 50 ms on a fresh connection, in a thread of its own.
 *
 * @returns ends the measurement and brings what it has found
 */
export function watchHealth(port: number): () => Promise<Health> {
  const program = JSON.stringify(new URL('./health-worker.ts', import.meta.url).href);
  // A thread knows no TypeScript until tsx is loaded in it too.
  const code = `import('tsx/esm/api').then(({ register }) => { register(); return import(${program}); });`;
  const worker = new Worker(code, { eval: true, workerData: { port, everyMs } });
  const failed = once(worker, 'error').then(([error]) => {
    throw error;
  });
  failed.catch(() => undefined);
  return async () => {
    const answer = once(worker, 'message');
    worker.postMessage('end');
    const [message] = await Promise.race([answer, failed]);
    await worker.terminate();
    const { timesMs, failures, ownDelayMs } = measured.parse(message);
    const sorted = timesMs.toSorted((one, other) => one - other);
    return {
      requests: sorted.length,
      p50Ms: sorted[Math.floor(sorted.length / 2)] ?? 0,
      maxMs: sorted.at(-1) ?? 0,
      failures,
      ownDelayMs,
    };
  };
}

/** The figures as a test prints them. */
export const healthLine = ({ requests, p50Ms, maxMs, ownDelayMs }: Health) =>
  `${requests} requests: p50 ${p50Ms.toFixed(1)} ms, at most ${maxMs.toFixed(1)} ms; the measuring ` +
  `thread itself waited ${ownDelayMs.toFixed(1)} ms at most`;
