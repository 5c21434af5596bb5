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

/**
 * Puts soft hyphens into the long words of a page's body, each in its own element's language.
 *
 * @param names words that are never broken: the company's
 */
export function hyphenate($: PageDocument, names: readonly string[] = []): void {
  const pageLanguage = $('html').attr('lang') ?? '';
  for (const body of $('body').get()) hyphenateElement($, body, pageLanguage, names);
}

function hyphenateElement(
  $: PageDocument,
  element: Element,
  inherited: string,
  names: readonly string[],
): void {
  const language = element.attribs['lang'] ?? inherited;
  const set = patternSetOf(language);
  const visit = (node: AnyNode): boolean => {
    if (isTag(node) && node !== element) {
      if ($(node).is(untouched)) return false;
      if ('lang' in node.attribs) {
        hyphenateElement($, node, language, names);
        return false;
      }
    }
    if (isText(node) && set) node.data = withSoftHyphens(node.data, set, names);
    return true;
  };
  walk(element, visit);
}
