import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type AtRule, type ChildNode, type Container, parse, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { type PageDocument, parsePage, serialisePage } from '@/scripts/publishing/page-document';
import { writeAsset } from '@/scripts/publishing/write-asset';

/** Pseudo-classes that do not depend on the state of a page. */
const stateIndependent = [':is', ':where', ':root', ':first-child', ':last-child', ':only-child'];

/** Attributes that scripts or visitors change. */
const stateAttribute = /^(open|hidden|inert|popover|disabled|checked|aria-.*|data-.*)$/;

/** Media queries of rules that the first paint does not need. */
const deferredMedia = /\bprint\b|forced-colors|prefers-contrast/;

/**
 * Whether an at-rule is inlined completely and left out of the deferred sheet: at-rules that define
 * a name, and the base layers. Registering a property late makes Chromium recalculate all styles.
 */
const isInlinedCompletely = ({ name, params }: AtRule): boolean =>
  /^(font-face|property|(-webkit-)?keyframes|counter-style)$/.test(name) ||
  (name === 'layer' && /^(properties|theme|base)$/.test(params));

/**
 * The last element above the fold: the first section, or, in a page without sections, the last
 * element of the main content.
 */
const lastAboveFold = ($: PageDocument) => {
  const first = $('main > section').first();
  return first.length > 0 ? first : $('main').children().last();
};

function copyAboveFold($: PageDocument): PageDocument {
  const copy = parsePage(serialisePage($));
  lastAboveFold(copy).nextAll().remove();
  copy('footer').remove();
  return copy;
}

/** Removes the parts of a selector that depend on the page's state. */
function withoutState(selector: Selector): string {
  const copy = selector.clone({});
  copy.walkPseudos((pseudo) => {
    if (!stateIndependent.includes(pseudo.value)) pseudo.remove();
  });
  copy.walkAttributes((attribute) => {
    if (stateAttribute.test(attribute.attribute)) attribute.remove();
  });
  // A selector that has become empty matches every element.
  copy.walk((node) => {
    if (node.type === 'selector' && node.nodes.length === 0) {
      node.append(selectorParser.universal({ value: '*' }));
    }
  });
  const text = copy.toString().trim();
  return /^$|[>+~]$/.test(text) ? `${text}*` : text;
}

/** Returns a function that tells whether a rule can match an element of some documents. */
function createMatcher(documents: readonly PageDocument[]): (rule: Rule) => boolean {
  const classedElements = documents.flatMap(($) => $('[class]').get());
  const classes = new Set(
    classedElements.flatMap(({ attribs }) => (attribs['class'] ?? '').split(/\s+/)),
  );
  const known = new Map<string, boolean>();
  const matches = (selector: Selector): boolean => {
    // Most selectors are a single class. Searching every document would be slow.
    const { first, length } = selector;
    if (length === 1 && first.type === 'class') return classes.has(first.value);
    const text = withoutState(selector);
    const found = known.get(text) ?? documents.some(($) => $(text).length > 0);
    known.set(text, found);
    return found;
  };
  return (rule) => selectorParser().astSync(rule.selector).nodes.some(matches);
}

/** Removes rules that are not critical, and empty at-rules except layers, which define an order. */
function keepCritical(container: Container<ChildNode>, isCritical: (rule: Rule) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule' && !isCritical(node)) node.remove();
    if (node.type !== 'atrule' || node.nodes === undefined || isInlinedCompletely(node)) return;
    keepCritical(node, deferredMedia.test(node.params) ? () => false : isCritical);
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

/**
 * Splits a style sheet into critical CSS and a deferred sheet. The deferred sheet repeats the
 * critical rules, so that the order of the cascade is that of the original.
 *
 * @param aboveFold pages with the content above the fold only
 */
function splitStyles(
  css: string,
  aboveFold: readonly PageDocument[],
): { critical: string; deferred: string } {
  const [critical, deferred] = [parse(css), parse(css)];
  keepCritical(critical, createMatcher(aboveFold));
  deferred.walkAtRules((atRule) => {
    if (isInlinedCompletely(atRule)) atRule.remove();
  });
  return { critical: critical.toString().trim(), deferred: deferred.toString().trim() };
}

const styleSheetLinks = ($: PageDocument) => $('link[rel="stylesheet"]');

/**
 * Inlines the critical CSS of the published style sheets into the pages, and loads the sheets after
 * the content above the fold, so that they do not delay the first paint.
 *
 * @returns the inline style sheets of each page
 */
export async function inlineCriticalCss(
  outDir: string,
  pages: readonly PageDocument[],
): Promise<string[][]> {
  const aboveFold = pages.map(copyAboveFold);
  const paths = new Set(
    pages.flatMap(($) =>
      styleSheetLinks($)
        .get()
        .map(({ attribs }) => attribs['href'] ?? ''),
    ),
  );
  const sheets = new Map<string, { critical: string; path: string }>();
  for (const path of paths) {
    const css = await readFile(join(outDir, path), 'utf8');
    const { critical, deferred } = splitStyles(css, aboveFold);
    await rm(join(outDir, path));
    sheets.set(path, { critical, path: await writeAsset(outDir, path, deferred) });
  }
  return pages.map(($) => {
    const links = styleSheetLinks($);
    const pageSheets = links
      .get()
      .flatMap(({ attribs }) => sheets.get(attribs['href'] ?? '') ?? []);
    const inline = pageSheets.map(({ critical }) => critical).filter(Boolean);
    // After the metadata: programs that show a link read only the start of a page.
    for (const css of inline) $('<style></style>').text(css).appendTo('head');
    lastAboveFold($).after(
      ...pageSheets.map(({ path }) => $('<link rel="stylesheet">').attr('href', path)),
    );
    links.remove();
    return inline;
  });
}
