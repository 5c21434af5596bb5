import { openDatabase } from './database/connection.ts';
import { pageLoader } from './http/contact-page.ts';
import { handle } from './http/handle.ts';
import type { HandlerContext } from './http/handler-context.ts';
import { logJson } from './log.ts';
import { createMailer } from './mail/mailer.ts';
import { createDelivery } from './outbox/delivery.ts';
import { drain, drainByTimer } from './outbox/drain.ts';
import { createStore } from './outbox/store.ts';
import { createSubmit } from './outbox/submit.ts';
import type { Settings } from './settings.ts';

/** The whole function, put together from its settings. */
export type Service = {
  /** @param socketAddress who is connected, where the runtime knows */
  fetch: (request: Request, socketAddress: string | undefined) => Promise<Response>;
  /** Delivers and deletes by a timer; returns what stops it. */
  startTimer: () => () => void;
  close: () => Promise<void>;
};

/**
 * Puts the function together.
 *
 * @param settings checked settings
 * @param keepAlive told of work that goes on after an answer
 */
export function createService(
  settings: Settings,
  keepAlive: (work: Promise<unknown>) => void,
): Service {
  const database = openDatabase(settings.DATABASE_URL, settings.DATABASE_TIMEOUT_SECONDS);
  const log = logJson;
  const store = createStore(database, {
    perAddress: settings.RATE_LIMIT_PER_ADDRESS,
    total: settings.RATE_LIMIT_TOTAL,
    windowSeconds: settings.RATE_LIMIT_WINDOW_SECONDS,
  });
  const delivery = createDelivery({
    store,
    log,
    send: createMailer(settings),
    plan: {
      leaseSeconds: settings.DELIVERY_LEASE_SECONDS,
      backoffSeconds: settings.DELIVERY_BACKOFF_SECONDS,
      backoffMaxSeconds: settings.DELIVERY_BACKOFF_MAX_SECONDS,
      tries: settings.DELIVERY_TRIES,
    },
  });
  const outbox = { delivery, store, log, retentionDays: settings.RETENTION_DAYS };
  const siteOrigin = settings.SITE_URL.origin;
  const context: HandlerContext = {
    submit: createSubmit({
      store,
      log,
      hashKey: settings.IP_HASH_KEY,
      trustedProxies: settings.TRUSTED_PROXIES,
    }),
    deliver: () => keepAlive(delivery.run()),
    drain: () => drain(outbox),
    loadPage: pageLoader(settings.PAGE_SOURCE_URL ?? settings.SITE_URL),
    log,
    drainKey: settings.DRAIN_KEY,
    siteOrigin,
    allowedOrigins: new Set([siteOrigin, ...(settings.ALLOWED_ORIGINS ?? [])]),
  };
  return {
    fetch: (request, socketAddress) => handle(request, socketAddress, context),
    startTimer: () => drainByTimer(outbox, settings.DELIVERY_POLL_SECONDS),
    close: () => database.close(),
  };
}
