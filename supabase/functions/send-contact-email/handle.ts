import { jsonAnswer } from './answers.ts';
import { readBytes } from './body.ts';
import { hopsOf } from './client-address.ts';
import { contentTypeOf } from './content-type.ts';
import { failureCode } from './log.ts';
import { corsHeaders, judgeOrigin, preflightHeaders } from './origins.ts';
import { Refusal } from './refusal.ts';
import { takeDrain } from './take-drain.ts';
import { takeForm } from './take-form.ts';
import { takeJson } from './take-json.ts';
import type { Tools } from './tools.ts';

async function answer(request: Request, hops: readonly string[], tools: Tools): Promise<Response> {
  if (request.method !== 'POST') throw new Refusal('method', 'Only POST is answered');
  if (new URL(request.url).searchParams.has('drain')) return takeDrain(request, hops, tools);
  const type = contentTypeOf(request.headers);
  return type === 'json' ? takeJson(request, hops, tools) : takeForm(request, type, hops, tools);
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
  tools: Tools,
): Promise<Response> {
  const verdict = judgeOrigin(request, tools.allowedOrigins);
  const cors = corsHeaders(request, verdict);
  const hops = hopsOf(request.headers, socketAddress);
  let response: Response;
  try {
    if (verdict === 'foreign') throw new Refusal('forbidden', 'This origin may not send requests');
    response =
      request.method === 'OPTIONS'
        ? new Response(null, { status: 204, headers: preflightHeaders })
        : await answer(request, hops, tools);
  } catch (error) {
    const isExpected = error instanceof Refusal;
    const refusal = isExpected ? error : new Refusal('unavailable', 'Something went wrong');
    if (isExpected) tools.log('info', 'request-refused', { code: refusal.code });
    else tools.log('error', 'unexpected-failure', { code: failureCode(error) });
    // What is left of the body is read, so that the client is not cut off before the answer.
    await readBytes(request.bodyUsed ? null : request.body).catch(() => undefined);
    response = jsonAnswer(refusal.status, refusal.answer, refusal.headers);
  }
  for (const [name, value] of Object.entries(cors)) response.headers.set(name, value);
  return response;
}
