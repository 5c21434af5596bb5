/**
 * Runs a script of the project in TypeScript: `node scripts/bootstrap.mjs scripts/start.ts`.
 * Every npm script starts here, so that a fresh checkout needs no step before the first one. It
 * is plain JavaScript without dependencies, because nothing may be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const stampFile = join(root, 'node_modules/.install-stamp');
const oldestNode = [20, 19];

/** Says one clear line and ends. */
function fail(line) {
  console.error(line);
  process.exit(1);
}

function readOptional(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return undefined;
    throw error;
  }
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  fail(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** Whether npm's own record of what it installed has every package of the lockfile. */
function isInstalled(lockfile) {
  const record = readOptional(join(root, 'node_modules/.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  // Optional packages are those of other platforms.
  return Object.entries(JSON.parse(lockfile).packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/** A tree that belongs to somebody else stays without a stamp and is compared again next time. */
function writeStamp(stamp) {
  try {
    writeFileSync(stampFile, stamp);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

/** Runs npm, the one that started this if there is one, and tells whether it succeeded. */
function npm(...command) {
  // Development packages are what builds the site, whatever NODE_ENV says.
  const args = [...command, '--include=dev', '--no-audit', '--no-fund'];
  const cli = process.env.npm_execpath;
  const isNpm = cli?.endsWith('npm-cli.js');
  const { status } = spawnSync(isNpm ? process.execPath : 'npm', isNpm ? [cli, ...args] : args, {
    cwd: root,
    stdio: 'inherit',
    shell: !isNpm && process.platform === 'win32',
  });
  return status === 0;
}

/** Installs what the lockfile lists, unless it is there already. */
function install() {
  const lockfile = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = createHash('sha256').update(lockfile).digest('hex');
  const before = readOptional(stampFile);
  if (before === stamp) return;
  if (isInstalled(lockfile)) {
    writeStamp(stamp);
    return;
  }

  const isFresh = readOptional(join(root, 'node_modules/.package-lock.json')) === undefined;
  console.log(
    isFresh
      ? 'Installing packages: node_modules is missing.'
      : 'Installing packages: package-lock.json has changed.',
  );
  if (!npm('ci')) {
    // Refused, for one, is a lockfile written where other platforms' packages were out of reach.
    console.log('npm ci refused; trying npm install, which leaves the lockfile as it is.');
    if (!npm('install', '--no-save')) fail('npm failed, for the reason above.');
  }
  writeStamp(stamp);
}

/** Takes settings from `.env`, below what the shell sets. Tests depend on neither. */
function readSettings(script) {
  const file = join(root, '.env');
  if (script !== 'scripts/test.ts' && existsSync(file)) process.loadEnvFile(file);
}

/** npm passes no signal on when it is ended: a server would stay behind and hold its port. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}

function run(script, args) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  endWithNpm(child);
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => {
    process.exit(code ?? 128 + constants.signals[signal]);
  });
}

checkNode();
const [script, ...args] = process.argv.slice(2);
if (script === undefined) fail('Usage: node scripts/bootstrap.mjs scripts/<name>.ts [arguments]');
install();
readSettings(script);
run(script, args);
