import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A certificate, its key and its authority, as PEM. */
export type Certificate = { ca: string; cert: string; key: string };

/** A received mail, raw and parsed. */
type ReceivedMail = { from: string; to: readonly string[]; raw: string; read: Email };

/** A mail server of the tests. */
export type MailServer = {
  url: string;
  mails: ReceivedMail[];
  /** Returns an error with `responseCode` to reject a mail, or a promise to respond later. */
  onMail: (raw: string) => Error | undefined | Promise<undefined>;
  close: () => Promise<void>;
};

/** The error with which the mail server rejects a mail. */
export const rejection = (responseCode: number) =>
  Object.assign(new Error('rejected'), { responseCode });

/**
 * Starts a mail server on the loopback address.
 *
 * @param tls speaks implicit TLS with this certificate
 */
export async function startMailServer(tls?: Certificate): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    hideSTARTTLS: true,
    ...(tls && { secure: true, key: tls.key, cert: tls.cert }),
    onData: async (stream, { envelope }, done) => {
      // The client may be killed while it sends.
      const raw = await text(stream).catch(() => undefined);
      if (raw === undefined) return done(new Error('ended early'));
      const error = await self.onMail(raw);
      const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
      const to = envelope.rcptTo.map(({ address }) => address);
      if (!error) self.mails.push({ from, to, raw, read: await PostalMime.parse(raw) });
      return done(error);
    },
  });
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const { port } = Object(listener.address());
  const self: MailServer = {
    url: tls ? `smtps://localhost:${port}` : `smtp://127.0.0.1:${port}`,
    mails: [],
    onMail: () => undefined,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return self;
}
