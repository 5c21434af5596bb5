import { type Backend, startBackend } from '@/tests/contact/support/backend';
import type { RunningFunction } from '@/tooling/contact-stack/contact-function';
import type { DenoVersion } from '@/tooling/contact-stack/deno-program';
import { startInbox } from '@/tooling/contact-stack/inbox/inbox';

/** A database and an inbox, with the function in front of both. */
export type AnsweringBackend = {
  backend: Backend;
  running: RunningFunction;
  /** How many requests are stored. */
  stored: () => Promise<number>;
  close: () => Promise<void>;
};

/** Starts all of it on free ports; a silent database is given up after a second. */
export async function startAnsweringBackend(deno: DenoVersion): Promise<AnsweringBackend> {
  const backend = await startBackend();
  const inbox = await startInbox({ folder: backend.folder('inbox') });
  const running = await backend.startFunction(
    { SMTP_URL: inbox.smtpUrl, DATABASE_TIMEOUT_SECONDS: '1' },
    { deno },
  );
  return {
    backend,
    running,
    stored: async () => {
      const [row] = await backend.sql<{ count: number }[]>`
        select count(*)::integer as count from contact.requests`;
      return row?.count ?? 0;
    },
    close: async () => {
      await backend.close();
      await inbox.close();
    },
  };
}
