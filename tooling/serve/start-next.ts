import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ContactBackend } from '@/tooling/hosting/call-function';
import type { ListenAddress } from '@/tooling/support/listen-address';

/** Next's own server, answering until it is stopped or dies. */
export type RunningNext = {
  /** Comes with its exit code when it has ended. */
  ended: Promise<number>;
  stop: () => Promise<void>;
};

const host = fileURLToPath(new URL('./next-host.ts', import.meta.url));

/** How many characters of its output are kept for an error. */
const maxBufferedOutput = 2000;

/** How long it may take to end by itself, in milliseconds. */
const stopTimeoutMs = 5000;

/**
 * Starts Next's own server with the contact function at the site's own address. It ends with this
 * process, also when this is killed.
 *
 * @param options.contact where the function answers, if it is there
 * @param options.isSilent whether what it writes is kept back until it fails to start
 * @throws an error that says what it has kept back when it ends instead of listening
 */
export async function startNext({
  address: { host: hostName, port },
  mode,
  contact,
  isSilent = false,
}: {
  address: ListenAddress;
  mode: 'development' | 'production';
  contact: ContactBackend | undefined;
  isSilent?: boolean;
}): Promise<RunningNext> {
  const output = isSilent ? 'pipe' : 'inherit';
  const child = fork(host, {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', output, output, 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: mode,
      BUILD_TARGET: undefined,
      HOST: hostName,
      PORT: String(port),
      CONTACT_ORIGIN: contact?.origin,
      CONTACT_PROXY_KEY: contact?.proxyKey,
    },
  });
  let bufferedOutput = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      bufferedOutput = (bufferedOutput + chunk.toString()).slice(-maxBufferedOutput);
    });
  }
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('error', reject);
    void ended.then((code) => {
      reject(new Error(`Next's server ended with exit code ${code}. ${bufferedOutput}`.trim()));
    });
  });
  return {
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
      await ended;
      clearTimeout(force);
    },
  };
}
