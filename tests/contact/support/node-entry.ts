// Runs the function behind the server of `npm start`, on the port that a test has chosen.
import { setTimeout as wait } from 'node:timers/promises';
import { createSiteServer } from '@/scripts/serve/site-server';
import { createContactFunction } from '@/supabase/functions/send-contact-email/contact';
import { readSettings } from '@/supabase/functions/send-contact-email/settings';

const contact = createContactFunction(readSettings(process.env));
setInterval(() => void contact.drain().catch(() => undefined), 1000);

/** Simulates a bug: responds before the request is stored. */
async function answerEarly(request: Request): Promise<Response> {
  const copy = new Request('http://function.test/', {
    method: 'POST',
    headers: [...request.headers],
    body: await request.text(),
  });
  void wait(300).then(() => contact.fetch(copy, undefined));
  return Response.json({ success: true, reference: 'BBBB-BBBB' });
}

const fetch = process.env['TEST_ANSWER_EARLY'] ? answerEarly : contact.fetch;
const server = createSiteServer((_, response) => response.writeHead(404).end(), { fetch });
server.listen(Number(process.env['TEST_PORT']), '127.0.0.1');
