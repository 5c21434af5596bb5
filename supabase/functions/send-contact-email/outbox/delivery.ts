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

/** The share of places in use below which further mails are claimed. */
const refillBelow = 0.75;

/** Whether the mail server refused this one mail; otherwise it would fail with the next one too. */
function isAboutThisMail(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EMESSAGE';
}

/**
 * What speaks of the mail itself. A sender, a password or the recipient, which all mails share, is
 * ours to mend.
 */
const commandOfMails = 'DATA';
const authenticationRequired = 530;

/** Whether the mail server said that it will never take this mail, and not only not now. */
function isRefusedForGood(error: unknown): boolean {
  return (
    error instanceof Error &&
    'command' in error &&
    error.command === commandOfMails &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    error.responseCode !== authenticationRequired
  );
}

/**
 * Refusals for good until a mail is given up, if others were taken meanwhile: servers also say so
 * of every mail, where a mailbox is full, a quota is used up, or while they are being set up.
 */
const maxRefusals = 5;

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
  /** Mails that are sent and not recorded as such yet. */
  const unrecorded = new Set<string>();
  let recording: Promise<void> | undefined;
  let running: Promise<number> | undefined;
  /** Whether something may be due that no run has looked for yet. */
  let isAsked = false;
  let wake: () => void = () => undefined;

  const recordAll = async () => {
    while (unrecorded.size > 0) {
      const ids = [...unrecorded];
      await store.markSent(ids);
      for (const id of ids) unrecorded.delete(id);
    }
  };

  /** Records what is sent: what was sent during one statement goes with the next. */
  const recordSent = () => {
    recording ??= recordAll().finally(() => {
      recording = undefined;
    });
    return recording;
  };

  const recordFailed = async (mail: DueMail, error: unknown) => {
    const { id, reference, attempts } = mail;
    const isRefusal = isRefusedForGood(error);
    const refusals = mail.refusals + (isRefusal ? 1 : 0);
    const isLast = attempts >= plan.tries;
    const code = failureCode(error);
    // What is refused for good has time: somebody has to mend something before.
    const retryInSeconds = isRefusal
      ? plan.backoffMaxSeconds
      : backoffAfter(attempts, plan, Math.random());
    const isGivenUp = await store.markFailed(mail, {
      code,
      retryInSeconds,
      isLast,
      isRefusal,
      maxRefusals,
    });
    if (isGivenUp) log('error', 'mail-given-up', { id, reference, attempts, refusals, code });
    else if (isRefusal) log('error', 'mail-refused', { id, reference, refusals, code });
    else log('warn', 'mail-failed', { id, attempts, code, retryInSeconds });
  };

  const stop = (run: Run) => (error: unknown) => {
    run.isStopped = true;
    run.error = error;
  };

  const deliver = async (run: Run, mail: DueMail) => {
    try {
      await send(mail);
    } catch (error) {
      // The rest stays due and is not tried in vain; the timer comes back to it.
      if (!isAboutThisMail(error)) run.isStopped = true;
      await recordFailed(mail, error).catch(stop(run));
      return;
    }
    unrecorded.add(mail.id);
    run.sent += 1;
    log('info', 'mail-sent', { id: mail.id, attempts: mail.attempts });
    // The next mail need not wait for it.
    void recordSent().catch(stop(run));
  };

  const start = (run: Run, mail: DueMail) => {
    // Sent before, and claimed again because that could not be recorded in time.
    if (unrecorded.has(mail.id)) return;
    const delivered = deliver(run, mail).finally(() => run.active.delete(delivered));
    run.active.add(delivered);
  };

  /**
   * Claims as many mails as can be sent at once: the lease counts from the claim. Not one by one,
   * because every claim is a transaction.
   */
  const refill = async (run: Run) => {
    while (isAsked && !run.isStopped && run.active.size <= plan.concurrency * refillBelow) {
      isAsked = false;
      const count = plan.concurrency - run.active.size;
      const mails = await store.claim(count, plan.leaseSeconds);
      if (mails.length === count) isAsked = true;
      for (const mail of mails) start(run, mail);
    }
  };

  const runOnce = async (run: Run) => {
    try {
      await recordSent();
      for (;;) {
        await refill(run);
        if (run.active.size === 0) break;
        const asked = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([asked, ...run.active]);
      }
      await recordSent();
    } catch (error) {
      stop(run)(error);
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
