import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of Cloudflare's runtime, relative to the project. Only `npm run test:hosts` needs it. */
export const runtimeFolder = '.cache/hosts';

/** Debian's path of nginx's module for compressed copies. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The last version of Cloudflare's development runtime that supports Node 20. */
const runtime = 'miniflare@4.20260415.0';

const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Installs Cloudflare's runtime, which the tests start.
 *
 * @throws a one-line error with the command to install nginx, if it is missing
 */
export function installHosts(): void {
  if (!existsSync(brotliModule)) {
    throw new Error(`nginx is missing. Install it: apt-get install ${nginxPackages.join(' ')}`);
  }
  if (existsSync(join(runtimeFolder, 'node_modules', 'miniflare'))) return;
  const flags = ['--prefix', runtimeFolder, '--no-audit', '--no-fund', '--no-save'];
  execFileSync('npm', ['install', ...flags, runtime], { stdio: 'inherit' });
}
