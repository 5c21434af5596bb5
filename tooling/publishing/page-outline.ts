import { isComment, isText } from 'domhandler';
import {
  elementsOf,
  type PageDocument,
  serialisePage,
  walk,
} from '@/tooling/publishing/page-document';

/** Attributes that say what an element is. */
const kept = ['class', 'id', 'rel', 'type'];

/** Attributes whose values a style sheet looks at: every name behind a bracket, and by functions. */
export function styledAttributesOf(css: string): string[] {
  const names = [...css.matchAll(/\[\s*([a-z][\w-]*)/gi)].map(([, name = '']) =>
    name.toLowerCase(),
  );
  for (const name of ['lang', 'dir']) if (css.includes(`:${name}(`)) names.push(name);
  return [...new Set(names)].sort();
}

/**
 * What style sheets see of a page: its elements with the attributes that they may look at, and where
 * there is text, but not which. The same page in several languages has mostly one outline.
 *
 * @param $ of which nothing is left but that
 * @param styled attributes that style sheets look at
 */
export function outlineOf($: PageDocument, styled: readonly string[]): string {
  for (const { name: tag, attribs } of elementsOf($)) {
    const isSheet = tag === 'link' && attribs['rel'] === 'stylesheet';
    for (const name of Object.keys(attribs)) {
      if (!isSheet && !kept.includes(name) && !styled.includes(name)) attribs[name] = '';
    }
  }
  for (const root of $.root().get()) {
    walk(root, (node) => {
      if (isText(node)) node.data = node.data.trim() === '' ? ' ' : 'x';
      if (isComment(node)) node.data = '';
      return true;
    });
  }
  return serialisePage($);
}
