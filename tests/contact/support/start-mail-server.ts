import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import { freePort } from '@/scripts/support/stack/free-port';
import type { MailServerMode } from '@/tests/contact/support/mail-server-modes';

const program = 'tests/contact/support/mail-server.ts';

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

/** The next line that a program writes. @throws when it ends instead */
function nextLine(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const { stdout } = child;
    if (stdout === null) throw new Error(`${program} has no output`);
    const lines = createInterface({ input: stdout });
    lines.once('line', () => {
      lines.removeAllListeners();
      lines.close();
      stdout.resume();
      resolve();
    });
    lines.once('close', () => reject(new Error(`${program} has ended`)));
  });
}

/**
 * Makes a mail server that is not started yet.
 *
 * @param file where it writes its mails
 */
export async function createMailServer(file: string): Promise<MailServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  return {
    url: `smtp://127.0.0.1:${port}`,
    start: async (mode) => {
      child = spawn(process.execPath, ['--import', 'tsx', program, String(port), file, mode], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      await nextLine(child);
    },
    behave: async (mode) => {
      if (!child?.stdin) throw new Error('The mail server is not running');
      const answer = nextLine(child);
      child.stdin.write(`${mode}\n`);
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
