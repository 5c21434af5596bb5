import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';

const isRoot = process.getuid?.() === 0;

/** Debian's package and command for the browser that Playwright too runs headless tests in: it needs a third less time. */
const headlessShell = 'chromium-headless-shell';

/** Names of the browser's command in package managers. */
const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Paths used by installers that do not change PATH. */
const defaultPaths: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  linux: ['/usr/bin', '/snap/bin', '/opt/google/chrome'].flatMap((folder) =>
    [...commands, 'chrome'].map((command) => join(folder, command)),
  ),
  darwin: ['/Applications', join(process.env['HOME'] ?? '', 'Applications')].flatMap((folder) => [
    join(folder, 'Google Chrome.app/Contents/MacOS/Google Chrome'),
    join(folder, 'Chromium.app/Contents/MacOS/Chromium'),
  ]),
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'].flatMap((variable) => [
    join(process.env[variable] ?? '', 'Google/Chrome/Application/chrome.exe'),
    join(process.env[variable] ?? '', 'Chromium/Application/chrome.exe'),
  ]),
};

const installAdvice =
  'Install Chromium or Chrome (Debian: apt-get install chromium), or name one: CHROMIUM_PATH=/path/to/chromium';

/**
 * Arguments that disable background requests. Root cannot use Chromium's sandbox.
 */
export const chromiumArgs: readonly string[] = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser that `CHROMIUM_PATH` names.
 *
 * @returns undefined when it names none
 * @throws an error of one line when it is no program
 */
function namedChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  if (named === '' || isProgram(named)) return named || undefined;
  throw new Error(`CHROMIUM_PATH is ${JSON.stringify(named)}, which is not an executable.`);
}

function onSearchPath(names: readonly string[]): string[] {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.flatMap((folder) => names.map((name) => join(folder, name)));
}

/**
 * Looks for an installed browser: the one that `CHROMIUM_PATH` names, the search path, the usual
 * folders of the system, Playwright's own download.
 *
 * @returns undefined when there is none
 * @throws an error of one line when `CHROMIUM_PATH` names no program
 */
function findChromium(): string | undefined {
  const named = namedChromium();
  if (named !== undefined) return named;
  return [
    ...onSearchPath(commands),
    ...(defaultPaths[process.platform] ?? []),
    chromium.executablePath(),
  ].find(isProgram);
}

/**
 * Path of the installed browser.
 *
 * @throws an error with instructions when there is none
 */
export function requireChromium(): string {
  const found = findChromium();
  if (found === undefined) throw new Error(`No Chromium found. ${installAdvice}`);
  return found;
}

/**
 * Path of the installed browser for headless tests: the headless shell where there is one.
 *
 * @throws an error with instructions when there is none
 */
export function requireTestChromium(): string {
  return namedChromium() ?? onSearchPath([headlessShell]).find(isProgram) ?? requireChromium();
}

function run(command: string, ...args: string[]): void {
  console.log(`No Chromium found, so this installs it: ${[command, ...args].join(' ')}`);
  spawnSync(command, args, { stdio: ['ignore', 'inherit', 'inherit'] });
}

/**
 * Finds the browser, or installs it: by Playwright, or as root on Debian by apt.
 *
 * @returns path of the browser
 * @throws an error with instructions when it cannot be installed
 */
export function ensureChromium(): string {
  if (findChromium() === undefined) {
    const playwright = createRequire(import.meta.url).resolve('playwright/package.json');
    run(process.execPath, join(playwright, '../cli.js'), 'install', 'chromium');
  }
  if (findChromium() === undefined && isRoot && existsSync('/etc/debian_version')) {
    run('apt-get', 'update');
    run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium');
  }
  return requireChromium();
}

/**
 * Finds the browser for headless tests, or installs Chromium as `ensureChromium` does.
 *
 * @returns path of the browser
 * @throws an error with instructions when it cannot be installed
 */
export function ensureTestChromium(): string {
  const hasShell = onSearchPath([headlessShell]).some(isProgram);
  return hasShell ? requireTestChromium() : ensureChromium();
}
