import type { ReadMail } from '@/scripts/support/stack/inbox/read-mail';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (letter) => entities[letter] ?? '');
}

/** A template for HTML: whatever is put into it is text, unless it is HTML itself. */
class Html {
  constructor(readonly source: string) {}
}

function html(parts: TemplateStringsArray, ...values: (string | Html | readonly Html[])[]): Html {
  const filled = values.map((value) => {
    if (value instanceof Html) return value.source;
    return typeof value === 'string' ? escaped(value) : value.map(({ source }) => source).join('');
  });
  return new Html(String.raw({ raw: parts }, ...filled));
}

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
<body>
${content}
</body>
</html>
`.source;
}

function shownTime(received: string): Html {
  const time = received.slice(0, 19).replace('T', ' ');
  return html`<time datetime="${received}">${time} UTC</time>`;
}

function shownSubject({ subject }: ReadMail): string {
  return subject === '' ? '(no subject)' : subject;
}

function item(mail: ReadMail): Html {
  return html`<li><a href="/mails/${mail.id}">${shownSubject(mail)}</a> ${shownTime(mail.received)}
`;
}

/** The page with all mails. */
export function listPage(mails: readonly ReadMail[]): string {
  const list = html`<ul>
${mails.map(item)}</ul>
<form method="post" action="/delete"><button>Delete all</button></form>`;
  const empty = html`<p>No mail yet. Send the form on the contact page.`;
  return page(
    `Inbox (${mails.length})`,
    html`<h1>Inbox</h1>
<p>What this computer's copy of the site has mailed. Nothing leaves this computer.
${mails.length > 0 ? list : empty}`,
  );
}

function headerRow(name: string, value: string): Html {
  return html`<tr><th scope="row">${name}<td>${value}
`;
}

/** The page with one mail. Its HTML is shown in a frame that can do nothing. */
export function mailPage(mail: ReadMail): string {
  const { id, envelope, from, replyTo, messageId, received, text } = mail;
  const answers = replyTo.map(({ name, address }) => `${name} <${address}>`).join(', ');
  const frame = html`<h2>HTML</h2>
<iframe sandbox src="/mails/${id}/html" title="HTML of the mail"></iframe>`;
  return page(
    shownSubject(mail),
    html`<p><a href="/">All mails</a>
<h1>${shownSubject(mail)}</h1>
<table>
<tr><th scope="row">Received<td>${shownTime(received)}
${headerRow('Delivered to', envelope.to.join(', '))}${headerRow('From', from)}${headerRow('Reply to', answers)}${headerRow('Message-ID', messageId)}</table>
<h2>Text</h2>
<pre>${text}</pre>
${mail.html === '' ? html`` : frame}
<form method="post" action="/mails/${id}/delete"><a href="/mails/${id}/source">Source</a> <button>Delete</button></form>`,
  );
}

/** The page for what is not there. */
export function missingPage(): string {
  return page('Not found', html`<h1>Not found</h1><p><a href="/">All mails</a>`);
}

/** How the pages look. */
export const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
ul { padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-top: 1px solid; overflow-wrap: anywhere; }
li a { display: block; }
table { border-collapse: collapse; margin: 1rem 0; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
th, time { white-space: nowrap; }
pre { padding: 1rem; border: 1px solid; white-space: pre-wrap; overflow-wrap: anywhere; }
iframe { width: 100%; height: 32rem; border: 1px solid; background: white; }
button { font: inherit; min-height: 2.75rem; padding: 0 1rem; }
`;
