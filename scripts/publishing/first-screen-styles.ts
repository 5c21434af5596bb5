import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { writeAsset } from '@/scripts/publishing/asset-names';
import { type PageDocument, parsePage, serialisePage } from '@/scripts/publishing/page-document';

/** Pseudo-classes that depend on the document alone and not on its state. */
const structural = [':is', ':where', ':root', ':first-child', ':last-child', ':only-child'];

/** Attributes whose value changes while a page is used. */
const changingAttribute = /^(open|hidden|inert|popover|disabled|checked|aria-.*|data-.*)$/;

/** Conditions of rules that no first paint waits for. */
const laterMedia = /\bprint\b|forced-colors|prefers-contrast/;

/**
 * What stands inside the pages as a whole, and not in the file again: names that are declared, and
 * the lowest layers. A property that is declared later makes Chromium recalculate all styles.
 */
const isWhole = ({ name, params }: AtRule): boolean =>
  /^(font-face|property|(-webkit-)?keyframes|counter-style)$/.test(name) ||
  (name === 'layer' && /^(properties|theme|base)$/.test(params));

/**
 * What a page shows first, on a phone or a usual computer: the first of its sections, or, in a page
 * of text without sections, as much as arrives.
 */
const lastOf = ($: PageDocument) => {
  const first = $('main > section').first();
  return first.length > 0 ? first : $('main').children().last();
};

/** A copy of a page without what comes after its first screen. */
function firstScreenOf($: PageDocument): PageDocument {
  const copy = parsePage(serialisePage($));
  lastOf(copy).nextAll().remove();
  copy('footer').remove();
  return copy;
}

/** A selector without what depends on the state of a document: it matches in every state. */
function inAnyState(selector: Selector): string {
  const copy = selector.clone({});
  copy.walkPseudos((pseudo) => {
    if (!structural.includes(pseudo.value)) pseudo.remove();
  });
  copy.walkAttributes((attribute) => {
    if (changingAttribute.test(attribute.attribute)) attribute.remove();
  });
  // Whatever has lost its only condition matches anything.
  copy.walk((node) => {
    if (node.type === 'selector' && node.nodes.length === 0) {
      node.append(selectorParser.universal({ value: '*' }));
    }
  });
  const text = copy.toString().trim();
  return /^$|[>+~]$/.test(text) ? `${text}*` : text;
}

/** Tells whether a rule applies to an element of some documents, in any state of them. */
function createMatcher(documents: readonly PageDocument[]): (rule: Rule) => boolean {
  const lists = documents.flatMap(($) => $('[class]').get());
  const classes = new Set(lists.flatMap(({ attribs }) => (attribs['class'] ?? '').split(/\s+/)));
  const known = new Map<string, boolean>();
  const matches = (selector: Selector): boolean => {
    // Most selectors are one class, and asking every document takes long.
    const { first, length } = selector;
    if (length === 1 && first.type === 'class') return classes.has(first.value);
    const text = inAnyState(selector);
    const found = known.get(text) ?? documents.some(($) => $(text).length > 0);
    known.set(text, found);
    return found;
  };
  return (rule) => selectorParser().astSync(rule.selector).nodes.some(matches);
}

/** Keeps some rules, and what is around them; layers stay also without rules, for their order. */
function keepRules(container: Container<ChildNode>, isWanted: (rule: Rule) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule' && !isWanted(node)) node.remove();
    if (node.type !== 'atrule' || node.nodes === undefined || isWhole(node)) return;
    keepRules(node, laterMedia.test(node.params) ? () => false : isWanted);
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

/**
 * Splits a style sheet into what the first screens of some pages need, and a sheet to be loaded after
 * it. The later sheet has every rule in its order, so that both act like the whole.
 *
 * @param firstScreens documents that hold the first screens only
 */
export function splitStyles(
  css: string,
  firstScreens: readonly PageDocument[],
): { first: string; later: string } {
  const [first, later] = [parse(css), parse(css)];
  keepRules(first, createMatcher(firstScreens));
  later.walkAtRules((atRule) => {
    if (isWhole(atRule)) atRule.remove();
  });
  return { first: first.toString().trim(), later: later.toString().trim() };
}

const linksOf = ($: PageDocument) => $('link[rel="stylesheet"]');

/**
 * Puts what the first screens need of the published style sheets into the pages, and loads the sheets
 * after the first screen, so that they do not delay its first paint.
 *
 * @returns the inline style sheets of each page
 */
export async function placeStyles(
  outDir: string,
  pages: readonly PageDocument[],
): Promise<string[][]> {
  const firstScreens = pages.map(firstScreenOf);
  const paths = new Set(
    pages.flatMap(($) =>
      linksOf($)
        .get()
        .map(({ attribs }) => attribs['href'] ?? ''),
    ),
  );
  const sheets = new Map<string, { first: string; path: string }>();
  for (const path of paths) {
    const { first, later } = splitStyles(await readFile(join(outDir, path), 'utf8'), firstScreens);
    await rm(join(outDir, path));
    sheets.set(path, { first, path: await writeAsset(outDir, path, later) });
  }
  return pages.map(($) => {
    const links = linksOf($);
    const ofPage = links.get().flatMap(({ attribs }) => sheets.get(attribs['href'] ?? '') ?? []);
    const inline = ofPage.map(({ first }) => first).filter(Boolean);
    for (const css of inline) $('<style></style>').text(css).insertBefore(links.first());
    lastOf($).after(...ofPage.map(({ path }) => $('<link rel="stylesheet">').attr('href', path)));
    links.remove();
    return inline;
  });
}
