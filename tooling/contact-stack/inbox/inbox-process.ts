import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { endChild, untilReady } from '@/tooling/contact-stack/child-service';
import { addressesOf, type InboxPorts } from '@/tooling/contact-stack/inbox/inbox';

/** An inbox in its own process, running until it is stopped or dies. */
export type InboxProcess = {
  ports: InboxPorts;
  smtpUrl: string;
  origin: string;
  pid: number;
  /** Resolves with its last output when it has exited, for whatever reason. */
  ended: Promise<string>;
  stop: () => Promise<void>;
};

const program = fileURLToPath(new URL('./serve.ts', import.meta.url));
const portsSchema = z.strictObject({ smtp: z.number(), page: z.number() });

/** Far more than needed; without a limit V8 would delay garbage collection. */
const maxHeapMb = 96;

function portsIn(line: string): InboxPorts | undefined {
  return line.startsWith('{') ? portsSchema.parse(JSON.parse(line)) : undefined;
}

/**
 * Starts an inbox on the loopback address, in its own process, so that parsing mails does not block
 * the site's server. It exits with this process, even if that is killed.
 *
 * @param options.folder for its mails, which persist
 * @param options.ports 0 for any free port
 * @throws an error with its last output when it cannot start
 */
export async function startInboxProcess({
  folder,
  ports,
}: {
  folder: string;
  ports: InboxPorts;
}): Promise<InboxProcess> {
  const node = [`--max-old-space-size=${maxHeapMb}`, '--import', 'tsx'];
  const child = spawn(
    process.execPath,
    [...node, program, folder, String(ports.smtp), String(ports.page)],
    // A process group of its own: Ctrl-C reaches the supervisor, which ends everything in order.
    { detached: true, stdio: ['pipe', 'pipe', 'pipe'] },
  );
  const { ready, ended } = await untilReady(child, {
    readyIn: portsIn,
    reasonIn: (line) => line,
  });
  return {
    ports: ready,
    ...addressesOf(ready),
    pid: child.pid ?? 0,
    ended,
    // Safe, because every accepted mail is on disk.
    stop: () => endChild(child, ended, 'SIGKILL'),
  };
}
