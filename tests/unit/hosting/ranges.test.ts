/** @jest-environment node */

import { type LoopbackServer, listenOnLoopback } from '@/tests/support/serve-on-loopback';
import { noProxies } from '@/tooling/hosting/proxy-settings';
import { createSiteServer } from '@/tooling/hosting/site-server';

let server: LoopbackServer;
afterEach(() => server.close());

test.each([
  ['range', 'bytes=99999999-'],
  ['range', 'bytes=0-1'],
  ['range', 'nonsense'],
  ['if-range', '"x"'],
  ['if-match', '"x"'],
  ['if-unmodified-since', 'Sat, 01 Jan 2000 00:00:00 GMT'],
])('%s: %s changes no answer', async (name, value) => {
  server = await listenOnLoopback(
    createSiteServer({
      // As Next, which fails on conditions that a file does not meet.
      handlePage: ({ headers }, response) =>
        void response.writeHead(headers[name] === undefined ? 200 : 500).end('whole'),
      contact: undefined,
      proxies: noProxies,
    }),
  );
  const answer = await fetch(server.origin, { headers: { [name]: value } });
  expect([answer.status, await answer.text()]).toEqual([200, 'whole']);
});
