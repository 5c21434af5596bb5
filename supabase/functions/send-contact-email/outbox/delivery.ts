import { failureCode, type Log } from '../log.ts';
import type { DueMail, Store } from './store.ts';

/** Mails a request to the company. @throws when the mail server has not taken it for sure */
export type SendMail = (mail: DueMail) => Promise<void>;

/** When a mail is tried again, and when it is given up. */
export type DeliveryPlan = {
  leaseSeconds: number;
  backoffSeconds: number;
  backoffMaxSeconds: number;
  tries: number;
  /** How many mails are sent at the same time. */
  concurrency: number;
};

type Dependencies = { store: Store; send: SendMail; log: Log; plan: DeliveryPlan };

/** Delivers what is due. */
export type Delivery = {
  /**
   * Mails everything that is due now, and what becomes due until it ends.
   *
   * @returns how many mails were sent by this run; it never throws
   */
  run: () => Promise<number>;
};

/** Seconds until the next attempt: doubled each time, and spread so that not all come together. */
export function backoffAfter(
  attempts: number,
  { backoffSeconds, backoffMaxSeconds }: Pick<DeliveryPlan, 'backoffSeconds' | 'backoffMaxSeconds'>,
  chance: number,
): number {
  const doubled = backoffSeconds * 2 ** Math.min(attempts - 1, 30);
  return Math.min(backoffMaxSeconds, doubled) * (0.75 + chance / 2);
}

/** Whether the mail server refused this one mail; otherwise it would fail with the next one too. */
function isAboutThisMail(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EMESSAGE';
}

/** How one run stands. */
type Run = {
  /** The mails that are being sent. */
  active: Set<Promise<void>>;
  sent: number;
  /** Set when no further mail is claimed: the server or the database cannot be used now. */
  isStopped: boolean;
  /** What could not be recorded. */
  error?: unknown;
};

/** Puts deliveries through in one run at a time, however often it is asked. */
export function createDelivery({ store, send, log, plan }: Dependencies): Delivery {
  /** Mails that were sent while the database could not record it. */
  const unrecorded = new Set<string>();
  let running: Promise<number> | undefined;
  /** Whether something may be due that no run has looked for yet. */
  let isAsked = false;
  let wake: () => void = () => undefined;

  const recordSent = async (id: string) => {
    unrecorded.add(id);
    await store.markSent(id);
    unrecorded.delete(id);
  };

  const recordFailed = async (mail: DueMail, error: unknown) => {
    const { id, reference, attempts } = mail;
    const isLast = attempts >= plan.tries;
    const code = failureCode(error);
    const retryInSeconds = backoffAfter(attempts, plan, Math.random());
    if (isLast) log('error', 'mail-given-up', { id, reference, attempts, code });
    else log('warn', 'mail-failed', { id, attempts, code, retryInSeconds });
    await store.markFailed(mail, { code, retryInSeconds, isLast });
  };

  /** @throws when the result cannot be recorded */
  const deliver = async (run: Run, mail: DueMail) => {
    try {
      await send(mail);
    } catch (error) {
      // The rest stays due and is not tried in vain; the timer comes back to it.
      if (!isAboutThisMail(error)) run.isStopped = true;
      await recordFailed(mail, error);
      return;
    }
    await recordSent(mail.id);
    run.sent += 1;
    log('info', 'mail-sent', { id: mail.id, attempts: mail.attempts });
  };

  const start = (run: Run, mail: DueMail) => {
    const delivered = deliver(run, mail)
      .catch((error: unknown) => {
        run.isStopped = true;
        run.error = error;
      })
      .finally(() => run.active.delete(delivered));
    run.active.add(delivered);
  };

  /**
   * Claims as many mails as can be sent at once: the lease counts from the claim. Not for each
   * single place that is free, because every claim costs as much as a record.
   */
  const refill = async (run: Run) => {
    while (isAsked && !run.isStopped && run.active.size <= plan.concurrency / 2) {
      isAsked = false;
      const count = plan.concurrency - run.active.size;
      const mails = await store.claim(count, plan.leaseSeconds);
      if (mails.length === count) isAsked = true;
      for (const mail of mails) start(run, mail);
    }
  };

  const runOnce = async (run: Run) => {
    try {
      for (const id of [...unrecorded]) await recordSent(id);
      for (;;) {
        await refill(run);
        if (run.active.size === 0) return;
        const asked = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([asked, ...run.active]);
      }
    } catch (error) {
      run.error = error;
      await Promise.all(run.active);
    }
  };

  const runAll = async () => {
    let sent = 0;
    while (isAsked) {
      const run: Run = { active: new Set(), sent: 0, isStopped: false };
      await runOnce(run);
      sent += run.sent;
      if (run.error !== undefined) {
        log('warn', 'delivery-interrupted', { code: failureCode(run.error) });
        break;
      }
      if (run.isStopped) break;
    }
    return sent;
  };

  return {
    run: () => {
      isAsked = true;
      wake();
      running ??= runAll().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
