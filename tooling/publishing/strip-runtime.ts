import { type AnyNode, isComment, isTag } from 'domhandler';
import {
  isDataScript,
  islandSelector,
  type PageDocument,
  walk,
} from '@/tooling/publishing/page-document';

/** Links that only announce scripts to come, or wait for what they would build. */
const scriptLinks = [
  'link[rel="preload"][as="script"]',
  'link[rel="modulepreload"]',
  'link[rel="expect"]',
].join();

/**
 * Takes the browser runtime out of a page: scripts that run, whatever announces them, inline
 * styles (the policy forbids them), and what React leaves behind for its own hydration. Islands
 * keep React's comments, which part neighbouring texts that hydration wants to find apart.
 * Deletes by rule, never by a name that Next gives its files.
 */
export function stripRuntime($: PageDocument): void {
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

/** One text where a comment stood between two: a long word may reach across. */
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
