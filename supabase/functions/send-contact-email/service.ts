import { openDatabase } from './database/connection.ts';
import { createPageLoader } from './http/contact-page.ts';
import { handle } from './http/handle.ts';
import type { HandlerContext } from './http/handler-context.ts';
import { createPageLimiter } from './http/page-limiter.ts';
import { logJson } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createDelivery } from './outbox/delivery.ts';
import { drain, drainByTimer } from './outbox/drain.ts';
import type { RateLimits } from './outbox/rate-limit.ts';
import { createStore } from './outbox/store.ts';
import { createSubmit } from './outbox/submit.ts';
import type { Settings } from './settings.ts';

/** The function with all its dependencies. */
export type Service = {
  /** @param socketAddress peer of the connection, where the runtime knows it */
  fetch: (request: Request, socketAddress: string | undefined) => Promise<Response>;
  /** Starts periodic delivery and deletion; returns a function that stops it. */
  startTimer: () => () => void;
  close: () => Promise<void>;
};

/**
 * Creates the function from its settings.
 *
 * @param runtime.maxConnections maximum number of connections to the database
 * @param runtime.keepAlive called with work that continues after a response
 */
export function createService(
  settings: Settings,
  {
    maxConnections,
    keepAlive,
  }: { maxConnections: number; keepAlive: (work: Promise<unknown>) => void },
): Service {
  const timeoutMs = settings.DATABASE_TIMEOUT_SECONDS * 1000;
  const database = openDatabase(settings.DATABASE_URL, timeoutMs, maxConnections);
  const log = logJson;
  const limits: RateLimits = {
    address: settings.RATE_LIMIT_PER_ADDRESS,
    site: settings.RATE_LIMIT_PER_SITE,
    network: settings.RATE_LIMIT_PER_NETWORK,
    total: settings.RATE_LIMIT_TOTAL,
    outbox: settings.OUTBOX_LIMIT,
    windowSeconds: settings.RATE_LIMIT_WINDOW_SECONDS,
  };
  const store = createStore(database, limits);
  const delivery = createDelivery({
    store,
    log,
    send: createMailer(settings),
    plan: {
      leaseSeconds: settings.DELIVERY_LEASE_SECONDS,
      backoffSeconds: settings.DELIVERY_BACKOFF_SECONDS,
      backoffMaxSeconds: settings.DELIVERY_BACKOFF_MAX_SECONDS,
      tries: settings.DELIVERY_TRIES,
      concurrency: settings.SMTP_CONNECTIONS,
    },
  });
  const outbox = { delivery, store, log, retentionDays: settings.RETENTION_DAYS };
  const siteOrigin = settings.SITE_URL.origin;
  const context: HandlerContext = {
    submit: createSubmit({ store, log, hashKey: settings.IP_HASH_KEY }),
    deliver: () => keepAlive(delivery.run()),
    drain: () => drain(outbox),
    loadPage: createPageLoader(settings.PAGE_SOURCE_URL ?? settings.SITE_URL),
    allowPage: createPageLimiter(limits),
    log,
    drainKey: settings.DRAIN_KEY,
    proxyKey: settings.PROXY_KEY,
    trustedProxies: settings.TRUSTED_PROXIES,
    siteOrigin,
    allowedOrigins: new Set([siteOrigin, ...(settings.ALLOWED_ORIGINS ?? [])]),
    bodyTimeoutMs: settings.BODY_TIMEOUT_SECONDS * 1000,
  };
  return {
    fetch: (request, socketAddress) => handle(request, socketAddress, context),
    startTimer: () => drainByTimer(outbox, settings.DELIVERY_POLL_SECONDS),
    close: () => database.close(),
  };
}
