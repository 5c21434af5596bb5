import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { startPreviewServer } from '@/lib/hosting/preview-server';
import { next } from '@/scripts/support/run';
import { startDumbHost } from '@/tests/support/dumb-host';
import { endProcess } from '@/tests/support/end-process';
import { freePort } from '@/tests/support/free-port';
import { startCloudflare, startNginx } from '@/tests/support/real-hosts';

/** The ways of running the site: three of our own, and two hosts that others built. */
export const hostNames = ['published', 'dumb', 'node', 'nginx', 'cloudflare'] as const;
export type HostName = (typeof hostNames)[number];

/** A host that answers at `origin` until it is closed. */
type RunningHost = { origin: string; close: () => Promise<void> };

/** Where the built site stands. */
export const siteFolder = 'out';

const loopback = '127.0.0.1';
const startTimeout = 30_000;

const originOf = (port: number) => `http://${loopback}:${port}`;

/** Serves a folder of the built site as `npm start` does. */
export async function startPublished(root: string = siteFolder): Promise<RunningHost> {
  const { port, close } = await startPreviewServer({ root, port: 0, log: () => undefined });
  return { origin: originOf(port), close };
}

async function startDumb(): Promise<RunningHost> {
  const { port, close } = await startDumbHost(siteFolder);
  return { origin: originOf(port), close };
}

async function answers(origin: string): Promise<boolean> {
  return fetch(origin, { redirect: 'manual' }).then(
    () => true,
    () => false,
  );
}

/**
 * Starts Next's own server, which `npm run serve:node` has built. By name, because Next rewrites
 * 127.0.0.1 to localhost in the middleware's addresses and then takes its own rewrites for
 * another host's: it would ask itself without end.
 */
async function startNode(): Promise<RunningHost> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = spawn(
    process.execPath,
    [
      '--import',
      './tests/support/end-with-parent.mjs',
      next,
      'start',
      '--hostname',
      'localhost',
      '--port',
      String(port),
    ],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', BUILD_TARGET: undefined },
    },
  );
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const close = () => endProcess(child);
  const deadline = Date.now() + startTimeout;
  while (!(await answers(origin))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close();
      throw new Error(`Next's own server did not start:\n${said}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return { origin, close };
}

const published = { proof: `${siteFolder}/index.html`, command: 'npm run build' };

const builds = {
  published: { ...published, start: startPublished },
  dumb: { ...published, start: startDumb },
  nginx: { ...published, start: () => startNginx(siteFolder) },
  cloudflare: { ...published, start: () => startCloudflare(siteFolder) },
  node: { proof: '.next-node/BUILD_ID', command: 'npm test', start: startNode },
} as const satisfies Record<
  HostName,
  { proof: string; command: string; start: () => Promise<RunningHost> }
>;

/**
 * Starts a host on a free port of the loopback address.
 *
 * @throws an error that names the command to type when what it serves is not built
 */
export function startHost(name: HostName): Promise<RunningHost> {
  const { proof, command, start } = builds[name];
  if (!existsSync(proof)) throw new Error(`${proof} is missing. Build it first: ${command}`);
  return start();
}
