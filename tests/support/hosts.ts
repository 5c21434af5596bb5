import { existsSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressedExtension } from '@/scripts/hosts/content-types';
import { startNextServer } from '@/scripts/serve/next-server';
import { startSiteServer } from '@/scripts/serve/site-server';
import { freePort, loopback } from '@/scripts/support/listen-address';
import { announceOrigin, type HostName } from '@/tests/support/host-origins';
import { startCloudflare, startNginx } from '@/tests/support/real-hosts';
import { startNetlify, startVercel } from '@/tests/support/simulated-hosts';
import { startTestContact, type TestContact } from '@/tests/support/test-contact';

type RunningHost = { origin: string; close: () => Promise<void> };

/** Folder of the built site. */
export const siteFolder = 'out';

/** Copies the built site, without compressed files: they would contain the published pages. */
export async function copySite(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'copied-site-'));
  const filter = (file: string) => !compressedExtension.test(file);
  await cp(siteFolder, root, { recursive: true, filter });
  return root;
}

/** Next needs `localhost`: it rewrites 127.0.0.1 in URLs and then proxies to itself endlessly. */
const localOrigin = (name: HostName, port: number) =>
  `http://${name === 'node' ? 'localhost' : loopback}:${port}`;

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
  const address = { host: loopback, port: wanted };
  const { port, close } = await startSiteServer({ root, address, log: () => undefined, contact });
  return { origin: localOrigin('published', port), close };
}

/** nginx passes the contact form on to the site's own server. */
async function startNginxWithContact(port: number, contact?: TestContact): Promise<RunningHost> {
  const upstream = await startPublished({ contact: contact?.behindProxy });
  const nginx = await startNginx(siteFolder, { port, upstream: new URL(upstream.origin).host });
  return {
    origin: localOrigin('nginx', port),
    close: async () => {
      await nginx.close();
      await upstream.close();
    },
  };
}

const starters: Record<HostName, (port: number, contact?: TestContact) => Promise<RunningHost>> = {
  published: (port, contact) => startPublished({ port, contact: contact?.contact }),
  node: async (port, contact) => {
    const address = { host: loopback, port };
    const options = { address, mode: 'production', contact: contact?.contact } as const;
    const { close } = await startNextServer(options);
    return { origin: localOrigin('node', port), close };
  },
  nginx: startNginxWithContact,
  cloudflare: () => startCloudflare(siteFolder),
  netlify: () => startNetlify(siteFolder),
  vercel: startVercel,
};

/** The hosts that only serve files. */
const fileHosts: readonly HostName[] = ['cloudflare', 'netlify', 'vercel'];

/**
 * Starts hosts with the contact function, and passes their origins to child processes.
 *
 * @returns a function that stops everything
 * @throws an error with the command to run if a build is missing
 */
export async function startHosts(names: readonly HostName[]): Promise<() => Promise<void>> {
  for (const file of [
    `${siteFolder}/index.html`,
    names.includes('node') && '.next-node/BUILD_ID',
  ]) {
    if (file && !existsSync(file)) throw new Error(`${file} is missing. Build it: npm test`);
  }
  const wanted = await Promise.all(names.map(async (name) => ({ name, port: await freePort() })));
  const [first, ...others] = wanted
    .filter(({ name }) => !fileHosts.includes(name))
    .map(({ name, port }) => localOrigin(name, port));
  const closers: (() => Promise<void>)[] = [];
  const closeAll = async () => {
    for (const close of closers.splice(0).reverse()) await close();
  };
  try {
    const contact = first && (await startTestContact([first, ...others]));
    if (contact) {
      closers.push(contact.stop);
      announceOrigin('inbox', contact.inbox);
    }
    for (const { name, port } of wanted) {
      const host = await starters[name](port, contact || undefined);
      closers.push(host.close);
      announceOrigin(name, host.origin);
    }
  } catch (error) {
    await closeAll();
    throw error;
  }
  return closeAll;
}
