import type { Log } from '../log.ts';
import type { DrainReport } from '../outbox/drain.ts';
import type { ClientNetworks } from '../outbox/rate-limit.ts';
import type { Submit } from '../outbox/submit.ts';
import type { LoadPage } from './contact-page.ts';
import type { PageLimit } from './page-limit.ts';

/** What requests are handled with. */
export type HandlerContext = {
  submit: Submit;
  /** Sets the delivery of what was stored going, without waiting for it. */
  deliver: () => void;
  drain: () => Promise<DrainReport>;
  loadPage: LoadPage;
  mayMakePage: PageLimit;
  log: Log;
  drainKey: string;
  /** The key that our proxy sends, if it does. */
  proxyKey: string | undefined;
  /** How many proxies of our own stand in front. */
  trustedProxies: number;
  siteOrigin: string;
  allowedOrigins: ReadonlySet<string>;
  /** How long a body may take to arrive, in milliseconds. */
  bodyTimeoutMs: number;
};

/** Who sent a request, as far as it is known. */
export type Client = {
  /** How many addresses the request has passed, that of the connection included. */
  hops: number;
  networks: ClientNetworks;
  /** The origin of the page that sent it, where it is an allowed one. */
  origin: string | undefined;
};
