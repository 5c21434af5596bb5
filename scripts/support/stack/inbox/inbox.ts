import { openMailFolder } from '@/scripts/support/stack/inbox/mail-folder';
import { startSmtp } from '@/scripts/support/stack/inbox/smtp';
import { startWeb } from '@/scripts/support/stack/inbox/web';

/** An inbox that takes and shows mails until it is closed. */
export type RunningInbox = {
  /** Where to send to: `smtp://127.0.0.1:<port>`, without TLS and password. */
  smtpUrl: string;
  /** Where the mails are shown, without a slash at the end; `/mails.json` gives them to tests. */
  origin: string;
  close: () => Promise<void>;
};

/**
 * Starts an inbox on the loopback address.
 *
 * @param options.folder for its mails, which are there again at the next start
 * @param options.smtpPort @param options.pagePort any free one by default
 * @throws when a port cannot be used
 */
export async function startInbox({
  folder,
  smtpPort = 0,
  pagePort = 0,
}: {
  folder: string;
  smtpPort?: number;
  pagePort?: number;
}): Promise<RunningInbox> {
  const mails = await openMailFolder(folder);
  const web = await startWeb(mails, pagePort);
  try {
    const smtp = await startSmtp(mails, smtpPort);
    return {
      smtpUrl: `smtp://127.0.0.1:${smtp.port}`,
      origin: `http://127.0.0.1:${web.port}`,
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
