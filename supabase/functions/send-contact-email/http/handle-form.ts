import { maxBodyBytes } from '../../_shared/contact-size.ts';
import { failureCode } from '../log.ts';
import { readVisitContext } from '../outbox/visit-context.ts';
import { readBody } from './body.ts';
import type { ContentType } from './content-type.ts';
import { type Entries, fillPage } from './fill-page.ts';
import type { Client, HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';
import { readForm, readMultipart, readUrlEncoded } from './plain-form.ts';
import { pageResponse, redirectToPage } from './responses.ts';
import { submitOrThrow } from './submit-or-throw.ts';

/** A rejected form post without scripts. */
type FailedPost = {
  error: HttpError;
  /** Submitted values; empty when the body could not be parsed. */
  entries: Entries;
  /** Size of the values; 0 when the body could not be parsed. */
  bytes: number;
  locale: string | null;
  siteOrigin: string;
};

/** Responds with the filled form; redirects to the failure anchor when the page is unavailable. */
async function respondToFailedPost(
  { error, entries, bytes, locale, siteOrigin }: FailedPost,
  { networks }: Client,
  { loadPage, allowPage, log }: HandlerContext,
): Promise<Response> {
  log('info', 'form-refused', { code: error.code });
  if (!allowPage(networks, bytes)) return redirectToPage(siteOrigin, locale, 'failure');
  try {
    const page = await loadPage(locale);
    const html = fillPage(page, { error, entries, siteOrigin });
    return pageResponse({ html, styles: page.styles }, error, siteOrigin);
  } catch (failure) {
    log('warn', 'page-failed', { code: failureCode(failure) });
    return redirectToPage(siteOrigin, locale, 'failure');
  }
}

/** Handles a form post without scripts; the response is a redirect or a page. */
export async function handleForm(
  request: Request,
  type: Exclude<ContentType, 'json'>,
  client: Client,
  context: HandlerContext,
): Promise<Response> {
  const siteOrigin = client.origin ?? context.siteOrigin;
  const locale = new URL(request.url).searchParams.get('locale');
  let entries: Entries = {};
  let bytes = 0;
  try {
    const body = await readBody(request, context.bodyTimeoutMs);
    const pairs =
      type === 'multipart'
        ? await readMultipart(body, request.headers.get('content-type') ?? '')
        : readUrlEncoded(body);
    const form = readForm(pairs);
    entries = form.fields;
    // Percent-encoded it may be longer.
    bytes = Math.min(body.length, maxBodyBytes);
    // Reported as a failure: a browser's autofill may have filled in the honeypot.
    if (form.isHoneypotFilled) return redirectToPage(siteOrigin, locale, 'failure');
    const visit = readVisitContext(
      new URLSearchParams(locale === null ? {} : { locale }).toString(),
    );
    await submitOrThrow({ fields: form.fields, visit, networks: client.networks }, context);
    return redirectToPage(siteOrigin, locale, 'thanks');
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return respondToFailedPost({ error, entries, bytes, locale, siteOrigin }, client, context);
  }
}
