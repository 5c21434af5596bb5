import { readdir } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { memoryOf } from '@/tooling/bench/memory';
import { freePort } from '@/tooling/contact-stack/free-port';
import { startTestStack } from '@/tooling/contact-stack/temporary-stack';
import { startPreviewServer } from '@/tooling/hosting/preview-server';

/** Throughput, and latencies in milliseconds, at a level of concurrency. */
type Load = { concurrency: number; requests: number; perSecond: number; p50: number; p99: number };

/** Results of the contact function's benchmark; memory in MB under load. */
export type ContactFigures = {
  loads: Load[];
  memory: { database: number | undefined; function: number | undefined };
  /** Seconds from the last response until all mails had arrived. */
  mailed: number;
};

const warmUp = 100;
const measured = [
  { concurrency: 1, requests: 500 },
  { concurrency: 50, requests: 3000 },
] as const;

const body = JSON.stringify({
  name: 'Ana Test',
  email: 'ana@example.org',
  phone: '',
  company: '',
  message: 'Guten Tag, wir suchen drei Pflegefachkräfte.',
  request_callback: false,
});

/** @throws unless the request is accepted: fast rejections must not count */
function send(address: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'Content-Type': 'application/json' };
    const sent = request(address, { method: 'POST', agent, headers }, async (response) => {
      const content = await text(response);
      if (response.statusCode === 200) resolve();
      else reject(new Error(`The function returned ${response.statusCode}: ${content}`));
    });
    sent.once('error', reject).end(body);
  });
}

async function load(address: string, concurrency: number, requests: number): Promise<Load> {
  const agent = new Agent({ keepAlive: true, maxSockets: concurrency });
  const times: number[] = [];
  let left = requests;
  const worker = async () => {
    while (left > 0) {
      left -= 1;
      const start = performance.now();
      await send(address, agent);
      times.push(performance.now() - start);
    }
  };
  const start = performance.now();
  await Promise.all(Array.from({ length: concurrency }, worker));
  const seconds = (performance.now() - start) / 1000;
  agent.destroy();
  times.sort((a, b) => a - b);
  const percentile = (part: number) => times[Math.floor((times.length - 1) * part)] ?? 0;
  return {
    concurrency,
    requests,
    perSecond: requests / seconds,
    p50: percentile(0.5),
    p99: percentile(0.99),
  };
}

/** Counts files, because parsing thousands of mails would affect the measurement. */
async function untilMailed(inboxFolder: string, count: number): Promise<number> {
  const start = performance.now();
  const arrived = async () =>
    (await readdir(inboxFolder)).filter((name) => name.endsWith('.eml')).length;
  while ((await arrived()) < count) await wait(200);
  return (performance.now() - start) / 1000;
}

/**
 * Benchmarks the contact function through the site's server, with a temporary database and mail
 * server. Every request is stored and mailed as in production.
 *
 * @param root folder of the built site
 */
export async function measureContact(root: string): Promise<ContactFigures> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const stack = await startTestStack({ origins: [origin], pageSource: origin });
  const contact = () => stack.contact();
  const server = await startPreviewServer({ root, port, contact, log: () => undefined });
  try {
    const address = origin + contactEndpoint;
    await load(address, 10, warmUp);
    const loads: Load[] = [];
    for (const { concurrency, requests } of measured)
      loads.push(await load(address, concurrency, requests));
    const { database = 0, function: contactFunction = 0 } = stack.processes();
    const memory = { database: memoryOf(database), function: memoryOf(contactFunction) };
    const sent = loads.reduce((sum, { requests }) => sum + requests, warmUp);
    return { loads, memory, mailed: await untilMailed(join(stack.folder, 'inbox'), sent) };
  } finally {
    await server.close();
    await stack.stop();
  }
}

/** Formats the results as a table. */
export function tableOfContact({ loads, memory, mailed }: ContactFigures): string {
  const megabytes = (value: number | undefined) =>
    value === undefined ? 'not measured' : `${value.toFixed(0)} MB`;
  return [
    'Contact function   requests/s   p50 ms   p99 ms',
    ...loads.map(({ concurrency, perSecond, p50, p99 }) =>
      [
        `${concurrency} parallel`.padEnd(16),
        perSecond.toFixed(0).padStart(13),
        p50.toFixed(1).padStart(8),
        p99.toFixed(1).padStart(8),
      ].join(' '),
    ),
    `Memory: database ${megabytes(memory.database)}, Deno ${megabytes(memory.function)}`,
    `All mailed ${mailed.toFixed(1)} s after the last response`,
  ].join('\n');
}
