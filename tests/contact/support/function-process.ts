import { spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { freePort } from '@/scripts/support/listen-address';
import { answers, eventually } from '@/tests/support/eventually';

type Environment = Readonly<Record<string, string | undefined>>;

/** The function in a separate process. */
export type FunctionProcess = Awaited<ReturnType<typeof start>>;

const source = 'supabase/functions/send-contact-email';

let nextPort = randomInt(20_000, 32_000);

/**
 * Finds a port for a process that will listen on it later, another at each call. It is not one of
 * those that systems give to connections, so that no other test gets it meanwhile.
 */
export const reservedPort = async (): Promise<string> => String(await freePort(nextPort++));

function findDeno(): string {
  const { resolve: find } = createRequire(import.meta.url);
  const { resolve: findBeside } = createRequire(find('deno/package.json'));
  const libc = process.platform === 'linux' ? '-glibc' : '';
  const name = `@deno/${process.platform}-${process.arch}${libc}/package.json`;
  return join(dirname(findBeside(name)), 'deno');
}

/** A process with everything that it has written. */
export type RunningProcess = ReturnType<typeof run>;

/** Starts a program without input. */
export function run(
  program: string,
  args: readonly string[],
  options: { env: Environment; cwd?: string },
) {
  const env = { NODE_ENV: 'production' as const, NO_COLOR: '1', ...options.env };
  const child = spawn(program, args, { ...options, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  /** The exit code, once the process has ended and all its output has arrived. */
  const ended = new Promise<number | null>((done) => child.once('close', done));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  /** Sends a signal, and waits for the end of the process. @returns its exit code */
  const end = (signal: NodeJS.Signals = 'SIGKILL') => {
    child.kill(signal);
    return ended;
  };
  return { child, output: () => output, hasEnded, end, ended };
}

async function start(program: string, args: readonly string[], env: Environment) {
  const port = Number(env['TEST_PORT'] ?? (await reservedPort()));
  const running = run(program, args, { env: { ...env, TEST_PORT: String(port) } });
  const origin = `http://127.0.0.1:${port}`;
  const isReady = async () => running.hasEnded() || (await answers(origin));
  await eventually('the function answers or ends', isReady).catch(async (error) => {
    await running.end();
    throw error;
  });
  if (running.hasEnded()) await running.ended;
  return { ...running, origin, port };
}

/**
 * Starts `index.ts` on Deno 2.1, as Supabase does.
 *
 * @param env its settings
 * @param folder for Deno's cache
 */
export function startOnDeno(env: Environment, folder: string): Promise<FunctionProcess> {
  const flags = '--quiet --no-prompt --node-modules-dir=manual --cached-only --no-lock'.split(' ');
  const rights = ['--allow-net', '--allow-env', '--allow-sys=hostname', '--allow-read'];
  const config = `--config=${source}/deno.json`;
  const entry = resolve('tests/contact/support/deno-entry.ts');
  const index = resolve(source, 'index.ts');
  return start(findDeno(), ['run', ...flags, ...rights, config, entry, index], {
    DENO_DIR: join(folder, 'deno'),
    ...env,
  });
}

/** Starts the function on Node, with the server of `npm start`. */
export function startOnNode(env: Environment): Promise<FunctionProcess> {
  const program = 'tests/contact/support/node-entry.ts';
  return start(process.execPath, ['--import', 'tsx', program], env);
}
