import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Place } from '@/lib/hosting/port';

/** Next's own server, answering until it is stopped or dies. */
export type RunningNext = {
  /** Comes with its exit code when it has ended. */
  ended: Promise<number>;
  stop: () => Promise<void>;
};

const host = fileURLToPath(new URL('./next-host.ts', import.meta.url));

/** How long it is given to end by itself, in milliseconds. */
const patience = 5000;

/**
 * Starts Next's own server with the contact function at the site's own address. It ends with this
 * process, also when this is killed.
 *
 * @param options.contact where the function answers, if it is there
 * @param options.isSilent whether what it writes is left out, except problems
 * @throws an error of one line when it ends instead of listening; it has said why
 */
export async function startNext({
  place: { host: hostName, port },
  mode,
  contact,
  isSilent = false,
}: {
  place: Place;
  mode: 'development' | 'production';
  contact: string | undefined;
  isSilent?: boolean;
}): Promise<RunningNext> {
  const child = fork(host, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', isSilent ? 'ignore' : 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: mode,
      BUILD_TARGET: undefined,
      HOST: hostName,
      PORT: String(port),
      CONTACT_ORIGIN: contact,
    },
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    void ended.then((code) => reject(new Error(`Next's server ended with exit code ${code}.`)));
  });
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), patience);
      await ended;
      clearTimeout(force);
    },
  };
}
