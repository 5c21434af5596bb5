import { contextHeader, idempotencyHeader } from '../../_shared/contact-request.ts';
import { isIdempotencyKey } from '../outbox/idempotency.ts';
import { readVisitContext } from '../outbox/visit-context.ts';
import { jsonAnswer } from './answers.ts';
import { decodeText, parseJsonObject, readBytes } from './body.ts';
import type { HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';

function keyOf(headers: Headers): string {
  const key = headers.get(idempotencyHeader) ?? crypto.randomUUID();
  if (!isIdempotencyKey(key)) {
    throw new HttpError('malformed', `${idempotencyHeader} is not 8 to 128 letters and digits`);
  }
  return key;
}

/** Takes a post from a script: JSON in, JSON out. @throws HttpError when it is not taken */
export async function handleJson(
  request: Request,
  hops: readonly string[],
  context: HandlerContext,
): Promise<Response> {
  const { headers } = request;
  const fields = parseJsonObject(decodeText(await readBytes(request.body)));
  const visit = readVisitContext(headers.get(contextHeader) ?? '');
  const { reference } = await context.submit({ fields, key: keyOf(headers), visit, hops });
  context.deliver();
  return jsonAnswer(200, { success: true, reference });
}
