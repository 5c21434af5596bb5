import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';

const require = createRequire(import.meta.url);

/** Path of the `next` command, to run it with Node directly, so that signals reach it. */
export const next = require.resolve('next/dist/bin/next');

const endingSignals = ['SIGINT', 'SIGTERM'] as const;

/** Variables that override this process's own; `undefined` removes one. */
type Environment = Partial<NodeJS.ProcessEnv> & Pick<NodeJS.ProcessEnv, 'NODE_ENV'>;

/**
 * Runs a Node program in this terminal until it exits. Signals are forwarded to the program, and this
 * process exits after it.
 *
 * @param args path and arguments of the program
 * @param env must set NODE_ENV, because a value from the shell would break `next build`
 * @throws an error of one line when the program fails, after it has printed the reason
 */
export function runNode(
  args: readonly string[],
  { cwd, ...env }: Environment & { cwd?: string },
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      ...(cwd === undefined ? {} : { cwd }),
    });
    let isStopping = false;
    const forward = (signal: NodeJS.Signals) => {
      isStopping = true;
      child.kill(signal);
    };
    for (const name of endingSignals) process.on(name, forward);
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => {
      for (const name of endingSignals) process.off(name, forward);
      const code = exitCode ?? 128 + constants.signals[signal ?? 'SIGKILL'];
      if (isStopping) process.exit(code);
      if (code === 0) resolve();
      else reject(new Error(`This failed with exit code ${code}: node ${args.join(' ')}`));
    });
  });
}
