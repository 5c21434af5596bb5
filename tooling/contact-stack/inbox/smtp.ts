import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { type MailFolder, maxMailBytes } from '@/tooling/contact-stack/inbox/mail-folder';

const loopback = '127.0.0.1';

/** Each one costs a buffer of a few kilobytes: mails are written to the disk while they come in. */
const maxConnections = 100;

function envelopeOf({ envelope: { mailFrom, rcptTo } }: SMTPServerSession) {
  return {
    from: mailFrom ? mailFrom.address : '',
    to: rcptTo.map(({ address }) => address),
  };
}

/**
 * Takes mails to any address, on the loopback address only, and relays none.
 *
 * @param port 0 takes any free one
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
    // The answer to a mail that was discarded for its size is 552.
    rejectOversized: true,
    // It is accepted when it is on the disk, and not before.
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
      // A client that closes its connection early is no error of the server.
      smtp.on('error', () => undefined);
      const address = smtp.server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
  return { port: listening, close: () => new Promise((resolve) => smtp.close(resolve)) };
}
