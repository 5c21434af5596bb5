import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { endChild, untilReady } from '@/tooling/contact-stack/child-service';
import { type DenoVersion, findDeno } from '@/tooling/contact-stack/deno-program';

/** The function, answering at `origin` until it is stopped or dies. */
export type RunningFunction = {
  origin: string;
  port: number;
  pid: number;
  /** Resolves when it has ended, for whatever reason, with its last output. */
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

/** How long a graceful shutdown may take. */
const graceMs = 3000;

/** @returns the port when the line says that the function listens */
function portIn(line: string): number | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return listening.safeParse(JSON.parse(line)).data?.port;
  } catch {
    return undefined;
  }
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
 * @throws an error of one line that names a wrong setting, or with its last output
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
    // A process group of its own: Ctrl-C reaches the supervisor, which ends everything in order.
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
  const { ready, ended } = await untilReady(child, {
    readyIn: portIn,
    // Its log is JSON; any other line says why it cannot run.
    reasonIn: (line) => (line.startsWith('{') ? undefined : line),
    log,
  });
  return {
    origin: `http://${host}:${ready}`,
    port: ready,
    pid: child.pid ?? 0,
    ended,
    stop: () => endChild(child, ended, 'SIGTERM', [{ signal: 'SIGKILL', afterMs: graceMs }]),
    kill: () => endChild(child, ended, 'SIGKILL'),
  };
}
