import { failureCode, type Log } from '../log.ts';
import type { DueMail, Store } from './store.ts';

/** Mails a request to the company. @throws unless the mail server has confirmed it */
export type SendMail = (mail: DueMail) => Promise<void>;

/** Retry policy; durations in seconds. */
export type DeliveryPlan = {
  leaseSeconds: number;
  backoffSeconds: number;
  backoffMaxSeconds: number;
  /** Maximum number of attempts. */
  tries: number;
  /** Number of mails sent at the same time. */
  concurrency: number;
};

type Dependencies = { store: Store; send: SendMail; log: Log; plan: DeliveryPlan };

/** Delivers due mails. */
export type Delivery = {
  /**
   * Sends every mail that is due now or becomes due during the run.
   *
   * @returns number of mails sent by this run; never rejects
   */
  run: () => Promise<number>;
};

/**
 * Seconds until the next attempt: exponential backoff with ±25% jitter.
 *
 * @param random from 0 to 1
 */
export function backoffAfter(
  attempts: number,
  { backoffSeconds, backoffMaxSeconds }: Pick<DeliveryPlan, 'backoffSeconds' | 'backoffMaxSeconds'>,
  random: number,
): number {
  const doubled = backoffSeconds * 2 ** Math.min(attempts - 1, 30);
  return Math.min(backoffMaxSeconds, doubled) * (0.75 + random / 2);
}

/** Share of busy slots at or below which more mails are claimed. */
const refillBelow = 0.75;

/** Whether the failure concerns this message only; otherwise the next one would fail too. */
function isMessageError(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EMESSAGE';
}

/** The command whose rejection concerns the message: sender, login and recipient are the same for all. */
const messageCommand = 'DATA';
const authenticationRequired = 530;

/** Whether the mail server rejected this message permanently (5xx), not temporarily. */
function isPermanentRejection(error: unknown): boolean {
  return (
    error instanceof Error &&
    'command' in error &&
    error.command === messageCommand &&
    'responseCode' in error &&
    typeof error.responseCode === 'number' &&
    error.responseCode >= 500 &&
    error.responseCode !== authenticationRequired
  );
}

/**
 * Permanent rejections before a mail is given up, if another mail was sent since the first of them:
 * servers also send 5xx for every mail, for a full mailbox, a used-up quota, or while they are being
 * configured.
 */
const maxRefusals = 5;

/** State of one run. */
type Run = {
  /** Mails in flight. */
  active: Set<Promise<void>>;
  sent: number;
  /** Set when no more mails are claimed, because mail server or database are unavailable. */
  isStopped: boolean;
  /** Why a result could not be recorded. */
  error?: unknown;
};

/** Creates a delivery worker. Only one run is active at a time, however many are requested. */
export function createDelivery({ store, send, log, plan }: Dependencies): Delivery {
  /** Ids of mails that are sent but not recorded as sent yet. */
  const unrecorded = new Set<string>();
  let recording: Promise<void> | undefined;
  let running: Promise<number> | undefined;
  /** Whether a run was requested since the last claim. */
  let isRequested = false;
  let wake: () => void = () => undefined;

  const recordAll = async () => {
    while (unrecorded.size > 0) {
      const ids = [...unrecorded];
      await store.markSent(ids);
      for (const id of ids) unrecorded.delete(id);
    }
  };

  /** Records sent mails in batches: mails sent during one statement go into the next one. */
  const recordSent = () => {
    recording ??= recordAll().finally(() => {
      recording = undefined;
    });
    return recording;
  };

  const recordFailed = async (mail: DueMail, error: unknown) => {
    const { id, reference, attempts } = mail;
    const isPermanent = isPermanentRejection(error);
    const refusals = mail.refusals + (isPermanent ? 1 : 0);
    const isLast = attempts >= plan.tries;
    const code = failureCode(error);
    // After a permanent rejection an operator has to fix something first: use the longest delay.
    const retryInSeconds = isPermanent
      ? plan.backoffMaxSeconds
      : backoffAfter(attempts, plan, Math.random());
    const isGivenUp = await store.markFailed(mail, {
      code,
      retryInSeconds,
      isLast,
      isPermanent,
      maxRefusals,
    });
    if (isGivenUp) log('error', 'mail-given-up', { id, reference, attempts, refusals, code });
    else if (isPermanent) log('error', 'mail-refused', { id, reference, refusals, code });
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
      // Other mails would fail too: leave them due for the next run.
      if (!isMessageError(error)) run.isStopped = true;
      await recordFailed(mail, error).catch(stop(run));
      return;
    }
    unrecorded.add(mail.id);
    run.sent += 1;
    log('info', 'mail-sent', { id: mail.id, attempts: mail.attempts });
    // Not awaited: the next mail must not wait for it.
    void recordSent().catch(stop(run));
  };

  const start = (run: Run, mail: DueMail) => {
    // Already sent, but claimed again because recording failed before the lease expired.
    if (unrecorded.has(mail.id)) return;
    const delivered = deliver(run, mail).finally(() => run.active.delete(delivered));
    run.active.add(delivered);
  };

  /**
   * Claims no more mails than there are free slots, because the lease starts with the claim; not one
   * by one, because every claim is a transaction.
   */
  const refill = async (run: Run) => {
    while (isRequested && !run.isStopped && run.active.size <= plan.concurrency * refillBelow) {
      isRequested = false;
      const count = plan.concurrency - run.active.size;
      const mails = await store.claim(count, plan.leaseSeconds);
      if (mails.length === count) isRequested = true;
      for (const mail of mails) start(run, mail);
    }
  };

  const runOnce = async (run: Run) => {
    try {
      await recordSent();
      for (;;) {
        await refill(run);
        if (run.active.size === 0) break;
        const requested = new Promise<void>((resolve) => {
          wake = resolve;
        });
        await Promise.race([requested, ...run.active]);
      }
      await recordSent();
    } catch (error) {
      stop(run)(error);
      await Promise.all(run.active);
    }
  };

  const runAll = async () => {
    let sent = 0;
    while (isRequested) {
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
      isRequested = true;
      wake();
      running ??= runAll().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
