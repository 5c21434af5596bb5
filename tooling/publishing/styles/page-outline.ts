import { isComment, isText } from 'domhandler';
import {
  elementsOf,
  type PageDocument,
  serialisePage,
  walk,
} from '@/tooling/publishing/page-document';
import { changingAttribute } from '@/tooling/publishing/styles/selectors';

/** Attributes that say what an element is. */
const kept = ['class', 'id', 'rel', 'type'];

/** Attributes whose values a style sheet looks at. */
export function styledAttributesOf(css: string): string[] {
  const names = [...css.matchAll(/\[\s*([a-z][\w-]*)\s*[~|^$*]?=/gi)].map(([, name = '']) => name);
  for (const name of ['lang', 'dir']) if (css.includes(`:${name}(`)) names.push(name);
  return [...new Set(names.map((name) => name.toLowerCase()))].sort();
}

/**
 * What counts of a page when its styles are split: its elements with the attributes that style sheets
 * look at in any state of the page, and where there is text, but not which. A page has often one
 * outline in several languages.
 *
 * @param $ of which nothing is left but that
 * @param styled attributes that style sheets look at
 */
export function outlineOf($: PageDocument, styled: readonly string[]): string {
  for (const { name: tag, attribs } of elementsOf($)) {
    const isSheet = tag === 'link' && attribs['rel'] === 'stylesheet';
    for (const name of Object.keys(attribs)) {
      if (changingAttribute.test(name)) delete attribs[name];
      else if (!isSheet && !kept.includes(name) && !styled.includes(name)) attribs[name] = '';
    }
  }
  for (const root of $.root().get()) {
    walk(root, (node) => {
      if (isText(node)) node.data = node.data.trim() === '' ? ' ' : 'x';
      if (isComment(node)) node.data = '';
      return true;
    });
  }
  // Preloads and translations differ in number.
  const known = new Set<string>();
  $('head > *').each((_, element) => {
    const html = $.html(element);
    if (known.has(html)) $(element).remove();
    known.add(html);
  });
  return serialisePage($);
}
