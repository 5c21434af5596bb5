import { type ContactAnswer, type RefusalCode, refusals } from '../../_shared/contact-answer.ts';
import type { FieldProblems } from '../outbox/validate.ts';

/** A request that is refused, with the answer that says why. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: RefusalCode;
  readonly fields: FieldProblems | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;

  /** @param message for developers: an English sentence with its full stop */
  constructor(
    code: RefusalCode,
    message: string,
    { fields, retryAfter }: { fields?: FieldProblems; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  /** The status of the answer. */
  get status(): number {
    return refusals[this.code];
  }

  /** The headers that belong to the status. */
  get headers(): Record<string, string> {
    return {
      ...(this.code === 'method' && { allow: 'POST, OPTIONS' }),
      ...(this.retryAfter !== undefined && { 'retry-after': String(this.retryAfter) }),
    };
  }

  /** The answer for scripts. */
  get answer(): ContactAnswer {
    const { message: error, code, fields } = this;
    return { success: false, error, code, ...(fields && { fields }) };
  }
}
