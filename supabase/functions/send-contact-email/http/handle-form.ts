import { failureCode } from '../log.ts';
import { readVisitContext } from '../outbox/visit-context.ts';
import { pageAnswer, redirectToPage } from './answers.ts';
import { decodeText, readBody } from './body.ts';
import type { ContentType } from './content-type.ts';
import { type Entries, fillPage } from './fill-page.ts';
import type { Client, HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';
import { readForm, readMultipart, readUrlEncoded } from './plain-form.ts';
import { submitOrThrow } from './submit-or-throw.ts';

/** A plain post that was not taken, and where it came from. */
type FailedPost = {
  error: HttpError;
  /** What was typed, as far as it could be read. */
  entries: Entries;
  locale: string | null;
  siteOrigin: string;
};

/** Shows the form again, filled with what was typed; where that cannot be, only that it failed. */
async function answerFailedPost(
  { error, entries, locale, siteOrigin }: FailedPost,
  { networks }: Client,
  { loadPage, mayMakePage, log }: HandlerContext,
): Promise<Response> {
  log('info', 'form-refused', { code: error.code });
  if (!mayMakePage(networks)) return redirectToPage(siteOrigin, locale, 'failure');
  try {
    const html = fillPage(await loadPage(locale), { error, entries, siteOrigin });
    return pageAnswer(html, error, siteOrigin);
  } catch (failure) {
    log('warn', 'page-failed', { code: failureCode(failure) });
    return redirectToPage(siteOrigin, locale, 'failure');
  }
}

/** Takes a post from the form itself, where no script runs: the answer is a page. */
export async function handleForm(
  request: Request,
  type: Exclude<ContentType, 'json'>,
  client: Client,
  context: HandlerContext,
): Promise<Response> {
  const siteOrigin = client.origin ?? context.siteOrigin;
  const locale = new URL(request.url).searchParams.get('locale');
  let entries: Entries = {};
  try {
    const bytes = await readBody(request, context.bodyTimeoutMs);
    const pairs =
      type === 'multipart'
        ? await readMultipart(bytes, request.headers.get('content-type') ?? '')
        : readUrlEncoded(decodeText(bytes));
    const form = readForm(pairs);
    entries = form.fields;
    // Not taken, so no thanks either: a person whose browser filled in the trap must know.
    if (form.isTrapped) return redirectToPage(siteOrigin, locale, 'failure');
    const visit = readVisitContext(
      new URLSearchParams(locale === null ? {} : { locale }).toString(),
    );
    await submitOrThrow({ fields: form.fields, visit, networks: client.networks }, context);
    return redirectToPage(siteOrigin, locale, 'thanks');
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return answerFailedPost({ error, entries, locale, siteOrigin }, client, context);
  }
}
