import { createTransport } from 'nodemailer';
import type { SendMail } from '../outbox/delivery.ts';
import type { Settings } from '../settings.ts';
import { TimeoutError, withTimeout } from '../timeout.ts';
import { headerText } from './mail-header.ts';
import { htmlOf, subjectOf, textOf } from './mail-text.ts';
import { createSmtpSockets } from './smtp-sockets.ts';

const loopback = ['127.0.0.1', 'localhost', '[::1]'];
const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Mails per connection before it is reopened: servers limit them. */
const maxMessages = 100;

type MailSettings = Pick<
  Settings,
  | 'SMTP_URL'
  | 'SMTP_TIMEOUT_SECONDS'
  | 'SMTP_CONNECTIONS'
  | 'MAIL_FROM'
  | 'MAIL_TO'
  | 'DELIVERY_LEASE_SECONDS'
>;

/** Opens a pool of connections to the mail server, with a timeout at every stage. */
function openTransport(settings: MailSettings) {
  const { SMTP_URL: url, SMTP_TIMEOUT_SECONDS: timeout } = settings;
  const timeoutMs = timeout * 1000;
  const isImplicitTls = url.protocol === 'smtps:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const port = url.port === '' ? (ports[url.protocol] ?? 587) : Number(url.port);
  const sockets = createSmtpSockets({ host, port, timeoutMs });
  const transport = createTransport({
    pool: true,
    maxConnections: settings.SMTP_CONNECTIONS,
    maxMessages,
    // The outbox retries mails whose connection was lost, because it counts the attempts.
    maxRequeues: 0,
    host,
    port,
    secure: isImplicitTls,
    requireTLS: !isImplicitTls && !loopback.includes(url.hostname),
    // The local inbox has no certificate.
    ignoreTLS: loopback.includes(url.hostname),
    // Nodemailer opens connections with implicit TLS itself.
    ...(!isImplicitTls && { getSocket: sockets.getSocket }),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    transport,
    close: () => {
      transport.close();
      sockets.destroy();
    },
  };
}

/**
 * Creates the function that mails requests from the website's address to the company only, with the
 * visitor in `Reply-To`. Retries have the same Message-ID.
 */
export function createMailer(settings: MailSettings): SendMail {
  let current = openTransport(settings);
  const { MAIL_FROM: from, MAIL_TO: to } = settings;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  // 80% of the lease, in milliseconds: the lease must outlast the attempt.
  const timeoutMs = settings.DELIVERY_LEASE_SECONDS * 800;
  return async (mail) => {
    const { request, id, createdAt } = mail;
    const used = current;
    const sending = used.transport.sendMail({
      from: { name: 'Website', address: from },
      to: { name: '', address: to },
      // An object, because a string would be parsed as a list of addresses.
      replyTo: { name: headerText(request.name), address: request.email },
      envelope: { from, to: [to] },
      subject: subjectOf(mail),
      text: textOf(mail),
      html: htmlOf(mail),
      messageId: `<${id}@${domain}>`,
      date: createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    try {
      await withTimeout(timeoutMs, sending);
    } catch (error) {
      // A server that trickles bytes never hits the socket timeout and would block a pool slot.
      if (error instanceof TimeoutError && used === current) {
        current = openTransport(settings);
        used.close();
      }
      throw error;
    }
  };
}
