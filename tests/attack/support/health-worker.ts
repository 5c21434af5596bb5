import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { exchange } from '@/tests/attack/support/wire';

/**
 * Asks a server for a small file over a fresh connection again and again, in a thread of its own,
 * so that the attackers' work does not count. Any message ends it and brings what it measured.
 */
const { port, everyMs } = z.object({ port: z.number(), everyMs: z.number() }).parse(workerData);
const request = Buffer.from(
  `GET /robots.txt HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`,
);
const timesMs: number[] = [];
const failures: string[] = [];
const open = new Set<Promise<void>>();
const delay = monitorEventLoopDelay({ resolution: 5 });

async function ask(): Promise<void> {
  const start = performance.now();
  const { answers, ended } = await exchange(port, request);
  timesMs.push(performance.now() - start);
  if (answers[0]?.status !== 200) failures.push(`${answers[0]?.status ?? 'no answer'}, ${ended}`);
}

// Not one after the other: a slow answer must not keep the next question back.
const timer = setInterval(() => {
  const asking = ask().finally(() => open.delete(asking));
  open.add(asking);
}, everyMs);
delay.enable();

parentPort?.once('message', async () => {
  clearInterval(timer);
  await Promise.all(open);
  parentPort?.postMessage({ timesMs, failures, ownDelayMs: delay.max / 1e6 });
});
