import { failureCode } from '../log.ts';
import { readVisitContext } from '../outbox/visit-context.ts';
import { type FailedPost, leadBack, refilledPage } from './answers.ts';
import { decodeText, readBytes } from './body.ts';
import type { ContentType } from './content-type.ts';
import type { Entries } from './fill-page.ts';
import type { HandlerContext } from './handler-context.ts';
import { HttpError } from './http-error.ts';
import { readForm, readMultipart, readUrlEncoded } from './plain-form.ts';

async function answerFailedPost(
  post: FailedPost,
  { loadPage, log }: HandlerContext,
): Promise<Response> {
  log('info', 'form-refused', { code: post.refusal.code });
  try {
    return await refilledPage(post, loadPage);
  } catch (error) {
    log('warn', 'page-failed', { code: failureCode(error) });
    return leadBack(post.siteOrigin, post.locale, 'failure');
  }
}

/** Takes a post from the form itself, where no script runs: the answer is a page. */
export async function handleForm(
  request: Request,
  type: Exclude<ContentType, 'json'>,
  hops: readonly string[],
  context: HandlerContext,
): Promise<Response> {
  const origin = request.headers.get('origin');
  const siteOrigin = origin === null || origin === 'null' ? context.siteOrigin : origin;
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
    const visit = readVisitContext(
      new URLSearchParams(locale === null ? {} : { locale }).toString(),
    );
    await context.submit({ fields: form.fields, visit, hops });
    context.deliver();
    return leadBack(siteOrigin, locale, 'thanks');
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return answerFailedPost({ refusal: error, entries, locale, siteOrigin }, context);
  }
}
