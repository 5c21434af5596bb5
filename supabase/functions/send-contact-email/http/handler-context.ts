import type { ClientNetworks } from '../../_shared/client-networks.ts';
import type { Log } from '../log.ts';
import type { DrainReport } from '../outbox/drain.ts';
import type { Submit } from '../outbox/submit.ts';
import type { LoadPage } from './contact-page.ts';
import type { PageLimiter } from './page-limiter.ts';

/** Dependencies of the request handlers. */
export type HandlerContext = {
  submit: Submit;
  /** Starts delivery of the outbox without waiting for it. */
  deliver: () => void;
  drain: () => Promise<DrainReport>;
  loadPage: LoadPage;
  allowPage: PageLimiter;
  log: Log;
  drainKey: string;
  /** Key that our proxy sends, if one is configured. */
  proxyKey: string | undefined;
  /** Number of our own proxies in front of the function. */
  trustedProxies: number;
  siteOrigin: string;
  allowedOrigins: ReadonlySet<string>;
  /** Timeout for the whole body, in milliseconds. */
  bodyTimeoutMs: number;
};

/** The client that sent a request. */
export type Client = {
  /** Number of addresses that the request has passed, the peer of the connection included. */
  hops: number;
  networks: ClientNetworks;
  /** `Origin` of the request, if allowed. */
  origin: string | undefined;
};
