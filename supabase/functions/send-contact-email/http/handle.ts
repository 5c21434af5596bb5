import { failureCode } from '../log.ts';
import { emptyAnswer, errorAnswer } from './answers.ts';
import { leaveUnread } from './body.ts';
import { clientAddress, hopsOf, networksOf } from './client-address.ts';
import { contentTypeOf } from './content-type.ts';
import { handleDrain } from './handle-drain.ts';
import { handleForm } from './handle-form.ts';
import { handleJson } from './handle-json.ts';
import type { Client, HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';
import { corsHeaders, type PageOrigin, pageOriginOf, preflightHeaders } from './origins.ts';

function clientOf(
  { headers }: Request,
  socketAddress: string | undefined,
  page: PageOrigin,
  { proxyKey, trustedProxies }: HandlerContext,
): Client {
  const hops = hopsOf(headers, socketAddress, proxyKey);
  return {
    hops: hops.length,
    networks: networksOf(clientAddress(hops, trustedProxies)),
    origin: page.kind === 'allowed' ? page.origin : undefined,
  };
}

function handlePost(request: Request, client: Client, context: HandlerContext): Promise<Response> {
  if (new URL(request.url).searchParams.has('drain')) return handleDrain(request, client, context);
  const type = contentTypeOf(request.headers);
  return type === 'json'
    ? handleJson(request, client, context)
    : handleForm(request, type, client, context);
}

/** @throws HttpError when the request is refused */
async function answer(
  request: Request,
  socketAddress: string | undefined,
  page: PageOrigin,
  context: HandlerContext,
): Promise<Response> {
  if (!URL.canParse(request.url)) {
    throw new HttpError('malformed', 'The host or the target of the request is no address.');
  }
  if (page.kind === 'foreign') {
    throw new HttpError('forbidden', 'This origin may not send requests.');
  }
  if (request.method === 'OPTIONS') return emptyAnswer(preflightHeaders);
  if (request.method !== 'POST') throw new HttpError('method', 'Only POST is answered.');
  return handlePost(request, clientOf(request, socketAddress, page, context), context);
}

/**
 * Answers every request to the function. An error that is not expected is answered as unavailable
 * and logged. What is not read of the body when the answer is there is never read.
 *
 * @param socketAddress the other end of the connection, where the runtime knows it
 */
export async function handle(
  request: Request,
  socketAddress: string | undefined,
  context: HandlerContext,
): Promise<Response> {
  const page = pageOriginOf(request, context.allowedOrigins);
  let response: Response;
  try {
    response = await answer(request, socketAddress, page, context);
  } catch (error) {
    const isExpected = error instanceof HttpError;
    if (isExpected) context.log('info', 'request-refused', { code: error.code });
    else context.log('error', 'unexpected-failure', { code: failureCode(error) });
    response = errorAnswer(
      isExpected ? error : new HttpError('unavailable', 'Something went wrong.'),
    );
  }
  leaveUnread(request);
  for (const [name, value] of Object.entries(corsHeaders(page))) response.headers.set(name, value);
  return response;
}
