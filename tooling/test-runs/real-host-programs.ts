import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Folder of dependencies that only these tests need, relative to the project. */
export const runtimeFolder = '.cache/hosts';

/** Debian's path of nginx's module for compressed copies. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The last version of Cloudflare's development runtime that supports Node 20. */
const runtime = 'miniflare@4.20260415.0';

/** Debian packages of nginx and its module for compressed copies. */
const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

function hasNginx(): boolean {
  const path = `${process.env['PATH']}:/usr/sbin`;
  return (
    spawnSync('nginx', ['-v'], { env: { ...process.env, PATH: path } }).status === 0 &&
    existsSync(brotliModule)
  );
}

function installNginx(): void {
  if (hasNginx()) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit', env });
    // RUNLEVEL=1 keeps Debian from starting nginx; the tests start their own.
    const flags = ['install', '-y', '-qq', '--no-install-recommends'];
    execFileSync('apt-get', [...flags, ...nginxPackages], {
      stdio: 'inherit',
      env: { ...env, RUNLEVEL: '1' },
    });
  }
  if (!hasNginx()) {
    throw new Error(
      `nginx is missing. Install it as root: apt-get install ${nginxPackages.join(' ')}`,
    );
  }
}

/** Installs Cloudflare's runtime separately, because it is too large for every checkout. */
async function installRuntime(): Promise<void> {
  const [name = '', version] = runtime.split('@');
  const folder = join(runtimeFolder, 'node_modules', name);
  const installed = existsSync(folder)
    ? execFileSync(process.execPath, ['-p', `require('./package.json').version`], {
        cwd: folder,
        encoding: 'utf8',
      }).trim()
    : undefined;
  if (installed === version) return;
  await mkdir(runtimeFolder, { recursive: true });
  const flags = ['--prefix', runtimeFolder, '--no-audit', '--no-fund', '--no-save'];
  execFileSync('npm', ['install', ...flags, runtime], { stdio: 'inherit' });
}

/**
 * Installs missing hosts that the tests start.
 *
 * @throws an error of one line with the command to install them manually
 */
export async function installHosts(): Promise<void> {
  installNginx();
  await installRuntime();
}
