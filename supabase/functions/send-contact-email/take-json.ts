import { contextHeader, idempotencyHeader } from '../_shared/contact-request.ts';
import { jsonAnswer } from './answers.ts';
import { decodeText, parseJsonObject, readBytes } from './body.ts';
import { readContext } from './context.ts';
import { isIdempotencyKey } from './identity.ts';
import { Refusal } from './refusal.ts';
import type { Tools } from './tools.ts';

function keyOf(headers: Headers): string {
  const key = headers.get(idempotencyHeader) ?? crypto.randomUUID();
  if (!isIdempotencyKey(key)) {
    throw new Refusal('malformed', `${idempotencyHeader} is not 8 to 128 letters and digits`);
  }
  return key;
}

/** Takes a post from a script: JSON in, JSON out. @throws Refusal when it is not taken */
export async function takeJson(
  request: Request,
  hops: readonly string[],
  tools: Tools,
): Promise<Response> {
  const { headers } = request;
  const fields = parseJsonObject(decodeText(await readBytes(request.body)));
  const context = readContext(headers.get(contextHeader) ?? '');
  const { reference } = await tools.submit({ fields, key: keyOf(headers), context, hops });
  tools.deliver();
  return jsonAnswer(200, { success: true, reference });
}
