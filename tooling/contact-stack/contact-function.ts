import { spawn } from 'node:child_process';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { endChild, untilReady } from '@/tooling/contact-stack/child-service';
import { type DenoVersion, findDeno } from '@/tooling/contact-stack/deno-program';
import nodeFlags from '@/tooling/hosting/node-flags.json' with { type: 'json' };

/** A running function, reachable at `origin` until it is stopped or dies. */
export type RunningFunction = {
  origin: string;
  port: number;
  pid: number;
  /** Resolves with its last output when it has exited, for whatever reason. */
  ended: Promise<string>;
  stop: () => Promise<void>;
  /** Sends SIGKILL. */
  kill: () => Promise<void>;
};

const functions = 'supabase/functions';
const contactFunction = 'send-contact-email';

/** In MB, several times what it uses: V8 then collects the garbage of a flood sooner. */
const maxHeap = '--max-old-space-size=128';

const flags = [
  'run',
  '--quiet',
  '--no-prompt',
  // Dependencies come from node_modules only, so that it starts offline.
  '--node-modules-dir=manual',
  '--cached-only',
  '--no-lock',
  '--allow-net',
  '--allow-env',
  '--allow-sys=hostname',
  '--allow-read=node_modules',
  // As for the other servers: see scripts/bootstrap.mjs.
  `--v8-flags=${[...nodeFlags, maxHeap].join()}`,
] as const;

const host = '127.0.0.1';
const listening = z.object({ event: z.literal('listening'), port: z.number() });

/** Timeout of a graceful shutdown. */
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
 * Starts the function `send-contact-email` on the loopback address. It exits with this process,
 * even if that is killed.
 *
 * @param options.env its settings; this process's environment is not inherited
 * @param options.port a free port by default
 * @param options.cache folder of Deno's cache
 * @param options.source folder of the functions
 * @param options.log receives each line of its output
 * @throws an error of one line that names an invalid setting, or with its last output
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
    // Log entries are JSON; any other line explains why it cannot start.
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
