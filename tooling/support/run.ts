import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants } from 'node:os';

const require = createRequire(import.meta.url);

/** The `next` command's own file: started with Node itself, so that signals reach it. */
export const next = require.resolve('next/dist/bin/next');

const endingSignals = ['SIGINT', 'SIGTERM'] as const;

/** Variables on top of this process's own. `undefined` takes one away. */
type Environment = Partial<NodeJS.ProcessEnv> & Pick<NodeJS.ProcessEnv, 'NODE_ENV'>;

/**
 * Runs a Node program in this terminal until it ends. Asked to end meanwhile, it ends the
 * program first and then this process with it.
 *
 * @param args the program's file and its arguments
 * @param env NODE_ENV among them, because a value of the shell would break `next build`
 * @throws an error of one line when the program fails; the program has said why
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
    let isAskedToEnd = false;
    const forward = (signal: NodeJS.Signals) => {
      isAskedToEnd = true;
      child.kill(signal);
    };
    for (const name of endingSignals) process.on(name, forward);
    child.once('error', reject);
    child.once('exit', (exitCode, signal) => {
      for (const name of endingSignals) process.off(name, forward);
      const code = exitCode ?? 128 + constants.signals[signal ?? 'SIGKILL'];
      if (isAskedToEnd) process.exit(code);
      if (code === 0) resolve();
      else reject(new Error(`This failed with exit code ${code}: node ${args.join(' ')}`));
    });
  });
}
