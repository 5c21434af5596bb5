import { failureCode } from '../log.ts';
import { jsonAnswer } from './answers.ts';
import { readBytes } from './body.ts';
import { hopsOf } from './client-address.ts';
import { contentTypeOf } from './content-type.ts';
import { handleDrain } from './handle-drain.ts';
import { handleForm } from './handle-form.ts';
import { handleJson } from './handle-json.ts';
import type { HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';
import { corsHeaders, judgeOrigin, preflightHeaders } from './origins.ts';

async function answer(
  request: Request,
  hops: readonly string[],
  context: HandlerContext,
): Promise<Response> {
  if (request.method !== 'POST') throw new HttpError('method', 'Only POST is answered');
  if (new URL(request.url).searchParams.has('drain')) return handleDrain(request, hops, context);
  const type = contentTypeOf(request.headers);
  return type === 'json'
    ? handleJson(request, hops, context)
    : handleForm(request, type, hops, context);
}

/**
 * Answers every request to the function. What goes wrong without a reason of ours is answered
 * as unavailable and logged as an error.
 *
 * @param socketAddress who is connected, where the runtime knows
 */
export async function handle(
  request: Request,
  socketAddress: string | undefined,
  context: HandlerContext,
): Promise<Response> {
  const verdict = judgeOrigin(request, context.allowedOrigins);
  const cors = corsHeaders(request, verdict);
  const hops = hopsOf(request.headers, socketAddress);
  let response: Response;
  try {
    if (verdict === 'foreign')
      throw new HttpError('forbidden', 'This origin may not send requests');
    response =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: preflightHeaders })
        : await answer(request, hops, context);
  } catch (error) {
    const isExpected = error instanceof HttpError;
    const refusal = isExpected ? error : new HttpError('unavailable', 'Something went wrong');
    if (isExpected) context.log('info', 'request-refused', { code: refusal.code });
    else context.log('error', 'unexpected-failure', { code: failureCode(error) });
    // What is left of the body is read, so that the client is not cut off before the answer.
    await readBytes(request.bodyUsed ? null : request.body).catch(() => undefined);
    response = jsonAnswer(refusal.status, refusal.answer, refusal.headers);
  }
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}
