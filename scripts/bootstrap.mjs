/**
 * Runs a script of the project in TypeScript: `node scripts/bootstrap.mjs scripts/start.ts`.
 * Every npm script starts here and installs missing packages first. Plain JavaScript without
 * dependencies, because nothing may be installed yet.
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

/** Prints an error of one line and exits. */
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

/** Whether npm's hidden lockfile lists every package of the project's lockfile as installed. */
function isInstalled(lockfile) {
  const record = readOptional(join(root, 'node_modules/.package-lock.json'));
  if (record === undefined) return false;
  const installed = JSON.parse(record).packages;
  // Optional packages may be of other platforms.
  return Object.entries(JSON.parse(lockfile).packages).every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || optional || devOptional || installed[path]?.version === version,
  );
}

/** Ignores read-only trees, which are then compared again on the next start. */
function writeStamp(stamp) {
  try {
    writeFileSync(stampFile, stamp);
  } catch (error) {
    if (error.code !== 'EACCES' && error.code !== 'EROFS') throw error;
  }
}

/** Runs npm, the same version that started this process if any; returns whether it succeeded. */
function npm(...command) {
  // Even with NODE_ENV=production: development packages build the site.
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

/** Installs the lockfile's packages unless they are installed. */
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
    // For example, because the lockfile lacks packages of this platform.
    console.log('npm ci failed; trying npm install, which does not change the lockfile.');
    if (!npm('install', '--no-save')) fail('npm failed, for the reason above.');
  }
  writeStamp(stamp);
}

/** Loads `.env`; variables of the shell take precedence. Tests do not depend on it. */
function readSettings(script) {
  const file = join(root, '.env');
  if (script !== 'scripts/test.ts' && existsSync(file)) process.loadEnvFile(file);
}

/** Names the line of a wrong quote in the company facts, of which Node would print a stack. */
async function checkFactsSyntax() {
  const { transform } = await import('esbuild');
  const text = readFileSync(join(root, 'site.config.ts'), 'utf8');
  await transform(text, { loader: 'ts', logLevel: 'silent' }).catch(({ errors: [first] }) =>
    fail(`site.config.ts:${first.location.line}: ${first.text}`),
  );
}

/** npm does not forward signals: without this, a server would keep running and hold its port. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}

/**
 * For servers: since Node 22 the young generation grows to several times its former size under load,
 * and is not given back.
 */
const nodeFlags = ['--max-semi-space-size=8', '--import', 'tsx'];

function run(script, args) {
  const child = spawn(process.execPath, [...nodeFlags, script, ...args], {
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
await checkFactsSyntax();
readSettings(script);
run(script, args);
