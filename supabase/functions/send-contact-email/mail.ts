import { domainToUnicode } from 'node:url';
import { createTransport } from 'nodemailer';
import { cleanLine, withoutInvisible } from '../_shared/contact-request.ts';
import type { SendMail, StoredRequest } from './outbox.ts';
import type { Settings } from './settings.ts';

/**
 * Timeout for the first line of the mail server, as RFC 5321 asks for (section 4.5.3.2). The
 * library's timeout for every further line is ten minutes.
 */
const greetingTimeoutMs = 5 * 60_000;

/**
 * A visitor's text on one line. Spaces break up encoded words (`=?utf-8?Q?…?=`, RFC 2047), which
 * mail clients would decode.
 */
const singleLine = (text: string) =>
  cleanLine(text)
    .replace(/=(?=\?)/g, '= ')
    .replace(/\?(?==)/g, '? ')
    .trim();

/** The first 100 characters of a text, for a header. */
const headerText = (text: string) => [...singleLine(text)].slice(0, 100).join('');

/** Shows an international domain as the visitor has typed it: `grün.example`. */
const withUnicodeDomain = (address: string) =>
  address.replace(/(?<=@)(?=.*\bxn--).+$/, (domain) => domainToUnicode(domain) || domain);

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

const languageNames = new Intl.DisplayNames('de', { type: 'language', fallback: 'none' });

/** The German name of a language of the site. Its code `vas` has a meaning of its own. */
function languageName(locale: string): string | undefined {
  if (locale === 'vas') return 'Bosnisch/Kroatisch/Serbisch';
  return /^[a-z]{2,3}$/.test(locale) ? languageNames.of(locale) : undefined;
}

/** The text of the e-mail: the data of the request, then the message. */
function mailText(request: StoredRequest): string {
  const { locale = '', page = '', ...campaign } = request.context;
  const rows = [
    ['Rückruf', request.request_callback ? 'Ja, bitte zurückrufen' : 'nicht gewünscht'],
    ['Telefon', request.phone],
    ['Name', request.name],
    ['E-Mail', withUnicodeDomain(request.email)],
    ['Einrichtung', request.company],
    ['Sprache', languageName(locale)],
    ['Seite', page],
    ...Object.entries(campaign),
    ['Eingegangen', `${berlinTime.format(request.created_at)} Uhr (Berlin)`],
    ['Vorgang', request.reference],
  ];
  const lines = rows
    .filter(([, value]) => value)
    .map(([label = '', value = '']) => `${`${label}:`.padEnd(13)} ${singleLine(value)}`);
  const closing = 'Eine Antwort auf diese E-Mail geht an die Person, die angefragt hat.';
  return [...lines, '', withoutInvisible(request.message), '', '-- ', closing, ''].join('\n');
}

/**
 * Creates the function that sends requests by e-mail from the website's address to the company,
 * with the visitor in `Reply-To`. A repeated e-mail has the same Message-ID.
 */
export function createMailer({ SMTP_URL, MAIL_FROM: from, MAIL_TO: to }: Settings): SendMail {
  const url = new URL(SMTP_URL);
  // The local inbox has no certificate.
  const isLocal = ['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname);
  if (url.protocol === 'smtp:') url.searchParams.set(isLocal ? 'ignoreTLS' : 'requireTLS', 'true');
  url.searchParams.set('greetingTimeout', String(greetingTimeoutMs));
  const transport = createTransport(url.href);
  const domain = from.slice(from.lastIndexOf('@') + 1);
  return async (request) => {
    const kind = request.request_callback ? 'Rückruf gewünscht' : 'Anfrage';
    const who = [request.name, request.company].map(headerText).filter(Boolean).join(', ');
    await transport.sendMail({
      from: { name: 'Website', address: from },
      to: { name: '', address: to },
      // An object, because a string would be parsed as a list of addresses.
      replyTo: { name: headerText(request.name), address: request.email },
      envelope: { from, to: [to] },
      subject: `${kind}: ${who} [${request.reference}]`,
      text: mailText(request),
      messageId: `<${request.id}@${domain}>`,
      date: request.created_at,
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  };
}
