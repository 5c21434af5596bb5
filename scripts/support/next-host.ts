/**
 * Next's own server with the contact function at the site's own address. Started by itself,
 * because Next takes NODE_ENV from the moment it is loaded.
 *
 * Environment: HOST, PORT, and CONTACT_ORIGIN, where the function answers; without one the
 * contact form is unavailable.
 */
import { createServer } from 'node:http';
import next from 'next';
import { contactEndpoint } from '@/lib/contact/endpoint';
import { setNextHeaders } from '@/lib/hosting/next-headers';
import { createPassOn } from '@/lib/hosting/pass-on';
import { listenProblem, placeFrom } from '@/lib/hosting/port';
import { messagesFolder } from '@/lib/messages/folder';
import { watchTexts } from '@/scripts/support/text-watch';

const place = placeFrom(process.env);
const { CONTACT_ORIGIN: contact, NODE_ENV } = process.env;
const isDevelopment = NODE_ENV !== 'production';
const command = isDevelopment ? 'npm run dev' : 'npm run serve:node';

/**
 * Next calls 127.0.0.1 `localhost` inside the middleware: told the number, it would take its own
 * rewrites for another host's addresses and fetch them over the network.
 */
const hostname = place.host === '127.0.0.1' ? 'localhost' : place.host;

const passOn = createPassOn(() => contact);
const app = next({
  dev: isDevelopment,
  hostname,
  port: place.port,
  ...(isDevelopment && { turbopack: true }),
});
await app.prepare();
const handle = app.getRequestHandler();
const texts = isDevelopment ? watchTexts(messagesFolder()) : undefined;

const server = createServer((request, response) => {
  if (request.url?.split('?')[0] === contactEndpoint) passOn(request, response);
  else if (!texts?.answers(request, response)) {
    setNextHeaders(request, response);
    void handle(request, response);
  }
});
server.on('upgrade', app.getUpgradeHandler());
server.once('error', (error) => {
  console.error(listenProblem(error, place, command).message);
  process.exit(1);
});
server.listen(place.port, hostname, () => process.send?.('ready'));

const end = () => process.exit();
process.once('SIGINT', end);
process.once('SIGTERM', end);
// It ends with the process that started it, also when that was killed.
process.once('disconnect', end);
