import { z } from 'zod';
import { contextHeader } from '@/lib/contact/schema';
import { runCommand } from '@/scripts/support/command';
import { site } from '@/site.config';

const accepted = z.object({ success: z.literal(true), reference: z.string().min(1) });
const state = z.object({
  waiting: z.number(),
  tls: z.boolean(),
  clientAddress: z.string().nullable(),
});

/** An IP address for documentation (RFC 5737), which no computer has. */
const forgedAddress = '192.0.2.1';

/** Posts to the function and parses its JSON. @throws a one-line error with the response */
async function post<Body>(url: URL, init: RequestInit, schema: z.ZodType<Body>): Promise<Body> {
  const signal = AbortSignal.timeout(20_000);
  const response = await fetch(url, { method: 'POST', signal, ...init }).catch((error: unknown) => {
    throw new Error(`No response from ${url.origin} (${String(error)}).`);
  });
  const text = await response.text();
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new Error(`The function responded with ${response.status}: ${text.slice(0, 300)}`);
  }
}

// Posts a marked request to a deployed function twice. With SECRET, it also prints the function's
// state.
await runCommand(async () => {
  const [argument = ''] = process.argv.slice(2);
  if (!/^https?:/.test(argument) || !URL.canParse(argument)) {
    throw new Error('Give its URL: npm run smoke:contact -- https://…/send-contact-email');
  }
  const url = new URL(argument);
  const request = {
    name: 'Probelauf',
    email: 'probelauf@example.org',
    message: `Probelauf vom ${new Date().toISOString()}. Bitte nicht beantworten.`,
    ...{ company: '', phone: '', request_callback: false },
  };
  const headers = {
    // The function rejects requests from other origins.
    origin: new URL(site.url).origin,
    'content-type': 'application/json',
    [contextHeader]: new URLSearchParams({ locale: 'de', page: '/kontakt' }).toString(),
  };
  const init = { headers, body: JSON.stringify(request) };
  const first = await post(url, init, accepted);
  const again = await post(url, init, accepted);
  if (first.reference !== again.reference) {
    throw new Error(`The same request was stored twice: ${first.reference}, ${again.reference}.`);
  }
  console.log(`Stored once, as ${first.reference}. An e-mail with this reference must arrive now.`);
  const { SECRET: secret } = process.env;
  if (!secret) return;
  const drain = new URL('?drain', url);
  const authorization = `Bearer ${secret}`;
  const { waiting, tls, clientAddress } = await post(drain, { headers: { authorization } }, state);
  const names = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'];
  const forged = Object.fromEntries(names.map((name) => [name, forgedAddress]));
  const other = await post(drain, { headers: { authorization, ...forged } }, state);
  const isForged = other.clientAddress?.endsWith(forgedAddress);
  console.log(`Database connection uses TLS: ${tls ? 'yes' : 'no'}
Your IP address, as the function sees it: ${clientAddress ?? 'unknown'}
It can be forged: ${isForged ? 'yes, choose another CLIENT_ADDRESS_HEADER' : 'no'}
Waiting e-mails: ${waiting}`);
});
