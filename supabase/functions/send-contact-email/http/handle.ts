import { networksOf } from '../../_shared/client-networks.ts';
import { failureCode } from '../log.ts';
import { cancelUnreadBody } from './body.ts';
import { clientAddress, hopsOf } from './client-address.ts';
import { contentTypeOf } from './content-type.ts';
import { handleDrain } from './handle-drain.ts';
import { handleForm } from './handle-form.ts';
import { handleJson } from './handle-json.ts';
import type { Client, HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';
import { corsHeaders, preflightHeaders, type RequestOrigin, requestOriginOf } from './origins.ts';
import { emptyResponse, errorResponse } from './responses.ts';

function clientOf(
  { headers }: Request,
  socketAddress: string | undefined,
  page: RequestOrigin,
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

/** @throws HttpError when the request is rejected */
async function route(
  request: Request,
  socketAddress: string | undefined,
  page: RequestOrigin,
  context: HandlerContext,
): Promise<Response> {
  if (!URL.canParse(request.url)) {
    throw new HttpError('malformed', 'The host or the target of the request is not a valid URL.');
  }
  if (page.kind === 'foreign') {
    throw new HttpError('forbidden', 'This origin may not send requests.');
  }
  if (request.method === 'OPTIONS') return emptyResponse(preflightHeaders);
  if (request.method !== 'POST') throw new HttpError('method', 'Only POST is allowed.');
  return handlePost(request, clientOf(request, socketAddress, page, context), context);
}

/**
 * Handles every request to the function. Unexpected errors are logged and become a 503. The unread
 * rest of the body is cancelled.
 *
 * @param socketAddress peer of the connection, where the runtime knows it
 */
export async function handle(
  request: Request,
  socketAddress: string | undefined,
  context: HandlerContext,
): Promise<Response> {
  const page = requestOriginOf(request, context.allowedOrigins);
  let response: Response;
  try {
    response = await route(request, socketAddress, page, context);
  } catch (error) {
    const isExpected = error instanceof HttpError;
    if (isExpected) context.log('info', 'request-refused', { code: error.code });
    else context.log('error', 'unexpected-failure', { code: failureCode(error) });
    response = errorResponse(
      isExpected ? error : new HttpError('unavailable', 'Something went wrong.'),
    );
  }
  cancelUnreadBody(request);
  for (const [name, value] of Object.entries(corsHeaders(page))) response.headers.set(name, value);
  return response;
}
