import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type MailFolder, maxMailBytes } from '@/tooling/contact-stack/inbox/mail-folder';

const loopback = '127.0.0.1';

/** Each connection buffers only a few kilobytes, because mails are streamed to disk. */
const maxConnections = 100;

function envelopeOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
  };
}

/**
 * Starts an SMTP server on the loopback address that accepts mails for any recipient and relays none.
 *
 * @param port 0 for any free port
 * @throws when it cannot listen
 */
export async function startSmtp(
  mails: MailFolder,
  port: number,
): Promise<{ port: number; close: () => Promise<void> }> {
  const store = async (source: SMTPServerDataStream, session: SMTPServerSession) => {
    await mails.add({ envelope: envelopeOf(session), source });
  };
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 500,
    maxClients: maxConnections,
    size: maxMailBytes,
    // Replies 552 to a mail that was discarded for its size.
    rejectOversized: true,
    // Acknowledge only after the mail is on disk.
    onData: (stream, session, done) => {
      store(stream, session).then(
        () => done(),
        (error: unknown) => done(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  const listening = await new Promise<number>((resolve, reject) => {
    smtp.once('error', reject);
    smtp.listen(port, loopback, () => {
      smtp.off('error', reject);
      // Client disconnects are ignored.
      smtp.on('error', () => undefined);
      const address = smtp.server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
  return { port: listening, close: () => new Promise((resolve) => smtp.close(resolve)) };
}
