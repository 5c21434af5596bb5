import * as z from 'zod/mini';
import { logJson } from './log.ts';
import { createService } from './service.ts';
import { readEnvironment, readSettings } from './settings.ts';

/** The exit code of a program that is configured wrongly (EX_CONFIG of sysexits.h). */
const wrongConfiguration = 78;

const placeSchema = z.object({
  FUNCTION_HOST: z._default(z.string(), '127.0.0.1'),
  FUNCTION_PORT: z._default(
    z.string().check(z.regex(/^\d{1,5}$/, { error: 'give a port number, or 0 for any' })),
    '0',
  ),
});

function readAll() {
  const env = Deno.env.toObject();
  try {
    const { FUNCTION_HOST: hostname, FUNCTION_PORT: port } = readEnvironment(placeSchema, env);
    return { hostname, port: Number(port), settings: readSettings(env) };
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    Deno.exit(wrongConfiguration);
  }
}

/** Resolves when the process that started this one is gone and its end of the pipe with it. */
async function parentEnded(): Promise<void> {
  const reader = Deno.stdin.readable.getReader();
  while (!(await reader.read()).done);
}

// The entry on a machine of one's own: without cron, a timer delivers.
const { hostname, port, settings } = readAll();
const service = createService(settings, () => undefined);
service.startTimer();
Deno.serve(
  { hostname, port, onListen: (address) => logJson('info', 'listening', { port: address.port }) },
  (request, info) => service.fetch(request, info.remoteAddr?.hostname),
);

// At once: what is being mailed is left to the lease, which a hard kill relies on as well.
const end = () => Deno.exit(0);
Deno.addSignalListener('SIGINT', end);
Deno.addSignalListener('SIGTERM', end);
if (Deno.env.toObject()['END_WITH_STDIN'] === '1') void parentEnded().then(end);
