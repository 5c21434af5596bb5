import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { options } from '@/tests/attack/support/options';
import { listenerOf, openConnections } from '@/tests/attack/support/processes';
import nodeFlags from '@/tooling/hosting/node-flags.json' with { type: 'json' };
import { startNext } from '@/tooling/serve/start-next';

/** The servers that pass contact requests on. */
export const frontNames = ['preview', 'next'] as const;

/** One of these servers. */
export type FrontName = (typeof frontNames)[number];

/** A server under attack, in a process of its own. */
export type Front = {
  name: FrontName;
  port: number;
  pid: number;
  /** Connections that it holds open. */
  connections: () => number;
  stop: () => Promise<void>;
};

/** Where the contact function answers, as the stack tells and the servers take it. */
export type Contact = Parameters<typeof startNext>[0]['contact'];

type FrontOptions = { port: number; root: string; contact: Contact };

const fileBeside = (name: string) => fileURLToPath(new URL(name, import.meta.url));

async function startPreview({ port, root, contact }: FrontOptions): Promise<() => Promise<void>> {
  const child = fork(
    fileBeside('./run-preview.ts'),
    [root, String(port), JSON.stringify(contact)],
    {
      execArgv: [...nodeFlags, '--import', 'tsx'],
    },
  );
  const ended = once(child, 'exit');
  const [message] = await Promise.race([once(child, 'message'), ended]);
  if (message !== 'ready') throw new Error(`The preview server ended: ${message}`);
  return async () => {
    child.disconnect();
    await ended;
  };
}

/** Starts the program of Next's server, in the short form with a small handler instead of Next. */
async function startNextHost({ port, contact }: FrontOptions): Promise<() => Promise<void>> {
  const { NODE_OPTIONS: before } = process.env;
  if (!options.isLong) process.env['NODE_OPTIONS'] = `--import=${fileBeside('./next-stub.mjs')}`;
  const starting = startNext({
    address: { host: '127.0.0.1', port },
    mode: 'production',
    contact,
    isSilent: true,
  });
  if (before === undefined) delete process.env['NODE_OPTIONS'];
  else process.env['NODE_OPTIONS'] = before;
  return (await starting).stop;
}

const starts = { preview: startPreview, next: startNextHost } as const;

/** Starts a server on a port of the loopback address. It ends with this process. */
export async function startFront(name: FrontName, front: FrontOptions): Promise<Front> {
  const stop = await starts[name](front);
  const { port } = front;
  return { name, port, pid: listenerOf(port), connections: () => openConnections(port), stop };
}
