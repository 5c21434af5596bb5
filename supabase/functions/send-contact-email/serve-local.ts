import * as z from 'zod/mini';
import { logJson } from './log.ts';
import { createService } from './service.ts';
import { readEnvironment, readSettings } from './settings.ts';

/** Exit code for invalid configuration (EX_CONFIG of sysexits.h). */
const configurationError = 78;

/** As many requests as the proxy in front passes on at the same time. */
const maxConnections = 10;

const listenSchema = z.object({
  FUNCTION_HOST: z._default(z.string(), '127.0.0.1'),
  FUNCTION_PORT: z._default(
    z.string().check(z.regex(/^\d{1,5}$/, { error: 'give a port number, or 0 for any' })),
    '0',
  ),
});

function readAll() {
  const env = Deno.env.toObject();
  try {
    const { FUNCTION_HOST: hostname, FUNCTION_PORT: port } = readEnvironment(listenSchema, env);
    return { hostname, port: Number(port), settings: readSettings(env) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    Deno.exit(configurationError);
  }
}

/** Resolves when the parent process has ended, which closes standard input. */
async function parentEnded(): Promise<void> {
  const reader = Deno.stdin.readable.getReader();
  while (!(await reader.read()).done);
}

// Entry point of a self-hosted function: a timer takes the place of cron.
const { hostname, port, settings } = readAll();
const service = createService(settings, { maxConnections, keepAlive: () => undefined });
service.startTimer();
Deno.serve(
  { hostname, port, onListen: (address) => logJson('info', 'listening', { port: address.port }) },
  (request, info) => service.fetch(request, info.remoteAddr?.hostname),
);

// Immediately: mails in flight are retried when their lease expires, as after SIGKILL.
const end = () => Deno.exit(0);
Deno.addSignalListener('SIGINT', end);
Deno.addSignalListener('SIGTERM', end);
if (Deno.env.toObject()['END_WITH_STDIN'] === '1') void parentEnded().then(end);
