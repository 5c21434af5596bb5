import { z } from 'zod';
import { runCommand, UserError } from '@/scripts/support/command';
import { site } from '@/site.config';
import { clientHeaders } from '@/supabase/functions/_shared/contact-response';

const accepted = z.object({ success: z.literal(true), reference: z.string().min(1) });
const state = z.object({
  waiting: z.number(),
  tls: z.boolean(),
  clientAddress: z.string().nullable(),
});

/** An IP address for documentation (RFC 5737), which no computer has. */
const forgedAddress = '192.0.2.1';

const siteOrigin = new URL(site.url).origin;

/** @throws a one-line error if there is no response */
async function request(url: URL, init: RequestInit, timeoutMs = 20_000): Promise<Response> {
  const signal = AbortSignal.timeout(timeoutMs);
  return fetch(url, { method: 'POST', signal, ...init }).catch((error: unknown) => {
    throw new UserError(`No response from ${url.origin} (${String(error)}).`);
  });
}

/** Parses the JSON of a response. @throws a one-line error with the response */
async function parse<Body>(response: Response, schema: z.ZodType<Body>): Promise<Body> {
  const text = await response.text();
  try {
    return schema.parse(JSON.parse(text));
  } catch {
    throw new UserError(`The function responded with ${response.status}: ${text.slice(0, 300)}`);
  }
}

/** Sends the preflight of a browser. @throws a one-line error if the browser would not continue */
async function checkPreflight(url: URL): Promise<void> {
  const { status, ok, headers } = await request(url, {
    method: 'OPTIONS',
    headers: {
      origin: siteOrigin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': clientHeaders.join(),
    },
  });
  const list = (name: string) => (headers.get(name) ?? '').toLowerCase().split(/[\s,]+/);
  const origins = list('access-control-allow-origin');
  const allowed = list('access-control-allow-headers');
  // `*` does not include `authorization`.
  const isAllowed = (name: string) =>
    allowed.includes(name) || (name !== 'authorization' && allowed.includes('*'));
  const refused = clientHeaders.filter((name) => !isAllowed(name));
  const problems = [
    !ok && `has status ${status}`,
    !['*', siteOrigin].some((one) => origins.includes(one)) && `refuses the origin ${siteOrigin}`,
    refused.length > 0 && `refuses the header ${refused.join(', ')}`,
  ].filter(Boolean);
  if (problems.length === 0) return;
  throw new UserError(`The preflight ${problems.join(', and ')}: browsers will not send the form.`);
}

// Sends a browser's preflight and a marked request, twice, to a deployed function. With SECRET, it
// also prints the function's state.
await runCommand(async () => {
  const [argument = ''] = process.argv.slice(2);
  if (!/^https?:/.test(argument) || !URL.canParse(argument)) {
    throw new UserError('Give its URL: npm run smoke:contact -- https://…/send-contact-email');
  }
  const url = new URL(argument);
  await checkPreflight(url);
  const fields = {
    name: 'Probelauf',
    email: 'probelauf@example.org',
    message: `Probelauf vom ${new Date().toISOString()}. Bitte nicht beantworten.`,
    ...{ company: '', phone: '', request_callback: false },
  };
  const headers = {
    // The function rejects requests from other origins.
    origin: siteOrigin,
    'content-type': 'application/json',
    ...(site.supabase && { apikey: site.supabase.anonKey }),
  };
  const post = () => request(new URL('?locale=de', url), { headers, body: JSON.stringify(fields) });
  const first = await parse(await post(), accepted);
  const again = await parse(await post(), accepted);
  if (first.reference !== again.reference) {
    throw new UserError(
      `The same request was stored twice: ${first.reference}, ${again.reference}.`,
    );
  }
  console.log(`Stored once, as ${first.reference}. An e-mail with this reference must arrive now.`);
  const { SECRET: secret } = process.env;
  if (!secret) return;
  const drain = new URL('?drain', url);
  const authorization = `Bearer ${secret}`;
  // The response waits for the mail server, on Supabase at most as long as the function runs.
  const askState = async (others = {}) =>
    parse(await request(drain, { headers: { authorization, ...others } }, 400_000), state);
  const { waiting, tls, clientAddress } = await askState();
  const names = ['x-forwarded-for', 'x-real-ip', 'cf-connecting-ip'];
  const forged = Object.fromEntries(names.map((name) => [name, forgedAddress]));
  const other = await askState(forged);
  const isForged = other.clientAddress?.endsWith(forgedAddress);
  console.log(`Database connection uses TLS: ${tls ? 'yes' : 'no'}
Your IP address, as the function sees it: ${clientAddress ?? 'unknown'}
It can be forged: ${isForged ? 'yes, choose another CLIENT_ADDRESS_HEADER' : 'no'}
Waiting e-mails: ${waiting}`);
});
