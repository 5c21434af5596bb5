import { existsSync } from 'node:fs';
import { startNextServer } from '@/scripts/serve/next-server';
import { startSiteServer } from '@/scripts/serve/site-server';
import { startDumbHost } from '@/tests/support/dumb-host';
import { startCloudflare, startNginx } from '@/tests/support/real-hosts';
import type { TestContact } from '@/tests/support/test-contact';

/** The hosts under test: three of our own, and two third-party ones. */
export const hostNames = ['published', 'dumb', 'node', 'nginx', 'cloudflare'] as const;
export type HostName = (typeof hostNames)[number];

/** A running host; `close` stops it. */
type RunningHost = { origin: string; close: () => Promise<void> };

/** The port to use, and the contact function of the hosts that have one. */
type HostOptions = { port: number; contact: TestContact | undefined };

/** Folder of the built site. */
export const siteFolder = 'out';

const loopback = '127.0.0.1';

const originOf = (port: number) => `http://${loopback}:${port}`;

/** Origin of a host at a port. */
export function originOfHostAt(name: HostName, port: number): string {
  return name === 'node' ? `http://localhost:${port}` : originOf(port);
}

/** Serves a folder of the built site as `npm start` does. */
export async function startPublished({
  root = siteFolder,
  port: wanted = 0,
  contact,
}: {
  root?: string;
  port?: number;
  contact?: TestContact['contact'] | undefined;
} = {}): Promise<RunningHost> {
  const { port, close } = await startSiteServer({
    root,
    address: { host: loopback, port: wanted },
    log: () => undefined,
    contact,
  });
  return { origin: originOf(port), close };
}

/** A file host proxies no requests, and chooses its own port. */
async function startDumb(): Promise<RunningHost> {
  const { port, close } = await startDumbHost(siteFolder);
  return { origin: originOf(port), close };
}

/**
 * Starts Next's own server, which `npm run serve:node` has built. At `localhost`, because Next
 * rewrites 127.0.0.1 to localhost in the middleware's URLs, then treats its own rewrites as another
 * host's and proxies to itself endlessly.
 */
async function startNode({ port, contact }: HostOptions): Promise<RunningHost> {
  const { close } = await startNextServer({
    address: { host: loopback, port },
    mode: 'production',
    contact: contact?.contact,
  });
  return { origin: originOfHostAt('node', port), close };
}

/** nginx passes the contact form on to the site's own server. */
async function startNginxWithContact({ contact }: HostOptions): Promise<RunningHost> {
  const upstream = await startPublished({ contact: contact?.behindProxy });
  const nginx = await startNginx(siteFolder, new URL(upstream.origin).host);
  return {
    origin: nginx.origin,
    close: async () => {
      await nginx.close();
      await upstream.close();
    },
  };
}

const published = { proof: `${siteFolder}/index.html`, command: 'npm run build' };

const builds = {
  published: {
    ...published,
    start: ({ port, contact }: HostOptions) => startPublished({ port, contact: contact?.contact }),
  },
  dumb: { ...published, start: startDumb },
  nginx: { ...published, start: startNginxWithContact },
  cloudflare: { ...published, start: () => startCloudflare(siteFolder) },
  node: { proof: '.next-node/BUILD_ID', command: 'npm test', start: startNode },
} as const satisfies Record<
  HostName,
  { proof: string; command: string; start: (options: HostOptions) => Promise<RunningHost> }
>;

/**
 * Starts a host on the loopback address.
 *
 * @throws an error with the command to run if its build is missing
 */
export function startHost(name: HostName, options: HostOptions): Promise<RunningHost> {
  const { proof, command, start } = builds[name];
  if (!existsSync(proof)) throw new Error(`${proof} is missing. Build it first: ${command}`);
  return start(options);
}
