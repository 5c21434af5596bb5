import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { UserError } from '@/scripts/support/command';

const isRoot = process.getuid?.() === 0;

/** Names of the browser's command. With the first, the tests take a third less time. */
const commands = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

const installAdvice =
  'Install it (npx playwright install --with-deps chromium), or name one: CHROMIUM_PATH=/path/to/chromium';

/**
 * Arguments that disable background requests, the rounding of letters to whole pixels, which phones
 * do not have, and the emulation of a graphics card, which is slow. Root cannot use Chromium's
 * sandbox.
 */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--disable-gpu',
];

/**
 * Looks for an installed browser: `CHROMIUM_PATH`, the search path, Playwright's own download.
 *
 * @throws a one-line error if the file of `CHROMIUM_PATH` does not exist
 */
export function findChromium(): string | undefined {
  const { CHROMIUM_PATH: path = '', PATH: searchPath = '' } = process.env;
  if (path !== '') {
    if (existsSync(path)) return path;
    throw new UserError(`CHROMIUM_PATH is ${JSON.stringify(path)}, which does not exist.`);
  }
  const folders = searchPath.split(delimiter).filter((folder) => folder !== '');
  const installed = commands.flatMap((command) => folders.map((folder) => join(folder, command)));
  return [...installed, chromium.executablePath()].find((file) => existsSync(file));
}

function install(command: string, ...args: string[]): void {
  if (findChromium() !== undefined) return;
  console.log(`No Chromium found, so this installs it: ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Finds the browser, or installs it with Playwright, or as root on Debian with apt.
 *
 * @throws an error with instructions if it cannot be installed
 */
export function ensureChromium(): string {
  install(process.execPath, 'node_modules/playwright/cli.js', 'install', 'chromium');
  if (isRoot && existsSync('/etc/debian_version')) {
    install('apt-get', 'update');
    install('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  const found = findChromium();
  if (found === undefined) throw new UserError(`No Chromium found. ${installAdvice}`);
  return found;
}
