import { isComment, isText } from 'domhandler';
import {
  isDataScript,
  islandSelector,
  type PageDocument,
} from '@/scripts/publishing/page-document';

/** Links that preload scripts, or that block rendering until scripts have added elements. */
const scriptLinks = [
  'link[rel="preload"][as="script"]',
  'link[rel="modulepreload"]',
  'link[rel="expect"]',
].join();

/** Streamed content, which is invisible until a script moves it. */
const streamedContent = 'template[id^="B:"], template[data-dgst], [hidden][id^="S:"]';

/**
 * Removes the browser runtime from a page: scripts, their preloads, inline styles (which the policy
 * forbids), and React's markers for hydration. Islands keep React's comments, which separate
 * adjacent text nodes for hydration. Does not depend on names of Next's files.
 *
 * @param source page file, named in errors
 * @throws a one-line error if a part of the page would not be visible without scripts
 */
export function stripRuntime($: PageDocument, source = 'page'): void {
  if ($(streamedContent).length > 0) {
    throw new Error(
      `${source}: a part of the page is only visible with scripts; remove its Suspense.`,
    );
  }
  $('script')
    .filter((_, script) => !isDataScript($(script).attr('type')))
    .remove();
  $(scriptLinks).remove();
  $('meta[name="next-size-adjust"]').remove();
  $('[style]').removeAttr('style');
  $('[data-precedence]').removeAttr('data-precedence');
  removeComments($);
  $('template, div[hidden]')
    .filter((_, element) => $(element).html() === '')
    .filter((_, element) => $(element).closest(islandSelector).length === 0)
    .remove();
}

/** Removes React's comments, and joins the texts around them, which may be parts of a word. */
function removeComments($: PageDocument): void {
  const outside = $.root().add($(`:not(${islandSelector}, ${islandSelector} *)`));
  for (const node of outside.contents().get()) {
    const before = node.prev;
    if (isComment(node)) $(node).remove();
    else if (isText(node) && before && isText(before)) {
      node.data = before.data + node.data;
      $(before).remove();
    }
  }
}
