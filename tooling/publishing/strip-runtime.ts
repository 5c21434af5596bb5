import { type AnyNode, isComment, isTag } from 'domhandler';
import {
  isDataScript,
  islandSelector,
  type PageDocument,
  walk,
} from '@/tooling/publishing/page-document';

/** Links that preload scripts, or block rendering until elements exist that scripts would add. */
const scriptLinks = [
  'link[rel="preload"][as="script"]',
  'link[rel="modulepreload"]',
  'link[rel="expect"]',
].join();

/** What React sends apart from its place, for a script to put there. */
const outlined = 'template[id^="B:"], template[data-dgst], [hidden][id^="S:"]';

/**
 * Removes the browser runtime from a page: scripts, their preloads, inline styles (which the policy
 * forbids), and React's markers for hydration. Islands keep React's comments, which separate adjacent
 * text nodes for hydration. Does not depend on names of Next's files.
 *
 * @param source file of the page, for messages
 * @throws an error of one line when a part of the page would not show without scripts
 */
export function stripRuntime($: PageDocument, source = 'page'): void {
  if ($(outlined).length > 0) {
    throw new Error(`${source}: a part of the page needs scripts to show; take out its Suspense.`);
  }
  $('script')
    .filter((_, script) => !isDataScript($(script).attr('type')))
    .remove();
  $(scriptLinks).remove();
  $('meta[name="next-size-adjust"]').remove();
  $('[style]').removeAttr('style');
  $('[data-precedence]').removeAttr('data-precedence');
  removeComments($);
  joinTexts($);
  $('template, div[hidden]')
    .filter((_, element) => $(element).html() === '')
    .filter((_, element) => $(element).closest(islandSelector).length === 0)
    .remove();
}

function isIsland(node: AnyNode): boolean {
  return isTag(node) && 'data-island' in node.attribs;
}

function removeComments($: PageDocument): void {
  for (const root of $.root().get()) {
    walk(root, (node) => {
      if (isComment(node)) $(node).remove();
      return !isIsland(node);
    });
  }
}

/** Merges adjacent text nodes after comments were removed, because a word may span them. */
function joinTexts($: PageDocument): void {
  for (const root of $.root().get()) {
    walk(root, (node) => {
      if (isIsland(node)) return false;
      if (!('children' in node)) return true;
      for (const child of [...node.children]) {
        const before = child.prev;
        if (child.type !== 'text' || before?.type !== 'text') continue;
        child.data = before.data + child.data;
        $(before).remove();
      }
      return true;
    });
  }
}
