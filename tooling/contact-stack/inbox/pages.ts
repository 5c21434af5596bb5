import type { ReadMail } from '@/tooling/contact-stack/inbox/read-mail';

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

/** HTML source that is not escaped when interpolated by `html`. */
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

const style = new Html(`
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
ol { padding: 0; list-style: none; }
li { padding: 0.5rem 0; border-top: 1px solid; }
li a { display: block; }
th, td { padding: 0.25rem 1rem 0.25rem 0; text-align: left; vertical-align: top; }
th, time { white-space: nowrap; }
pre { padding: 1rem; border: 1px solid; white-space: pre-wrap; }
iframe { width: 100%; height: 32rem; border: 1px solid; background: white; }
`);

function page(title: string, content: Html): string {
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>${style}</style>
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

/**
 * The list of mails.
 *
 * @param options.count how many mails there are in all
 * @param options.folder where their files are
 */
export function listPage(
  mails: readonly ReadMail[],
  { count, folder }: { count: number; folder: string },
): string {
  const list = html`<ol>
${mails.map(item)}</ol>`;
  return page(
    `Inbox (${count})`,
    html`<h1>Inbox</h1>
<p>What this computer's copy of the site has mailed. Nothing leaves this computer.
<p>The newest ${String(mails.length)} of ${String(count)} mails; all of them are files in ${folder}.
${mails.length > 0 ? list : html`<p>No mail yet. Send the form on the contact page.`}`,
  );
}

function headerRow(name: string, value: string): Html {
  return html`<tr><th scope="row">${name}<td>${value}
`;
}

/** The page of one mail. Its HTML is in a sandboxed frame, which inherits the page's policy. */
export function mailPage(mail: ReadMail, source: string): string {
  const { envelope, from, replyTo, messageId, received, text } = mail;
  const replyAddresses = replyTo.map(({ name, address }) => `${name} <${address}>`).join(', ');
  const frame = html`<h2>HTML</h2>
<iframe sandbox srcdoc="${mail.html}" title="HTML of the mail"></iframe>`;
  return page(
    shownSubject(mail),
    html`<p><a href="/">All mails</a>
<h1>${shownSubject(mail)}</h1>
<table>
<tr><th scope="row">Received<td>${shownTime(received)}
${headerRow('Delivered to', envelope.to.join(', '))}${headerRow('From', from)}${headerRow('Reply to', replyAddresses)}${headerRow('Message-ID', messageId)}</table>
<h2>Text</h2>
<pre>${text}</pre>
${mail.html === '' ? html`` : frame}
<details><summary>Source</summary><pre>${source}</pre></details>`,
  );
}

/** An error page. */
export function errorPage(title: string): string {
  return page(title, html`<h1>${title}</h1><p><a href="/">All mails</a>`);
}
