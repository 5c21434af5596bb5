import { isContactLocale } from '../../_shared/contact-pages.ts';
import { siteLanguages } from '../../_shared/site-languages.ts';
import type { DueMail } from '../outbox/store.ts';
import { headerText, withoutInvisible } from './mail-header.ts';

/** A row of the mail's table; rows without a value are left out. */
type Row = { label: string; value: string; href?: string };

/** Name of the page's language, for readers of German; empty where it is not known. */
function languageOf(locale = ''): string {
  return isContactLocale(locale) ? siteLanguages[locale].germanName : '';
}

const berlinTime = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'full',
  timeStyle: 'short',
});

/** A `tel:` link if the input looks like a telephone number. */
function phoneHref(phone: string): string | undefined {
  const digits = phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
  return /^\+?\d{5,15}$/.test(digits) ? `tel:${digits}` : undefined;
}

function rowsOf({ request, context, createdAt, reference }: DueMail): Row[] {
  const { locale, page, ...campaign } = context;
  const href = phoneHref(request.phone);
  const rows: Row[] = [
    {
      label: 'Rückruf',
      value: request.request_callback ? 'Ja, bitte zurückrufen' : 'nicht gewünscht',
    },
    { label: 'Telefon', value: request.phone, ...(href !== undefined && { href }) },
    { label: 'Name', value: request.name },
    { label: 'E-Mail', value: request.email },
    { label: 'Einrichtung', value: request.company },
    { label: 'Sprache', value: languageOf(locale) },
    { label: 'Seite', value: page ?? '' },
    ...Object.entries(campaign).map(([label, value]) => ({ label, value })),
    { label: 'Eingegangen', value: `${berlinTime.format(createdAt)} Uhr (Berlin)` },
    { label: 'Vorgang', value: reference },
  ];
  return rows
    .map((row) => ({
      ...row,
      label: withoutInvisible(row.label),
      value: withoutInvisible(row.value).trim(),
    }))
    .filter(({ value }) => value !== '');
}

const closing =
  'Eine Antwort auf diese E-Mail geht an die Absenderin oder den Absender der Anfrage.';

/** The subject: kind of request, sender, reference. */
export function subjectOf({ request, reference }: DueMail): string {
  const kind = request.request_callback ? 'Rückruf gewünscht' : 'Anfrage';
  const who = [request.name, request.company].map(headerText).filter(Boolean).join(', ');
  return `${kind}: ${who} [${reference}]`;
}

/** The mail as plain text. */
export function textOf(mail: DueMail): string {
  const facts = rowsOf(mail).map(({ label, value }) => `${`${label}:`.padEnd(13)} ${value}`);
  return [...facts, '', withoutInvisible(mail.request.message), '', '-- ', closing, ''].join('\n');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '');

function htmlRow({ label, value, href }: Row): string {
  const shown =
    href === undefined ? escaped(value) : `<a href="${escaped(href)}">${escaped(value)}</a>`;
  return `<tr><th style="text-align:left;vertical-align:top;padding:2px 16px 2px 0;font-weight:600">${escaped(label)}</th><td style="padding:2px 0">${shown}</td></tr>`;
}

function documentOf(mail: DueMail): string {
  const rows = rowsOf(mail).map(htmlRow).join('\n');
  const message = escaped(withoutInvisible(mail.request.message));
  return `<!doctype html>
<html lang="de">
<head><meta charset="utf-8"><title>${escaped(subjectOf(mail))}</title></head>
<body style="font-family:system-ui,sans-serif;font-size:16px;line-height:1.5;color:#1c1a17;max-width:640px">
<table style="border-collapse:collapse">
${rows}
</table>
<p style="white-space:pre-wrap;overflow-wrap:anywhere;border-left:4px solid #b9b2a6;margin:24px 0;padding:4px 0 4px 16px">${message}</p>
<p style="font-size:14px;color:#5c564d">${escaped(closing)}</p>
</body>
</html>
`;
}

/**
 * Maximum length of the HTML in characters. A page of text takes some thousand; a message of angle
 * brackets would become four times as long.
 */
const maxHtmlLength = 32 * 1024;

/**
 * The mail as HTML; the visitor's input is escaped.
 *
 * @returns undefined when it is too long: mail clients then show the plain text, which is complete
 */
export function htmlOf(mail: DueMail): string | undefined {
  const html = documentOf(mail);
  return html.length <= maxHtmlLength ? html : undefined;
}
