import { type ChildProcess, spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { type DenoVersion, findDeno } from '@/scripts/support/stack/deno-program';

/** The function, answering at `origin` until it is stopped or dies. */
export type RunningFunction = {
  origin: string;
  port: number;
  pid: number;
  /** Comes when it has ended, whatever the reason; says its last words. */
  ended: Promise<string>;
  stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
};

const functions = 'supabase/functions';
const contactFunction = 'send-contact-email';

const flags = [
  'run',
  '--quiet',
  '--no-prompt',
  // Everything comes from the project's own packages: without a network too.
  '--node-modules-dir=manual',
  '--cached-only',
  '--no-lock',
  '--allow-net',
  '--allow-env',
  '--allow-sys=hostname',
  '--allow-read=node_modules',
] as const;

const host = '127.0.0.1';
const listening = z.object({ event: z.literal('listening'), port: z.number() });

/** How long it is given to end by itself, in milliseconds. */
const patience = 3000;

/** @returns the port when the line says that the function listens */
function portIn(line: string): number | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return listening.safeParse(JSON.parse(line)).data?.port;
  } catch {
    return undefined;
  }
}

type Started = { port: number; ended: Promise<string> };

/** @throws an error with its last words when it ends instead of listening */
function untilListening(child: ChildProcess, log: (line: string) => void): Promise<Started> {
  let last = '';
  const ended = new Promise<string>((settle) => {
    child.once('error', (error) => settle(error.message));
    child.once('close', () => settle(last));
  });
  return new Promise((settle, reject) => {
    void ended.then((words) => reject(new Error(words)));
    const take = (line: string) => {
      // Its log is for people who look for something; what is no log says why it cannot run.
      if (!line.startsWith('{')) last = line;
      const port = portIn(line);
      if (port === undefined) log(line);
      else settle({ port, ended });
    };
    for (const input of [child.stdout, child.stderr]) {
      if (input) createInterface({ input }).on('line', take);
    }
  });
}

/**
 * Starts the function `send-contact-email` on the loopback address. It ends with this process,
 * also when this is killed.
 *
 * @param options.env its settings, and nothing else of this process's environment
 * @param options.port any free one by default
 * @param options.cache folder for what Deno keeps of translated files
 * @param options.source folder of the functions
 * @param options.log takes each line that it writes
 * @throws an error of one line that names a wrong setting, or with what stopped it
 */
export async function startFunction({
  env,
  cache,
  port = 0,
  deno = '2.9',
  source = functions,
  log = () => undefined,
}: {
  env: Readonly<Record<string, string | undefined>>;
  cache: string;
  port?: number | undefined;
  deno?: DenoVersion;
  source?: string;
  log?: (line: string) => void;
}): Promise<RunningFunction> {
  const folder = join(source, contactFunction);
  const program = [`--config=${join(folder, 'deno.json')}`, join(folder, 'serve-local.ts')];
  const child = spawn(findDeno(deno), [...flags, ...program], {
    // A group of its own: Ctrl-C reaches the supervisor, which ends everything in its order.
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'production',
      NO_COLOR: '1',
      DENO_DIR: resolve(cache),
      DENO_NO_UPDATE_CHECK: '1',
      END_WITH_STDIN: '1',
      FUNCTION_HOST: host,
      FUNCTION_PORT: String(port),
      ...env,
    },
  });
  const started = await untilListening(child, log);
  const { ended } = started;
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), patience);
    await ended;
    clearTimeout(force);
  };
  return {
    origin: `http://${host}:${started.port}`,
    port: started.port,
    pid: child.pid ?? 0,
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}
