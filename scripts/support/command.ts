import { spawn, spawnSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { constants } from 'node:os';

/** Log file of this command, if `scripts/bootstrap.mjs` has opened one. */
export const logFile = process.env['START_LOG'];

/** Prints a line in the terminal, even if other output is written to a log file. */
export function printLine(line: string): void {
  if (logFile === undefined) console.log(line);
  else writeSync(3, `${line}\n`);
}

/** An expected error. Its message says what is wrong and how to fix it. */
export class UserError extends Error {}

/** Prints the message of an expected error. Any other error is a bug, and is printed with its stack. */
export function printError(error: unknown): void {
  const isExpected =
    error instanceof UserError ||
    // Of `parseArgs`, for an unknown argument.
    (error instanceof Error && 'code' in error && `${error.code}`.startsWith('ERR_PARSE_ARGS'));
  console.error(isExpected ? error.message : error);
}

/** Runs an npm script, and prints its error. */
export async function runCommand(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    printError(error);
    process.exitCode = 1;
  }
}

/** The `next` command. Node runs it directly, so that signals reach it. */
export const nextCommand = 'node_modules/next/dist/bin/next';

/** Variables that override this process's own; `undefined` removes one. */
type Environment = Partial<NodeJS.ProcessEnv> & Pick<NodeJS.ProcessEnv, 'NODE_ENV'>;

/**
 * Runs a Node program in this terminal until it exits. Signals are forwarded to the program, and
 * this process exits after it.
 *
 * @param env must set NODE_ENV, because a value from the shell would break `next build`
 * @param options.isGroup whether all that the program has started ends with it, and with this
 *   process
 * @throws a one-line error if the program fails, after it has printed the reason
 */
export function runNode(
  args: readonly string[],
  { cwd = process.cwd(), ...env }: Environment & { cwd?: string },
  { isGroup = false } = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      cwd,
      detached: isGroup,
    });
    const endGroup = () => {
      try {
        if (isGroup && child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // Nothing of it is left.
      }
    };
    let isStopping = false;
    const forward = (signal: NodeJS.Signals) => {
      isStopping = true;
      child.kill(signal);
    };
    process.on('SIGINT', forward).on('SIGTERM', forward).on('exit', endGroup);
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward).off('exit', endGroup);
      endGroup();
      const code = exitCode ?? 128 + constants.signals[signal ?? 'SIGKILL'];
      if (isStopping) process.exit(code);
      if (code === 0) resolve();
      else reject(new UserError(`This failed with exit code ${code}: node ${args.join(' ')}`));
    });
  });
}

/** Runs git in a folder. @returns its output; undefined if it failed or git is missing */
export function git(folder: string, ...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
