import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transform } from 'esbuild';
import { type AtRule, type ChildNode, type Container, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { baseLayers, utilityPrefix } from '@/lib/framework-internals';
import { writeAsset } from '@/scripts/publishing/assets';
import type { PageDocument } from '@/scripts/publishing/page-document';

/** Media queries of rules that the first paint does not need. */
const deferredMedia = /\bprint\b|forced-colors|prefers-contrast/;

/**
 * Whether an at-rule is inlined completely and left out of the deferred sheet: at-rules that define
 * a name, and the base layers. Registering a property late makes Chromium recalculate all styles.
 */
const isInlinedCompletely = ({ name, params }: AtRule): boolean =>
  /^(font-face|property|(-webkit-)?keyframes|counter-style)$/.test(name) ||
  (name === 'layer' && baseLayers.includes(params));

/**
 * The last element above the fold: the first section, or, in a page without sections, the last
 * element of the main content.
 */
const lastAboveFold = ($: PageDocument) => {
  const first = $('main > section').first();
  return first.length > 0 ? first : $('main').children().last();
};

/** The classes and ids of the elements above the fold. */
function namesAboveFold($: PageDocument): Set<string> {
  const below = lastAboveFold($).nextAll().add($('footer')).find('*').addBack();
  const elements = $('[class], [id]').not(below);
  return new Set(
    elements.get().flatMap((one) => `${$(one).attr('class')} ${$(one).attr('id')}`.split(/\s+/)),
  );
}

/** States that only input brings about. */
const inputStates = /^:(?:hover|active|focus(?:-visible|-within)?)$/;

/**
 * Whether a selector can match an element with some of these names before any input. Elements,
 * attributes, other states and `:not()` do not count, so some rules are kept without need.
 */
const canMatch = ({ nodes }: Selector, names: ReadonlySet<string>): boolean =>
  nodes.every((node) => {
    if (node.type === 'class' || node.type === 'id') return names.has(node.value);
    if (node.type === 'pseudo' && inputStates.test(node.value)) return false;
    const isGroup = node.type === 'pseudo' && /^:(?:is|where)$/.test(node.value);
    return !isGroup || node.nodes.some((one) => canMatch(one, names));
  });

/** Removes rules that are not critical, and empty at-rules except layers, which define an order. */
function keepCritical(container: Container<ChildNode>, isCritical: (rule: Rule) => boolean): void {
  container.each((node) => {
    if (node.type === 'rule' && !isCritical(node)) node.remove();
    if (node.type !== 'atrule' || node.nodes === undefined || isInlinedCompletely(node)) return;
    keepCritical(node, deferredMedia.test(node.params) ? () => false : isCritical);
    if (node.nodes.length === 0 && node.name !== 'layer') node.remove();
  });
}

/** Removes Tailwind's own properties that no rule reads, and their definitions. */
function removeUnreadProperties(css: string): string {
  const read = new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const sheet = parse(css);
  sheet.walkAtRules('property', (atRule) => {
    if (!read.has(atRule.params)) atRule.remove();
  });
  sheet.walkDecls((declaration) => {
    if (declaration.prop.startsWith(utilityPrefix) && !read.has(declaration.prop))
      declaration.remove();
  });
  return sheet.toString();
}

/** The selectors of each rule, parsed once for all pages. */
const parsedSelectors = new Map<string, Selector[]>();

function parseSelectors(text: string): Selector[] {
  const parsed = parsedSelectors.get(text) ?? selectorParser().astSync(text).nodes;
  parsedSelectors.set(text, parsed);
  return parsed;
}

/**
 * The critical CSS of a page.
 *
 * @param names classes and ids of the elements above the fold
 */
function criticalCss(sheet: Root, names: ReadonlySet<string>): string {
  const critical = sheet.clone();
  keepCritical(critical, ({ selector }) =>
    parseSelectors(selector).some((one) => canMatch(one, names)),
  );
  return critical.toString().trim();
}

/**
 * The sheet that is loaded later. It repeats the critical rules, so that the order of the cascade
 * is that of the original.
 */
function deferredCss(sheet: Root): string {
  const deferred = sheet.clone();
  deferred.walkAtRules((atRule) => {
    if (isInlinedCompletely(atRule)) atRule.remove();
  });
  return deferred.toString().trim();
}

const linkSelector = 'link[rel="stylesheet"]';

/** The paths of the style sheets that a page links. */
const linkedPaths = ($: PageDocument) =>
  $(linkSelector)
    .get()
    .map(({ attribs }) => attribs['href'] ?? '');

/**
 * Publishes the style sheets of the export: inlines their critical CSS into the pages, and loads the
 * sheets after the content above the fold, so that they do not delay the first paint.
 *
 * @returns the inline style sheets of each page
 */
export async function inlineCriticalCss(
  { exportDir, outDir }: { exportDir: string; outDir: string },
  pages: readonly PageDocument[],
): Promise<string[][]> {
  const sheets = new Map<string, { sheet: Root; path: string }>();
  for (const linked of new Set(pages.flatMap(linkedPaths))) {
    const css = await readFile(join(exportDir, linked), 'utf8');
    const { code } = await transform(css, { loader: 'css', minify: true, legalComments: 'none' });
    const sheet = parse(removeUnreadProperties(code));
    sheets.set(linked, { sheet, path: await writeAsset(outDir, 'style.css', deferredCss(sheet)) });
  }
  return pages.map(($) => {
    const names = namesAboveFold($);
    const own = linkedPaths($).flatMap((linked) => sheets.get(linked) ?? []);
    const inline = own.map(({ sheet }) => criticalCss(sheet, names)).filter(Boolean);
    $(linkSelector).remove();
    // After the metadata: programs that show a link read only the start of a page.
    for (const css of inline) $('<style></style>').text(css).appendTo('head');
    lastAboveFold($).after(
      ...own.map(({ path }) => $('<link rel="stylesheet">').attr('href', path)),
    );
    return inline;
  });
}
