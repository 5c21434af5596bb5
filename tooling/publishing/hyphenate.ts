import { type AnyNode, type Element, isTag, isText, Text } from 'domhandler';
import { islandSelector, type PageDocument, walk } from '@/tooling/publishing/page-document';
import { patternSetOf, withSoftHyphens } from '@/tooling/publishing/soft-hyphens';

/** Where a soft hyphen would be wrong: code, values, hydrated text, and what asks to be left. */
const excluded = [
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

/** Where a line must not break: within 2–3, and behind the short first part of E-Mail or Lern-App. */
const wordJoinerPositions =
  /(?<=\d–)(?=\d)|(?<=(?<![\p{L}\d.@/-])\p{L}{1,4}-)(?=\p{L}+(?![\p{L}.@/-]))/gu;
/** By pattern set: short words that stay with the next one. */
const nonBreaking: Readonly<Record<string, RegExp>> = {
  hr: /(?<=(?:^|[\s(„])[aikosu]) (?=\S)/giu,
};

/** Keeps together what is read together. */
function joined(text: string, set: string): string {
  const short = nonBreaking[set];
  return (short ? text.replace(short, '\u00a0') : text).replace(wordJoinerPositions, '\u2060');
}

/** Behind the slashes between long words, as in Bosnisch/Kroatisch, but in no address. */
const betweenWords = /(?<=(?:^|[\s(„“])(?:[\p{L}\u00ad]{4,}\/)+)(?=[\p{L}\u00ad]{4})/u;

/** Lets words that a slash joins stand on two lines, which browsers do not do by themselves. */
function breakBehindSlashes($: PageDocument, text: Text): void {
  const parts = text.data.split(betweenWords);
  if (parts.length === 1) return;
  const nodes = parts.flatMap((part, index) => {
    const words = new Text(part);
    return index === 0 ? [words] : [...$('<wbr>').get(), words];
  });
  $(text).replaceWith(nodes);
}

/**
 * Says where the text of a page's body may break: soft hyphens in its long words, each in its own
 * element's language, behind slashes, and never within what is read together.
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
      if ($(node).is(excluded)) return false;
      if ('lang' in node.attribs) {
        hyphenateElement($, node, language, names);
        return false;
      }
    }
    if (isText(node) && set) {
      node.data = joined(withSoftHyphens(node.data, set, names), set);
      breakBehindSlashes($, node);
    }
    return true;
  };
  walk(element, visit);
}
