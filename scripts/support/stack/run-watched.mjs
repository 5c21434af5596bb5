/**
 * Runs a program until it ends, or until the process that started this one does: the end of
 * standard input tells, also when that process was killed and could end nothing itself.
 *
 * node run-watched.mjs <uid>:<gid> <program> [arguments]; a colon alone keeps the account.
 */
import { spawn } from 'node:child_process';

/** PostgreSQL's words: fast, immediate; and what nobody can refuse. Milliseconds from the first. */
const steps = [
  ['SIGINT', 0],
  ['SIGQUIT', 5000],
  ['SIGKILL', 8000],
];

const [account = ':', program = '', ...args] = process.argv.slice(2);
const [uid, gid] = account.split(':');

const child = spawn(program, args, {
  ...(uid && { uid: Number(uid) }),
  ...(gid && { gid: Number(gid) }),
  cwd: '/',
  stdio: ['ignore', 'inherit', 'inherit'],
});

let isEnding = false;
function end() {
  if (isEnding) return;
  isEnding = true;
  for (const [signal, delay] of steps) setTimeout(() => child.kill(signal), delay).unref();
}

child.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
child.once('exit', (code) => process.exit(code ?? 1));
process.stdin.once('end', end).once('error', end).resume();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
// What is said after that process's end reaches nobody, and must not end this one before its time.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
