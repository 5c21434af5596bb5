import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { externalSources } from '@/scripts/host-rules/external-sources';
import { headerRules } from '@/scripts/host-rules/header-rules';
import { redirects } from '@/scripts/host-rules/redirects';
import { nginxServer, nginxTables } from '@/scripts/publishing/host-files/nginx';
import { readPageNeeds } from '@/scripts/serve/site-server';
import { freePort } from '@/scripts/support/listen-address';
import { brotliModule, runtimeFolder } from '@/scripts/test-runs/real-host-programs';
import { site } from '@/site.config';
import { endProcess } from '@/tests/support/end-process';

type RunningHost = { origin: string; close: () => Promise<void> };

const startTimeout = 30_000;

/** Waits until `probe` returns a result; fails early with the process's output if it exits. */
async function started<Found>(
  name: string,
  child: ChildProcess,
  probe: () => Promise<Found | undefined>,
): Promise<Found> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const deadline = Date.now() + startTimeout;
  for (;;) {
    const found = await probe();
    if (found !== undefined) return found;
    if (child.exitCode !== null || Date.now() > deadline) {
      await endProcess(child);
      throw new Error(`${name} did not start:\n${said}`);
    }
    await new Promise((next) => setTimeout(next, 50));
  }
}

/** The main configuration that includes the site's own, with all paths in a temporary folder. */
function nginxMain(folder: string): string {
  return `
load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events {}
http {
    access_log off;
    client_body_temp_path ${folder}/body;
    proxy_temp_path ${folder}/proxy;
    fastcgi_temp_path ${folder}/fastcgi;
    uwsgi_temp_path ${folder}/uwsgi;
    scgi_temp_path ${folder}/scgi;
    include ${folder}/site*.conf;
}
`;
}

/**
 * Serves the built site with nginx, using the generated configuration.
 *
 * @param upstream address of the Node server with the contact function
 * @throws nginx's output if it does not start
 */
export async function startNginx(root: string, upstream: string): Promise<RunningHost> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  await cp(root, join(folder, 'site'), { recursive: true });
  const port = await freePort();
  const rules = headerRules(externalSources(site), await readPageNeeds(root));
  const server = { root: join(folder, 'site'), listen: `127.0.0.1:${port}`, upstream };
  await writeFile(join(folder, 'site.conf'), nginxServer({ rules, ...server }));
  const tables = nginxTables({ rules, redirects, url: site.url });
  await writeFile(join(folder, 'site-tables.conf'), tables);
  await writeFile(join(folder, 'nginx.conf'), nginxMain(folder));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  const origin = `http://127.0.0.1:${port}`;
  await started('nginx', child, () =>
    fetch(origin).then(
      () => true,
      () => undefined,
    ),
  );
  return {
    origin,
    close: async () => {
      await endProcess(child);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * Serves the built site with Cloudflare's runtime, offline.
 *
 * @throws the runtime's output if it does not start
 */
export async function startCloudflare(root: string): Promise<RunningHost> {
  if (!existsSync(runtimeFolder)) {
    throw new Error(`${runtimeFolder} is missing. Install it first: npm run test:hosts`);
  }
  const script = resolve('tests/support/cloudflare-host.mjs');
  const child = spawn(process.execPath, [script, root, runtimeFolder], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => {
    printed += chunk.toString();
  });
  const origin = await started(
    'Cloudflare’s runtime',
    child,
    async () => /^http:\/\/\S+$/m.exec(printed)?.[0],
  );
  return { origin, close: () => endProcess(child) };
}
