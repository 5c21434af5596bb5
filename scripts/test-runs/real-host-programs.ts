import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Folder whose packages contain Cloudflare's runtime. Only `npm run test:hosts` needs it. */
export const runtimeFolder = 'scripts/wrangler';

/** Debian's path of nginx's module for compressed copies. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Installs Cloudflare's runtime, which the tests start.
 *
 * @throws a one-line error with the command to install nginx, if it is missing
 */
export function installHosts(): void {
  if (!existsSync(brotliModule)) {
    const packages = 'nginx-light libnginx-mod-http-brotli-static';
    throw new Error(`nginx is missing. Install it: apt-get install ${packages}`);
  }
  if (existsSync(`${runtimeFolder}/node_modules`)) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: runtimeFolder, stdio: 'inherit' });
}
