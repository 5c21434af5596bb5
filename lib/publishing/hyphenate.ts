import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { islandSelector, type PageDocument, walk } from '@/lib/publishing/page-document';
import { patternSetOf, withSoftHyphens } from '@/lib/publishing/soft-hyphens';

/** Where a soft hyphen would be wrong: code, values, hydrated text, and what asks to be left. */
const untouched = [
  'script',
  'style',
  'template',
  'code',
  'pre',
  'kbd',
  'samp',
  'textarea',
  'option',
  'title',
  '[data-nohyphen]',
  islandSelector,
].join();

/** Puts soft hyphens into the long words of a page's body, each in its own element's language. */
export function hyphenate($: PageDocument): void {
  const pageLanguage = $('html').attr('lang') ?? '';
  for (const body of $('body').get()) hyphenateElement($, body, pageLanguage);
}

function hyphenateElement($: PageDocument, element: Element, inherited: string): void {
  const language = element.attribs['lang'] ?? inherited;
  const set = patternSetOf(language);
  const visit = (node: AnyNode): boolean => {
    if (isTag(node) && node !== element) {
      if ($(node).is(untouched)) return false;
      if ('lang' in node.attribs) {
        hyphenateElement($, node, language);
        return false;
      }
    }
    if (isText(node) && set) node.data = withSoftHyphens(node.data, set);
    return true;
  };
  walk(element, visit);
}
