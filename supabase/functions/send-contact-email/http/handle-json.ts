import { contextHeader, idempotencyHeader } from '../../_shared/contact-request.ts';
import { isIdempotencyKey } from '../outbox/idempotency.ts';
import { readVisitContext } from '../outbox/visit-context.ts';
import { decodeText, parseJsonObject, readBody } from './body.ts';
import type { Client, HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';
import { jsonResponse } from './responses.ts';
import { submitOrThrow } from './submit-or-throw.ts';

function keyOf(headers: Headers): string {
  const key = headers.get(idempotencyHeader) ?? crypto.randomUUID();
  if (!isIdempotencyKey(key)) {
    throw new HttpError('malformed', `${idempotencyHeader} is not 8 to 128 letters and digits.`);
  }
  return key;
}

/** Handles a JSON post. @throws HttpError when it is rejected */
export async function handleJson(
  request: Request,
  { networks }: Client,
  context: HandlerContext,
): Promise<Response> {
  const { headers } = request;
  const key = keyOf(headers);
  const fields = parseJsonObject(decodeText(await readBody(request, context.bodyTimeoutMs)));
  const visit = readVisitContext(headers.get(contextHeader) ?? '');
  const reference = await submitOrThrow({ fields, key, visit, networks }, context);
  return jsonResponse(200, { success: true, reference });
}
