import { z } from 'zod';
import { contextHeader, idempotencyHeader } from '@/lib/contact/schema';
import { command } from '@/tooling/support/command';

const usage =
  'npm run smoke:contact -- https://<project>.supabase.co/functions/v1/send-contact-email';
const timeoutMs = 20_000;

const accepted = z.object({ success: z.literal(true), reference: z.string().min(1) });
const refused = z.object({ success: z.literal(false), code: z.string() });
const drained = z.object({ waiting: z.number(), dead: z.number(), hops: z.number() });

/** A request that readers of the mail recognize as a test. */
function markedRequest() {
  return {
    name: 'Probelauf',
    email: 'probelauf@example.org',
    company: '',
    phone: '',
    message: `Probelauf vom ${new Date().toISOString()}: Diese Nachricht prüft nur, ob das Kontaktformular ankommt. Bitte nicht beantworten.`,
    request_callback: false,
  };
}

function addressFrom([written = '']: readonly string[]): URL {
  if (!/^https?:$/.test(URL.canParse(written) ? new URL(written).protocol : '')) {
    throw new Error(`Which function? ${usage}`);
  }
  return new URL(written);
}

/**
 * Calls the function and reads its JSON.
 *
 * @throws an error of one line with the actual response
 */
async function call<Body>(
  what: string,
  url: URL,
  init: RequestInit,
  expected: { status: number; schema: z.ZodType<Body> },
): Promise<Body> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) }).catch(
    (error: unknown) => {
      throw new Error(`${what}: no response from ${url.origin} (${String(error)}).`);
    },
  );
  const text = await response.text();
  const problem = new Error(
    `${what}: expected ${expected.status}, got ${response.status}: ${text.slice(0, 300)}`,
  );
  if (response.status !== expected.status) throw problem;
  try {
    return expected.schema.parse(JSON.parse(text));
  } catch {
    throw problem;
  }
}

function post(body: object, key: string): RequestInit {
  return {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [idempotencyHeader]: key,
      [contextHeader]: new URLSearchParams({ locale: 'de', page: '/kontakt' }).toString(),
    },
    body: JSON.stringify(body),
  };
}

/** Drains the outbox with its key, and prints its state and the number of proxy hops. */
async function reportOutbox(url: URL, key: string): Promise<void> {
  const drain = new URL(url);
  drain.searchParams.set('drain', '');
  const init = { method: 'POST', headers: { authorization: `Bearer ${key}` } };
  const { waiting, dead, hops } = await call('Drain', drain, init, {
    status: 200,
    schema: drained,
  });
  console.log(`Outbox: ${waiting} waiting, ${dead} given up. Hops of this request: ${hops}.`);
  if (dead > 0) throw new Error('Mails were given up: see docs/contact-backend.md.');
}

// Posts a marked request to a deployed function and checks the responses.
await command(async () => {
  const url = addressFrom(process.argv.slice(2));
  const key = crypto.randomUUID();
  const body = markedRequest();

  const invalid = { status: 422, schema: refused };
  await call('A request without fields', url, post({}, key), invalid);
  const stored = { status: 200, schema: accepted };
  const first = await call('A request', url, post(body, key), stored);
  const again = await call('The same request again', url, post(body, key), stored);
  if (first.reference !== again.reference) {
    throw new Error(`The same request was stored twice: ${first.reference}, ${again.reference}.`);
  }
  const { DRAIN_KEY: drainKey } = process.env;
  if (drainKey) await reportOutbox(url, drainKey);
  console.log(`Stored once, as ${first.reference}. A mail with this reference must arrive now.`);
});
