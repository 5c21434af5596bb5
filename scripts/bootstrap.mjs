/**
 * Runs a script of the project in TypeScript: `node scripts/bootstrap.mjs scripts/start.ts`.
 * Every npm script starts here and installs missing packages first: all of them with `--with-tools`
 * before the script, otherwise those without the development dependencies, which are as many. Plain
 * JavaScript without dependencies, because nothing may be installed yet.
 */
import { isUtf8 } from 'node:buffer';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname, extname } from 'node:path';
// As a whole, because an older Node lacks `parseEnv` and would not start.
import * as util from 'node:util';

function fail(line) {
  console.error(line);
  process.exit(1);
}

const oldestNode = [20, 19];
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1])) {
  fail(`Node ${oldestNode.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

process.chdir(dirname(import.meta.dirname));
const needsTools = process.argv[2] === '--with-tools';
const [script, ...args] = process.argv.slice(needsTools ? 3 : 2);
if (script === undefined) fail('Usage: node scripts/bootstrap.mjs scripts/<name>.ts [arguments]');

/**
 * Log file of commands that people run in a terminal. Tools and servers write into it, and the
 * terminal only shows the lines of `printLine`. With `--no-build` and in CI, all output is shown.
 */
const isAtTerminal =
  ['scripts/start.ts', 'scripts/dev.ts'].includes(script) && !args.includes('--no-build');
const logFile =
  isAtTerminal && !process.env.CI ? `.cache/${basename(script, '.ts')}.log` : undefined;
if (logFile) mkdirSync(dirname(logFile), { recursive: true });
const output = logFile ? openSync(logFile, 'w') : 'inherit';

function printEndOfLog() {
  if (!logFile) return;
  const lines = readFileSync(logFile, 'utf8').trimEnd().split('\n');
  console.error(lines.slice(-25).join('\n'));
  if (lines.length > 25) console.error(`The whole log: ${logFile}`);
}

/** The packages of a lockfile by folder; empty without the file. */
const packagesOf = (file) =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};

/** Installs missing packages. Keeps development dependencies that are installed. */
function install() {
  // npm's list of installed packages.
  const installed = packagesOf('node_modules/.package-lock.json');
  const withTools = needsTools || Object.values(installed).some(({ dev }) => dev);
  const isMissing = ([path, { version, dev, optional, devOptional }]) =>
    path !== '' &&
    (withTools || !dev) &&
    // Optional packages may be for other platforms.
    !optional &&
    !devOptional &&
    installed[path]?.version !== version;
  if (!Object.entries(packagesOf('package-lock.json')).some(isMissing)) return;

  const tools = withTools ? '' : ', without development dependencies';
  console.log(`Installing packages${tools}.${logFile ? ` Details: ${logFile}` : ''}`);
  // Overrides NODE_ENV=production.
  const scope = withTools ? '--include=dev' : '--omit=dev';
  const { status } = spawnSync('npm', ['ci', scope], {
    stdio: ['inherit', output, output],
    shell: process.platform === 'win32',
  });
  if (status === 0) return;
  printEndOfLog();
  fail('npm failed, for the reason above.');
}

/** Checks the files with company data: esbuild prints the line of an error or of a duplicate key. */
async function checkConfigSyntax() {
  const { transform } = await import('esbuild');
  for (const sourcefile of ['site.config.ts', 'messages/company.json']) {
    const logOverride = { 'duplicate-object-key': 'error' };
    const loader = extname(sourcefile).slice(1);
    const options = { sourcefile, loader, logLevel: 'error', logOverride };
    await transform(readFileSync(sourcefile), options).catch(() =>
      fail('Correct this line or the one before: a comma after each line but the last.'),
    );
  }
}

/** The settings of a file in UTF-8, with or without a byte order mark; empty without the file. */
function readSettings(file) {
  if (!existsSync(file)) return {};
  const bytes = readFileSync(file);
  // UTF-16 can be valid UTF-8, with zeros.
  if (!isUtf8(bytes) || bytes.includes(0)) fail(`${file} is not UTF-8; save it as UTF-8.`);
  return util.parseEnv(new TextDecoder().decode(bytes));
}

/** Ends the child process with npm, which does not forward signals. */
function endWithNpm(child) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  setInterval(() => {
    if (process.ppid !== parent) child.kill('SIGTERM');
  }, 500).unref();
}

/**
 * Limits the memory of servers: since Node 22, the young generation grows under load and does not
 * shrink again.
 */
const nodeFlags = ['--max-semi-space-size=8', '--import', 'tsx'];

install();
await checkConfigSyntax();
// Variables of the shell take precedence. Tests must not depend on the settings of this machine.
const isTest = /^(?:scripts\/test|tests\/)/.test(script);
const variables = { ...(!isTest && readSettings('.env')), ...process.env };
/** Without spaces and line breaks around the values, which forms of hosts and secrets contain. */
const settings = Object.entries(variables).map(([name, value]) => [name, value.trim()]);

const child = spawn(process.execPath, [...nodeFlags, script, ...args], {
  // File descriptor 3 is the terminal, to which `printLine` writes.
  stdio: ['inherit', output, output, ...(logFile ? [1] : [])],
  env: { ...Object.fromEntries(settings), NEXT_TELEMETRY_DISABLED: '1', START_LOG: logFile },
});
endWithNpm(child);
let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    isStopping = true;
    child.kill(signal);
  });
}
child.on('exit', (code, signal) => {
  if (code !== 0 && !isStopping) printEndOfLog();
  process.exit(code ?? 128 + constants.signals[signal]);
});
