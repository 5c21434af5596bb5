import {
  type ContactErrorCode,
  type ContactResponse,
  errorStatuses,
} from '../../_shared/contact-response.ts';
import type { FieldProblems } from '../outbox/validate.ts';

/** A rejected request, with the status, headers and body of its response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ContactErrorCode;
  readonly fields: FieldProblems | undefined;
  /** Seconds until the client may retry. */
  readonly retryAfter: number | undefined;

  /** @param message for developers: an English sentence with a full stop */
  constructor(
    code: ContactErrorCode,
    message: string,
    { fields, retryAfter }: { fields?: FieldProblems; retryAfter?: number } = {},
  ) {
    super(message);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }

  /** HTTP status of the response. */
  get status(): number {
    return errorStatuses[this.code];
  }

  /** Headers that the status requires. */
  get headers(): Record<string, string> {
    return {
      ...(this.code === 'method' && { allow: 'POST, OPTIONS' }),
      ...(this.retryAfter !== undefined && { 'retry-after': String(this.retryAfter) }),
    };
  }

  /** JSON body of the response. */
  get body(): ContactResponse {
    const { message: error, code, fields } = this;
    return { success: false, error, code, ...(fields && { fields }) };
  }
}
