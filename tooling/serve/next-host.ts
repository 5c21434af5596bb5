/**
 * Next's own server with the contact function at the site's own origin. A separate process, because
 * Next reads NODE_ENV when it is loaded.
 *
 * Environment: HOST, PORT, TRUSTED_PROXIES, PROXY_KEY, and CONTACT_ORIGIN with CONTACT_PROXY_KEY,
 * the function's address; without them the contact form is unavailable.
 */
import { createServer } from 'node:http';
import next from 'next';
import { messagesFolder } from '@/lib/i18n/messages-folder';
import { setNextHeaders } from '@/tooling/hosting/next-headers';
import { proxySettingsFrom } from '@/tooling/hosting/proxy-settings';
import { createSiteServer } from '@/tooling/hosting/site-server';
import { createTextPreview } from '@/tooling/serve/text-preview';
import { listenError } from '@/tooling/support/assert-port-free';
import { listenAddressFrom } from '@/tooling/support/listen-address';
import { editorAddressFrom } from '@/tooling/text-finder/bundle-finder';

const address = listenAddressFrom(process.env);
const { CONTACT_ORIGIN: origin, CONTACT_PROXY_KEY: proxyKey, NODE_ENV } = process.env;
const contact = origin && proxyKey ? { origin, proxyKey } : undefined;
const isDevelopment = NODE_ENV !== 'production';
const command = isDevelopment ? 'npm run dev' : 'npm run serve:node';

/**
 * Next replaces 127.0.0.1 by `localhost` inside the middleware: given the number, it would treat its
 * own rewrites as external URLs and fetch them over the network.
 */
const hostname = address.host === '127.0.0.1' ? 'localhost' : address.host;

const texts = isDevelopment
  ? createTextPreview(messagesFolder(), editorAddressFrom(process.env))
  : undefined;

const server = createSiteServer({
  contact: () => contact,
  proxies: proxySettingsFrom(process.env, address),
  allowsEveryMethod: isDevelopment,
  // Next writes the bodies of redirects and errors even for HEAD.
  rejectNonStandardBodyWrites: false,
  handlePage: async (request, response) => {
    if (await texts?.handle(request, response)) return;
    setNextHeaders(request, response);
    await handle(request, response);
  },
});
// Event streams of open pages are idle until the next change.
if (isDevelopment) server.timeout = 0;

const app = next({
  dev: isDevelopment,
  hostname,
  port: address.port,
  // Next handles WebSocket upgrades on this server, which only its development tools need.
  httpServer: isDevelopment ? server : createServer(),
  ...(isDevelopment && { turbopack: true }),
});
await app.prepare();
const handle = app.getRequestHandler();

server.once('error', (error) => {
  console.error(listenError(error, address, command).message);
  process.exit(1);
});
server.listen(address.port, hostname, () => process.send?.('ready'));

const end = () => process.exit();
process.once('SIGINT', end);
process.once('SIGTERM', end);
// Exits with the parent process, even if that is killed.
process.once('disconnect', end);
