import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Where what only these tests need is installed, relative to the project. */
export const runtimeFolder = '.cache/hosts';

/** nginx's module for compressed copies, as Debian installs it. */
export const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** The last version of Cloudflare's runtime for development that runs on Node 20. */
const runtime = 'miniflare@4.20260415.0';

/** nginx, and its module for compressed copies, as Debian calls them. */
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
    // Debian starts what it installs; the tests start their own.
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

/** Installs beside the project what only these tests need: it is too heavy for every checkout. */
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
 * Installs the hosts that the tests start, where they are missing.
 *
 * @throws an error of one line that says what to install by hand
 */
export async function installHosts(): Promise<void> {
  installNginx();
  await installRuntime();
}
