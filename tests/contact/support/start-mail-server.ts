import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface, type Interface } from 'node:readline';
import { z } from 'zod';
import type { MailServerMode } from '@/tests/contact/support/mail-server-modes';
import { freePort } from '@/tooling/contact-stack/free-port';

const program = 'tests/contact/support/mail-server.ts';
const startTimeout = 20_000;

const takenSchema = z.object({ from: z.string(), to: z.array(z.string()), raw: z.string() });

/** A mail as it was taken, with its source. */
export type TakenMail = z.infer<typeof takenSchema>;

/** A mail server that can behave badly and be killed; its mails stay in a file. */
export type MailServer = {
  url: string;
  behave: (mode: MailServerMode) => Promise<void>;
  kill: () => Promise<void>;
  start: (mode: MailServerMode) => Promise<void>;
  /** Everything that it has taken so far, also before it was killed. */
  taken: () => Promise<TakenMail[]>;
};

/**
 * Makes a mail server that is not started yet.
 *
 * @param file where it writes its mails
 */
export async function createMailServer(file: string): Promise<MailServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  let lines: Interface | undefined;
  /** Resolves with the next line that it writes. @throws when it has not written one in time */
  const nextLine = () => {
    if (lines === undefined) throw new Error('The mail server is not running');
    return once(lines, 'line', { signal: AbortSignal.timeout(startTimeout) });
  };
  return {
    url: `smtp://127.0.0.1:${port}`,
    start: async (mode) => {
      child = spawn(process.execPath, ['--import', 'tsx', program, String(port), file, mode], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      if (child.stdout === null) throw new Error('The mail server has no output');
      lines = createInterface({ input: child.stdout });
      await nextLine();
    },
    behave: async (mode) => {
      const answer = nextLine();
      child?.stdin?.write(`${mode}\n`);
      await answer;
    },
    kill: async () => {
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    taken: async () => {
      if (!existsSync(file)) return [];
      const lines = (await readFile(file, 'utf8')).split('\n');
      // The last line may be one that a kill cut off: a mail that was not taken.
      return lines.slice(0, -1).map((line) => takenSchema.parse(JSON.parse(line)));
    },
  };
}
