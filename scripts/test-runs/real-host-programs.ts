import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of Cloudflare's runtime, relative to the project. Only `npm run test:hosts` needs it. */
export const runtimeFolder = '.cache/hosts';

/** Debian's path of nginx's module for compressed copies. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The last version of Cloudflare's development runtime that supports Node 20. */
const runtime = { name: 'miniflare', version: '4.20260415.0' };

function installNginx(): void {
  if (existsSync(brotliModule)) return;
  const packages = ['nginx-light', 'libnginx-mod-http-brotli-static'];
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new Error(`nginx is missing. Install it as root: apt-get install ${packages.join(' ')}`);
  }
  // RUNLEVEL=1 keeps Debian from starting nginx; the tests start their own.
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' };
  const apt = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'inherit', env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

async function installRuntime(): Promise<void> {
  const { name, version } = runtime;
  const manifest = join(runtimeFolder, 'node_modules', name, 'package.json');
  const installed = await readFile(manifest, 'utf8').catch(() => '');
  if (installed.includes(`"version": "${version}"`)) return;
  await mkdir(runtimeFolder, { recursive: true });
  const flags = ['--prefix', runtimeFolder, '--no-audit', '--no-fund', '--no-save'];
  execFileSync('npm', ['install', ...flags, `${name}@${version}`], { stdio: 'inherit' });
}

/**
 * Installs missing hosts that the tests start.
 *
 * @throws an error of one line with the command to install nginx manually
 */
export async function installHosts(): Promise<void> {
  installNginx();
  await installRuntime();
}
