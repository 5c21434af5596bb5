import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { firefox, webkit } from 'playwright';
import type { Engine } from '@/tooling/test-runs/engines';

/** A command, under the names that systems give it, and Debian's package that brings it. */
type Program = { names: readonly [string, ...string[]]; package: string };

/** What an engine is driven by, and what that needs beside it. */
const programs = {
  firefox: [{ names: ['firefox', 'firefox-esr'], package: 'firefox-esr' }],
  webkit: [
    { names: ['WebKitWebDriver'], package: 'webkit2gtk-driver' },
    { names: ['Xvfb'], package: 'xvfb' },
  ],
} as const satisfies Record<Engine, readonly [Program, ...Program[]]>;

function findProgram({ names }: Program): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin'];
  return folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => {
      try {
        accessSync(path, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

/** Debian's packages that an engine still needs on this system. */
export function missingPackages(engine: Engine): string[] {
  return programs[engine].filter((one) => !findProgram(one)).map((one) => one.package);
}

/**
 * The program that an engine is driven by.
 *
 * @throws an error of one line that says what to install
 */
export function requireProgram(engine: Engine): string {
  const [program] = programs[engine];
  const path = findProgram(program);
  if (path === undefined) throw new Error(`${program.names[0]} is missing: ${adviceFor([engine])}`);
  return path;
}

/** Whether Playwright's own build of an engine has been downloaded. */
export function hasPlaywrightBuild(engine: Engine): boolean {
  return existsSync({ firefox, webkit }[engine].executablePath());
}

/** What to type so that engines can be tested. */
export function adviceFor(wanted: readonly Engine[]): string {
  const packages = wanted.flatMap((engine) => programs[engine].map((one) => one.package));
  return `npx playwright install --with-deps ${wanted.join(' ')}, or as root on Debian: apt-get install ${packages.join(' ')}`;
}

/** Installs packages of the system where this may be done: as root, by apt. What fails is said. */
export function installPackages(packages: readonly string[]): void {
  if (packages.length === 0 || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing ${packages.join(', ')}`);
  const options = {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  } as const;
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync(
      'apt-get',
      ['install', '-y', '-qq', '--no-install-recommends', ...packages],
      options,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
  }
}
