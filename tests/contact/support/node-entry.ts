// Runs the function behind the server of `npm start`, on the port that a test has chosen.
import { createSiteServer } from '@/scripts/serve/site-server';
import { createContactFunction } from '@/supabase/functions/send-contact-email/contact';
import { readSettings } from '@/supabase/functions/send-contact-email/settings';

const contact = createContactFunction(readSettings(process.env));
setInterval(() => void contact.drain().catch(() => undefined), 1000);
const server = createSiteServer((_, response) => response.writeHead(404).end(), contact);
server.listen(Number(process.env['TEST_PORT']), '127.0.0.1');
