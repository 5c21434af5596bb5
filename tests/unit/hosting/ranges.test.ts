/** @jest-environment node */

import { type LoopbackServer, listenOnLoopback } from '@/tests/support/serve-on-loopback';
import { noProxies } from '@/tooling/hosting/proxy-settings';
import { createSiteServer } from '@/tooling/hosting/site-server';

let server: LoopbackServer;
afterEach(() => server.close());

test.each(['bytes=99999999-', 'bytes=0-1', 'nonsense'])(
  '%s is no part of a file',
  async (range) => {
    server = await listenOnLoopback(
      createSiteServer({
        // As Next, which fails on a range that a file does not have.
        handlePage: ({ headers }, response) =>
          void response.writeHead(headers.range === undefined ? 200 : 500).end('whole'),
        contact: undefined,
        proxies: noProxies,
      }),
    );
    const answer = await fetch(server.origin, { headers: { range } });
    expect([answer.status, await answer.text()]).toEqual([200, 'whole']);
  },
);
