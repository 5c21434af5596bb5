import { openMailFolder } from '@/tooling/contact-stack/inbox/mail-folder';
import { startSmtp } from '@/tooling/contact-stack/inbox/smtp';
import { startWeb } from '@/tooling/contact-stack/inbox/web';

/** The ports of an inbox on the loopback address. */
export type InboxPorts = { smtp: number; page: number };

/** A running inbox, which receives and shows mails until it is closed. */
export type RunningInbox = {
  ports: InboxPorts;
  /** `smtp://127.0.0.1:<port>`, without TLS and authentication. */
  smtpUrl: string;
  /** Origin of the inbox pages; `/mails.json` is for tests. */
  origin: string;
  close: () => Promise<void>;
};

/** The addresses of an inbox with these ports. */
export function addressesOf({ smtp, page }: InboxPorts): { smtpUrl: string; origin: string } {
  return { smtpUrl: `smtp://127.0.0.1:${smtp}`, origin: `http://127.0.0.1:${page}` };
}

/**
 * Starts an inbox on the loopback address, in this process.
 * maildev (142 packages, 42 MB) fails "other sites' pages do not read mails" and "every answer
 * carries the security headers".
 *
 * @param options.folder for its mails, which persist
 * @param options.ports 0 for any free port
 * @throws when it cannot listen
 */
export async function startInbox({
  folder,
  ports = { smtp: 0, page: 0 },
}: {
  folder: string;
  ports?: InboxPorts;
}): Promise<RunningInbox> {
  const mails = await openMailFolder(folder);
  const web = await startWeb(mails, ports.page);
  try {
    const smtp = await startSmtp(mails, ports.smtp);
    const bound = { smtp: smtp.port, page: web.port };
    return {
      ports: bound,
      ...addressesOf(bound),
      close: async () => {
        await smtp.close();
        await web.close();
      },
    };
  } catch (error) {
    await web.close();
    throw error;
  }
}
