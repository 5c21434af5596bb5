import { createTransport } from 'nodemailer';
import type { DueMail } from '../outbox/store.ts';
import type { Settings } from '../settings.ts';
import { withTimeout } from '../timeout.ts';
import { htmlOf, subjectOf, textOf } from './mail-text.ts';

/** Mails a request to the company. @throws when the mail server has not taken it for sure */
export type SendMail = (mail: DueMail) => Promise<void>;

const loopback = ['127.0.0.1', 'localhost', '[::1]'];
const ports: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

type MailSettings = Pick<
  Settings,
  'SMTP_URL' | 'SMTP_TIMEOUT_SECONDS' | 'MAIL_FROM' | 'MAIL_TO' | 'DELIVERY_LEASE_SECONDS'
>;

/** The connection to the mail server. Silence ends it at every stage. */
function transportOf({ SMTP_URL: url, SMTP_TIMEOUT_SECONDS: timeout }: MailSettings) {
  const timeoutMs = timeout * 1000;
  const isImplicitTls = url.protocol === 'smtps:';
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: url.port === '' ? (ports[url.protocol] ?? 587) : Number(url.port),
    secure: isImplicitTls,
    requireTLS: !isImplicitTls && !loopback.includes(url.hostname),
    // The local inbox has no certificate.
    ignoreTLS: loopback.includes(url.hostname),
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
}

/**
 * Makes the function that mails requests: from the website's address, to the company and nobody
 * else, with the visitor as the one to reply to. A repeated mail has the same Message-ID.
 */
export function createMailer(settings: MailSettings): SendMail {
  const transport = transportOf(settings);
  const { MAIL_FROM: from, MAIL_TO: to } = settings;
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (mail) => {
    const { request, id, createdAt } = mail;
    const sending = transport.sendMail({
      from: { name: 'Website', address: from },
      to: { name: '', address: to },
      // As an object: a string would be read as a list of addresses.
      replyTo: { name: request.name, address: request.email },
      envelope: { from, to: [to] },
      subject: subjectOf(mail),
      text: textOf(mail),
      html: htmlOf(mail),
      messageId: `<${id}@${domain}>`,
      date: createdAt,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
    // A server that drips keeps the socket busy for ever; the lease must outlast the attempt.
    await withTimeout(settings.DELIVERY_LEASE_SECONDS * 800, sending);
  };
}
