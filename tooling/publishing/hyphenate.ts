import { type AnyNode, type Element, isTag, isText, Text } from 'domhandler';
import { markSigns } from '@/lib/i18n/text-marks';
import { locales, localeTable } from '@/lib/locales';
import { islandSelector, type PageDocument, walk } from '@/tooling/publishing/page-document';
import { patternSetOf, withSoftHyphens } from '@/tooling/publishing/soft-hyphens';

/**
 * Elements without soft hyphens: code, form values, hydrated text, postal addresses, which
 * visitors copy, and `data-nohyphen`.
 */
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
  'address',
  '[data-nohyphen]',
  islandSelector,
].join();

/** Positions for a word joiner: within 2–3, and after the short first part of E-Mail or Lern-App. */
const whole = /(?<=\d–)(?=\d)|(?<=(?<![\p{L}\d.@/-])\p{L}{1,4}-)(?=\p{L}+(?![\p{L}.@/-]))/gu;
/** By language tag: the space behind words of one letter that stay with the next word. */
const nonBreaking: ReadonlyMap<string, RegExp> = new Map(
  locales.flatMap((locale) => {
    const { htmlLang, nonBreakingWords } = localeTable[locale];
    if (nonBreakingWords === '') return [];
    return [
      [
        htmlLang,
        new RegExp(
          `(?<=(?:^|[\\s(„${markSigns}])[${nonBreakingWords}]) (?=[^\\s${markSigns}])`,
          'giu',
        ),
      ],
    ];
  }),
);

/** Inserts no-break spaces and word joiners. */
function joined(text: string, language: string): string {
  const short = nonBreaking.get(language);
  return (short ? text.replace(short, '\u00a0') : text).replace(whole, '\u2060');
}

/** Positions after slashes between long words, as in Bosnisch/Kroatisch, but not in addresses. */
const betweenWords = /(?<=(?:^|[\s(„“])(?:[\p{L}\u00ad]{4,}\/)+)(?=[\p{L}\u00ad]{4})/u;

/** Adds break opportunities after slashes between words, which browsers do not provide. */
function breakAfterSlashes($: PageDocument, text: Text): void {
  const parts = text.data.split(betweenWords);
  if (parts.length === 1) return;
  const nodes = parts.flatMap((part, index) => {
    const words = new Text(part);
    return index === 0 ? [words] : [...$('<wbr>').get(), words];
  });
  $(text).replaceWith(nodes);
}

/**
 * Sets the break opportunities of a page's body: soft hyphens in long words by the language of their
 * element, breaks after slashes, no-break spaces and word joiners.
 *
 * @param names words that are never hyphenated: those of the company's facts
 */
export function hyphenate($: PageDocument, names: readonly string[] = []): void {
  const pageLanguage = $('html').attr('lang') ?? '';
  // Found at once: to ask each element would take longer than the rest.
  const skipped: ReadonlySet<AnyNode> = new Set($(excluded).get());
  for (const body of $('body').get()) {
    hyphenateElement($, body, pageLanguage, { names, skipped });
  }
}

function hyphenateElement(
  $: PageDocument,
  element: Element,
  inherited: string,
  leave: { names: readonly string[]; skipped: ReadonlySet<AnyNode> },
): void {
  const language = element.attribs['lang'] ?? inherited;
  const set = patternSetOf(language);
  const visit = (node: AnyNode): boolean => {
    if (isTag(node) && node !== element) {
      if (leave.skipped.has(node)) return false;
      if ('lang' in node.attribs) {
        hyphenateElement($, node, language, leave);
        return false;
      }
    }
    if (isText(node) && set) {
      node.data = joined(withSoftHyphens(node.data, set, leave.names), language);
      breakAfterSlashes($, node);
    }
    return true;
  };
  walk(element, visit);
}
