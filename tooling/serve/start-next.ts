import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { ContactBackend } from '@/tooling/hosting/call-function';
import nodeFlags from '@/tooling/hosting/node-flags.json' with { type: 'json' };
import type { ListenAddress } from '@/tooling/support/listen-address';

/** Next's own server, running until it is stopped or dies. */
export type RunningNext = {
  /** Resolves with its exit code. */
  ended: Promise<number>;
  stop: () => Promise<void>;
};

const host = fileURLToPath(new URL('./next-host.ts', import.meta.url));

/** Characters of its output that are buffered for an error message. */
const maxBufferedOutput = 2000;

/** Timeout of a graceful shutdown, in milliseconds. */
const stopTimeoutMs = 5000;

/**
 * Starts Next's own server with the contact function at the site's own origin. It exits with this
 * process, even if that is killed.
 *
 * @param options.contact address of the function, if it is running
 * @param options.isSilent whether output is buffered instead of printed
 * @throws an error with the buffered output when it exits before it listens
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
    execArgv: [...nodeFlags, '--import', 'tsx'],
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
      reject(new Error(`Next's server exited with code ${code}. ${bufferedOutput}`.trim()));
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
