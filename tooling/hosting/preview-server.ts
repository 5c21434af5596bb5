import type { Server } from 'node:http';
import { site } from '@/site.config';
import { externalSources } from '@/tooling/host-rules/external-sources';
import { headerRules } from '@/tooling/host-rules/header-rules';
import type { ContactBackend } from '@/tooling/hosting/call-function';
import { noProxies, type ProxySettings } from '@/tooling/hosting/proxy-settings';
import { createRequestHandler } from '@/tooling/hosting/request-handler';
import { needsOf, readSite } from '@/tooling/hosting/site-files';
import { createSiteServer } from '@/tooling/hosting/site-server';
import { listenError } from '@/tooling/support/assert-port-free';
import { loopback } from '@/tooling/support/listen-address';

/** A listening server. */
export type RunningServer = { port: number; close: () => Promise<void> };

function listen(server: Server, host: string, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ host, port }, () => {
      server.off('error', reject);
      const address = server.address();
      resolve(typeof address === 'object' && address ? address.port : port);
    });
  });
}

/**
 * Serves a published site from memory, as its production host does.
 *
 * @param options.root folder of the site
 * @param options.port 0 for any free port
 * @param options.siteHost host under which search engines may list its pages
 * @param options.contact the contact function's current address; omitted if there is no function
 * @param options.proxies the reverse proxies in front of this server
 * @param options.log receives one line per path that is not found
 * @returns the port, and `close`, which also closes open connections
 * @throws an error of one line when the folder contains no site or it cannot listen
 */
export async function startPreviewServer({
  root,
  port,
  host = loopback,
  siteHost = new URL(site.url).host,
  contact,
  proxies = noProxies,
  log = (line) => console.warn(line),
}: {
  root: string;
  port: number;
  host?: string;
  siteHost?: string;
  contact?: () => ContactBackend | undefined;
  proxies?: ProxySettings;
  log?: (line: string) => void;
}): Promise<RunningServer> {
  const files = await readSite(root);
  const needs = needsOf(files);
  const handleRequest = createRequestHandler(files, {
    rules: headerRules(externalSources(site), needs),
    siteHost,
    log,
  });
  const server = createSiteServer({
    contact,
    styles: needs.styles,
    proxies,
    handlePage: ({ url: target = '', method, headers }, response) => {
      const { status, headers: fields, body } = handleRequest({ target, headers });
      response.writeHead(status, fields).end(method === 'HEAD' ? undefined : body);
    },
  });
  const listeningPort = await listen(server, host, port).catch((error: unknown) => {
    throw listenError(error, { host, port }, 'npm start');
  });
  return {
    port: listeningPort,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
