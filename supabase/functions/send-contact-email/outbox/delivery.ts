import { failureCode, type Log } from '../log.ts';
import type { SendMail } from '../mail/mailer.ts';
import type { DueMail, Store } from './store.ts';

/** When a mail is tried again, and when it is given up. */
export type DeliveryPlan = {
  leaseSeconds: number;
  backoffSeconds: number;
  backoffMaxSeconds: number;
  tries: number;
};

type Dependencies = { store: Store; send: SendMail; log: Log; plan: DeliveryPlan };

/** Delivers what is due. */
export type Delivery = {
  /**
   * Mails everything that is due now; asked again meanwhile, it looks once more afterwards.
   *
   * @returns how many mails were sent by this run; it never throws
   */
  run: () => Promise<number>;
};

const atOnce = 8;

/** Seconds until the next attempt: doubled each time, and spread so that not all come together. */
export function backoffAfter(attempts: number, plan: DeliveryPlan, chance: number): number {
  const doubled = plan.backoffSeconds * 2 ** Math.min(attempts - 1, 30);
  return Math.min(plan.backoffMaxSeconds, doubled) * (0.75 + chance / 2);
}

/** Whether the mail server refused this one mail; otherwise it would fail with the next one too. */
function isAboutThisMail(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EMESSAGE';
}

/** Puts deliveries through one after the other, however often it is asked. */
export function createDelivery({ store, send, log, plan }: Dependencies): Delivery {
  /** Mails that were sent while the database could not be told. */
  const unrecorded = new Set<string>();
  let running: Promise<number> | undefined;
  let isAskedAgain = false;

  const recordSent = async (id: string) => {
    unrecorded.add(id);
    await store.markSent(id);
    unrecorded.delete(id);
  };

  const fail = async (mail: DueMail, error: unknown) => {
    const { id, reference, attempts } = mail;
    const isLast = attempts >= plan.tries;
    const code = failureCode(error);
    const retryInSeconds = backoffAfter(attempts, plan, Math.random());
    if (isLast) log('error', 'mail-given-up', { id, reference, attempts, code });
    else log('warn', 'mail-failed', { id, attempts, code, retryInSeconds });
    await store.markFailed(mail, { code, retryInSeconds, isLast });
  };

  /** @returns whether the mail was sent, failed alone, or the server cannot be used now */
  const deliver = async (mail: DueMail): Promise<'sent' | 'failed' | 'server-failed'> => {
    try {
      await send(mail);
    } catch (error) {
      await fail(mail, error);
      return isAboutThisMail(error) ? 'failed' : 'server-failed';
    }
    await recordSent(mail.id);
    log('info', 'mail-sent', { id: mail.id, attempts: mail.attempts });
    return 'sent';
  };

  const runOnce = async () => {
    let sent = 0;
    for (const id of [...unrecorded]) await recordSent(id);
    for (;;) {
      const mails = await store.claim(atOnce, plan.leaseSeconds);
      if (mails.length === 0) return sent;
      // One that could not be recorded must not hide how the others ended.
      const results = await Promise.allSettled(mails.map(deliver));
      const rejected = results.find((result) => result.status === 'rejected');
      const outcomes = results.flatMap((result) =>
        result.status === 'fulfilled' ? [result.value] : [],
      );
      sent += outcomes.filter((outcome) => outcome === 'sent').length;
      if (rejected) throw rejected.reason;
      // The rest stays due and is not tried in vain; the timer comes back to it.
      if (outcomes.includes('server-failed')) return sent;
    }
  };

  const runGuarded = async () => {
    let sent = 0;
    do {
      isAskedAgain = false;
      try {
        sent += await runOnce();
      } catch (error) {
        log('warn', 'delivery-interrupted', { code: failureCode(error) });
        return sent;
      }
    } while (isAskedAgain);
    return sent;
  };

  return {
    run: () => {
      isAskedAgain = true;
      running ??= runGuarded().finally(() => {
        running = undefined;
      });
      return running;
    },
  };
}
