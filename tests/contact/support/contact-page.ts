import { once } from 'node:events';
import { createServer } from 'node:http';

/** The words that the page below brings along, as the real one does in its own language. */
export const pageTexts = {
  labels: {
    name: 'Ime',
    email: 'E-mail',
    phone: 'Telefon',
    company: 'Firma',
    message: 'Poruka',
    request_callback: 'Nazovite me',
  },
  errors: {
    word: 'Greška',
    title: 'Provjerite podatke:',
    problems: {
      fields: {
        name: { tooShort: 'Ime je prekratko' },
        email: { notAnAddress: 'Adresa nije ispravna' },
        phone: {},
        company: {},
        message: { tooShort: 'Poruka je prekratka' },
        request_callback: {},
      },
      any: {
        tooLong: 'višak znakova: {count}',
        unreadable: 'sadrži nečitljive znakove',
        type: 'nije ispravno',
      },
    },
  },
  failure: {
    refusals: {
      unavailable: 'Trenutno ne možemo primiti poruku.',
      malformed: 'Poruka je oštećena.',
      tooLarge: 'Poruka je preduga.',
      tooMany: 'Previše poruka. Ponovo za {minutes} min.',
    },
    kept: 'Tekst je još ovdje.',
    back: 'Vratite se nazad.',
  },
} as const;

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const problemOf = (field: string) => `<p hidden id="f-${field}-problem"></p>`;
const line = (field: string) => `<input id="f-${field}" name="${field}">${problemOf(field)}`;

/** Every line of what may be wrong, hidden until the function shows it. */
const summary = `<div hidden id="f-problems" role="alert" tabindex="-1"><p>${pageTexts.errors.title}</p><ul>${Object.entries(
  pageTexts.labels,
)
  .map(([field, label]) => {
    const id = field === 'request_callback' ? 'f-callback' : `f-${field}`;
    return `<li data-problem="${field}" hidden><a href="#${id}">${label}</a></li>`;
  })
  .join('')}</ul></div>`;

/** What the function needs of the contact page, and what it must take away from it. */
export const page = `<!DOCTYPE html><html lang="bs"><head><title>Kontakt · Firma</title>
<meta http-equiv="Content-Security-Policy" content="script-src 'self'">
<link rel="stylesheet" href="/assets/style.css"><script type="module" src="/assets/islands.js"></script>
<script type="application/ld+json">{"a":"</p>"}</script></head><body><a href="#main">Sadržaj</a>
<main id="main"><div data-island="contact-form" data-wake="visible" data-props="${escaped(JSON.stringify({ texts: pageTexts, id: 'f' }))}">
<div class="hidden" data-shown-class="mb-8" id="fehler" role="alert" tabindex="-1"><p>Greška pri slanju</p><p data-reason>Pokušajte kasnije.</p></div>
${summary}
<form action="/functions/v1/send-contact-email?locale=vas" id="f" method="post">
${line('name')}${line('email')}
${line('phone')}${line('company')}
<textarea aria-describedby="f-hint" id="f-message" name="message"></textarea>${problemOf('message')}<span id="f-hint">10</span>
<input id="f-callback" name="request_callback" type="checkbox" value="true">
<input id="f-website" name="website"><button>Pošalji</button></form></div></main></body></html>`;

/** Serves the contact page of each language, as the site does. */
export async function startContactSite() {
  const paths: string[] = [];
  let isDown = false;
  const server = createServer((request, response) => {
    paths.push(request.url ?? '');
    response
      .writeHead(isDown ? 500 : 200, { 'content-type': 'text/html; charset=utf-8' })
      .end(page);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The paths that were asked for. */
    paths,
    breakDown: () => {
      isDown = true;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
