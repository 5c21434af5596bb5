import type { FieldProblems } from '../_shared/contact-request.ts';
import type { ContactErrorCode } from '../_shared/contact-response.ts';

const maxBodyBytes = 64 * 1024;
/** Timeout for a whole body, in milliseconds. */
const bodyTimeoutMs = 10_000;

/** The reason for rejecting a request, with the code of its response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';

  /** @param message for developers, in English */
  constructor(
    readonly code: ContactErrorCode,
    message: string,
    readonly details: { fields?: FieldProblems; headers?: Record<string, string> } = {},
  ) {
    super(message);
  }
}

/**
 * Reads the body of a request as text.
 *
 * @throws HttpError if the body is too long, takes too long, ends early, or is not UTF-8
 */
export async function readBody({ body }: Request): Promise<string> {
  if (body === null) return '';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const reader = body.getReader();
  const cancel = () => void reader.cancel().catch(() => undefined);
  const timeout = AbortSignal.timeout(bodyTimeoutMs);
  timeout.addEventListener('abort', cancel);
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      timeout.throwIfAborted();
      text += decoder.decode(value, { stream: !done });
      if (done) return text;
      size += value.length;
      if (size > maxBodyBytes) {
        throw new HttpError('tooLarge', `The body is longer than ${maxBodyBytes} bytes.`);
      }
    }
  } catch (error) {
    cancel();
    if (error instanceof HttpError) throw error;
    throw new HttpError('malformed', 'The body is too slow, incomplete, or not valid UTF-8.');
  }
}

/** @throws HttpError if the text is not a JSON object */
export function parseJson(text: string): object {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  } catch {
    // Not JSON at all.
  }
  throw new HttpError('malformed', 'The body is not a JSON object.');
}

/**
 * Parses the body that browsers without scripts send for the form.
 *
 * @returns input for `validateRequest`
 * @throws HttpError if the hidden field is filled in, which only bots do
 */
export function parseForm(text: string): object {
  const { website, request_callback, ...textFields } = Object.fromEntries(
    [...new URLSearchParams(text)].map(([name, value]) => [name, value.replace(/\r\n?/g, '\n')]),
  );
  if (website) throw new HttpError('forbidden', 'The hidden field is filled in.');
  return { ...textFields, request_callback: request_callback !== undefined };
}
