import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { processesWith } from '@/tests/stack/support/processes';
import { eventually } from '@/tests/support/eventually';
import { freePort } from '@/tooling/contact-stack/free-port';

/** A site that runs with everything behind its contact form, as `npm start` runs it. */
export type SiteProcess = {
  origin: string;
  inbox: string;
  child: ChildProcess;
  /** Resolves with its exit code and the signal that ended it. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  /** What it has written. */
  output: () => string;
};

/**
 * Starts it and waits for nothing.
 *
 * @param env settings; `PORT` and `INBOX_PORT` are any free ones by default
 */
export async function spawnSite(
  folder: string,
  env: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const site = join(folder, 'site');
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'index.html'), '<title>Site</title>');
  const port = env['PORT'] ?? String(await freePort());
  const inboxPort = env['INBOX_PORT'] ?? String(await freePort());
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/stack/fixtures/run-site.ts', site],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        NODE_ENV: 'production',
        PATH: process.env['PATH'],
        PORT: port,
        INBOX_PORT: inboxPort,
        DATA_FOLDER: join(folder, 'data'),
        DELIVERY_POLL_SECONDS: '0.2',
        ...env,
      },
    },
  );
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      written += chunk.toString();
    });
  }
  return {
    origin: `http://localhost:${port}`,
    inbox: `http://localhost:${inboxPort}`,
    child,
    ended: new Promise((resolve) => {
      child.once('exit', (code, signal) => resolve({ code, signal }));
    }),
    output: () => written,
  };
}

/** Starts it and waits until it is ready. */
export async function startSite(
  folder: string,
  env?: Readonly<Record<string, string>>,
): Promise<SiteProcess> {
  const site = await spawnSite(folder, env);
  let hasEnded = false;
  void site.ended.then(() => {
    hasEnded = true;
  });
  await eventually('the site is ready', 30, () => hasEnded || site.output().includes('Inbox: '));
  if (hasEnded) throw new Error(`The site has ended:\n${site.output()}`);
  return site;
}

/** Ends whatever still runs on a folder, so that a failed test leaves nothing behind. */
export async function endAll(folder: string): Promise<void> {
  for (const { pid } of processesWith(folder)) process.kill(pid, 'SIGKILL');
  await eventually(`nothing runs on ${folder}`, 10, () => processesWith(folder).length === 0);
}

/** Sends a contact request whose message holds some words. */
export function sendRequest(origin: string, words: string): Promise<Response> {
  const fields = { name: 'Ana Test', email: 'ana@example.org', message: `Nachricht: ${words}` };
  return fetch(origin + contactEndpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ ...fields, phone: '', company: '', request_callback: false }),
  });
}
