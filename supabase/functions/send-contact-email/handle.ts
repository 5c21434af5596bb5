import { contextHeader, idempotencyHeader } from '../_shared/contact-request.ts';
import { type FailedPost, jsonAnswer, leadBack, refilledPage } from './answers.ts';
import { decodeText, parseJsonObject, readBytes } from './body.ts';
import { hopsOf } from './client-address.ts';
import type { LoadPage } from './contact-page.ts';
import { readContext } from './context.ts';
import type { DrainReport } from './drain.ts';
import type { Entries } from './fill-page.ts';
import { isIdempotencyKey, plainPostKey } from './identity.ts';
import { failureCode, type Log } from './log.ts';
import { corsHeaders, judgeOrigin, preflightHeaders } from './origins.ts';
import { readForm, readMultipart, readUrlEncoded } from './plain-form.ts';
import { Refusal } from './refusal.ts';
import type { Submit } from './submit.ts';

/** What the answers are made with. */
export type Tools = {
  submit: Submit;
  /** Sets the delivery of what was stored going, without waiting for it. */
  deliver: () => void;
  drain: () => Promise<DrainReport>;
  loadPage: LoadPage;
  log: Log;
  drainKey: string;
  siteOrigin: string;
  allowedOrigins: ReadonlySet<string>;
};

type ContentType = 'json' | 'urlencoded' | 'multipart';

const contentTypes: Readonly<Record<string, ContentType>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

/** @throws Refusal when the body is of a kind, or in an encoding, that is not read here */
function contentTypeOf(headers: Headers): ContentType {
  const [essence = '', ...parameters] = (headers.get('content-type') ?? '').split(';');
  const type = contentTypes[essence.trim().toLowerCase()];
  if (type === undefined) {
    const known = Object.keys(contentTypes).join(', ');
    throw new Refusal('contentType', `The content type is none of ${known}`);
  }
  const charset = parameters
    .map((parameter) => /^\s*charset\s*=\s*"?([^"\s]*)"?\s*$/i.exec(parameter)?.[1])
    .find((name) => name !== undefined);
  if (charset !== undefined && !/^utf-?8$/i.test(charset)) {
    throw new Refusal('contentType', 'The charset is not UTF-8');
  }
  return type;
}

function keyOf(headers: Headers): string {
  const key = headers.get(idempotencyHeader) ?? crypto.randomUUID();
  if (!isIdempotencyKey(key)) {
    throw new Refusal('malformed', `${idempotencyHeader} is not 8 to 128 letters and digits`);
  }
  return key;
}

/** A post from a script: JSON in, JSON out. */
async function takeJson(request: Request, hops: string[], tools: Tools): Promise<Response> {
  const { headers } = request;
  const fields = parseJsonObject(decodeText(await readBytes(request.body)));
  const context = readContext(headers.get(contextHeader) ?? '');
  const { reference } = await tools.submit({ fields, key: keyOf(headers), context, hops });
  tools.deliver();
  return jsonAnswer(200, { success: true, reference });
}

/** A post from the form itself, where no script runs: the answer is a page. */
async function takeForm(
  request: Request,
  type: Exclude<ContentType, 'json'>,
  hops: string[],
  tools: Tools,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const siteOrigin = origin === null || origin === 'null' ? tools.siteOrigin : origin;
  const locale = new URL(request.url).searchParams.get('locale');
  let entries: Entries = {};
  try {
    const bytes = await readBytes(request.body);
    const pairs =
      type === 'multipart'
        ? await readMultipart(bytes, request.headers.get('content-type') ?? '')
        : readUrlEncoded(decodeText(bytes));
    const form = readForm(pairs);
    entries = form.fields;
    // Not taken, so no thanks either: a person whose browser filled in the trap must know.
    if (form.isTrapped) return leadBack(siteOrigin, locale, 'failure');
    const context = readContext(new URLSearchParams(locale === null ? {} : { locale }).toString());
    await tools.submit({ fields: form.fields, key: plainPostKey(Date.now()), context, hops });
    tools.deliver();
    return leadBack(siteOrigin, locale, 'thanks');
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return answerFailedPost({ refusal: error, entries, locale, siteOrigin }, tools);
  }
}

async function answerFailedPost(post: FailedPost, { loadPage, log }: Tools): Promise<Response> {
  log('info', 'form-refused', { code: post.refusal.code });
  try {
    return await refilledPage(post, loadPage);
  } catch (error) {
    log('warn', 'page-failed', { code: failureCode(error) });
    return leadBack(post.siteOrigin, post.locale, 'failure');
  }
}

/** Compares in the same time wherever the difference is. */
function isSame(one: string, other: string): boolean {
  let difference = one.length ^ other.length;
  for (let index = 0; index < one.length; index += 1) {
    difference |= one.charCodeAt(index) ^ other.charCodeAt(index % other.length);
  }
  return difference === 0;
}

async function takeDrain(request: Request, hops: string[], tools: Tools): Promise<Response> {
  const given = request.headers.get('authorization') ?? '';
  if (!isSame(given, `Bearer ${tools.drainKey}`)) {
    throw new Refusal('forbidden', 'The key of the drain is wrong');
  }
  try {
    // `hops` helps to find the right number of trusted proxies.
    return jsonAnswer(200, { success: true, ...(await tools.drain()), hops: hops.length });
  } catch (error) {
    tools.log('error', 'database-failed', { code: failureCode(error) });
    throw new Refusal('unavailable', 'The database cannot be reached at the moment');
  }
}

async function answer(request: Request, hops: string[], tools: Tools): Promise<Response> {
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
