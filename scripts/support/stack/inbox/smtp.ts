import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { MailFolder } from '@/scripts/support/stack/inbox/mail-folder';

const loopback = '127.0.0.1';

async function store(
  mails: MailFolder,
  stream: SMTPServerDataStream,
  { envelope: { mailFrom, rcptTo } }: SMTPServerSession,
): Promise<void> {
  const source = await buffer(stream);
  const from = mailFrom ? mailFrom.address : '';
  const envelope = { from, to: rcptTo.map(({ address }) => address) };
  await mails.add({ envelope, source });
}

/**
 * Takes mails for anybody, on the loopback address only, and sends none on.
 *
 * @param port 0 takes any free one
 * @throws when it cannot listen
 */
export async function startSmtp(
  mails: MailFolder,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    // It is accepted when it is on the disk, and not before.
    onData: (stream, session, done) => {
      store(mails, stream, session).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  const listening = await new Promise<number>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(port, loopback, () => {
      smtp.off('error', reject);
      // A client that leaves in the middle is no matter for anybody.
      smtp.on('error', () => undefined);
      const address = smtp.server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
  return { port: listening, close: () => new Promise((resolve) => smtp.close(resolve)) };
}
