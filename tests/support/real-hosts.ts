import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { headerRules } from '@/lib/headers/header-rules';
import { nginxServer, nginxTables } from '@/scripts/hosts/nginx';
import { brotliModule, runtimeFolder } from '@/scripts/test-runs/runners';
import { answers, eventually } from '@/tests/support/eventually';

/** The main configuration that includes the site's own, with all paths in a temporary folder. */
const nginxMain = (folder: string) => `
load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr crit;
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

/** Serves the built site with nginx, using the generated configuration. */
export async function startNginx(
  root: string,
  { port, upstream }: { port: number; upstream: string },
): Promise<{ close: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  await chmod(folder, 0o755);
  await cp(root, join(folder, 'site'), { recursive: true });
  const rules = headerRules();
  const server = { root: join(folder, 'site'), listen: [`127.0.0.1:${port}`], upstream };
  await writeFile(join(folder, 'site.conf'), nginxServer({ rules, ...server }));
  await writeFile(join(folder, 'site-tables.conf'), nginxTables(rules));
  await writeFile(join(folder, 'nginx.conf'), nginxMain(folder));
  const child = spawn('nginx', ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PATH: `${process.env['PATH']}:/usr/sbin` },
  });
  const ended = once(child, 'exit');
  const close = async () => {
    child.kill();
    await ended;
    await rm(folder, { recursive: true });
  };
  const isReady = () => answers(`http://127.0.0.1:${port}`);
  await eventually('nginx answers', isReady).catch(async (error) => {
    await close();
    throw error;
  });
  return { close };
}

/** The part of Cloudflare's runtime that is used here. */
type Runtime = { ready: Promise<URL>; dispose: () => Promise<void> };

/** Serves the built site with Cloudflare's runtime, offline. */
export async function startCloudflare(
  root: string,
): Promise<{ origin: string; close: () => Promise<void> }> {
  const installed: { Miniflare: new (options: object) => Runtime } = createRequire(
    `${resolve(runtimeFolder)}/`,
  )('miniflare');
  const runtime = new installed.Miniflare({
    host: '127.0.0.1',
    port: 0,
    modules: true,
    script: 'export default { fetch: () => new Response(null, { status: 500 }) }',
    compatibilityDate: '2026-01-01',
    assets: {
      directory: resolve(root),
      binding: 'ASSETS',
      assetConfig: { html_handling: 'auto-trailing-slash', not_found_handling: '404-page' },
      routerConfig: { has_user_worker: false },
    },
  });
  return { origin: (await runtime.ready).origin, close: () => runtime.dispose() };
}
