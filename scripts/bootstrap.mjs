/**
 * Runs a script of the project in TypeScript: `node scripts/bootstrap.mjs scripts/start.ts`.
 * Every npm script starts here and installs missing packages first. Plain JavaScript without
 * dependencies, because nothing may be installed yet.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const oldestNode = [20, 19];

/** Commands that need no tools for tests: they build, serve, or read texts. */
const withoutTestTools = [
  'start',
  'build',
  'dev',
  'serve-node',
  'check-launch',
  'messages',
  'messages-pull',
  'smoke-contact',
].map((name) => `scripts/${name}.ts`);

/** Prints an error of one line and exits. */
function fail(line) {
  console.error(line);
  process.exit(1);
}

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > oldestNode[0] || (major === oldestNode[0] && minor >= oldestNode[1])) return;
  fail(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/** The packages of a lockfile by their folders; none without the file. */
function packagesOf(file) {
  const path = join(root, file);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** Runs npm, the same version that started this process if any; returns whether it succeeded. */
function npm(...args) {
  const cli = process.env.npm_execpath;
  const isNpm = cli?.endsWith('npm-cli.js');
  const { status } = spawnSync(isNpm ? process.execPath : 'npm', isNpm ? [cli, ...args] : args, {
    cwd: root,
    stdio: 'inherit',
    shell: !isNpm && process.platform === 'win32',
  });
  return status === 0;
}

/** Installs the lockfile's packages unless they are installed. Test tools stay once installed. */
function install(script) {
  const locked = Object.entries(packagesOf('package-lock.json')).filter(([path]) => path !== '');
  // npm's own record of what it has installed.
  const installed = packagesOf('node_modules/.package-lock.json');
  const isMissing = ([path, { version, optional, devOptional }]) =>
    // Optional packages may be of other platforms.
    !optional && !devOptional && installed[path]?.version !== version;
  const missing = locked.filter(isMissing);
  const withTools =
    !withoutTestTools.includes(script) || Object.values(installed).some(({ dev }) => dev);
  if (!missing.some(([, { dev }]) => withTools || !dev)) return;

  console.log(`Installing packages${withTools ? '' : ', without tools for tests'}.`);
  // Explicitly, because of NODE_ENV=production.
  const flags = [withTools ? '--include=dev' : '--omit=dev', '--no-audit', '--no-fund'];
  if (npm('ci', ...flags)) return;
  // For example, because the lockfile lacks packages of this platform.
  console.log('npm ci failed; trying npm install, which does not change the lockfile.');
  if (!npm('install', '--no-save', ...flags)) fail('npm failed, for the reason above.');
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
install(script);
await checkFactsSyntax();
readSettings(script);
run(script, args);
