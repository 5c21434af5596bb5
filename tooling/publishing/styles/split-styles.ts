import { parse, type Root } from 'postcss';
import type { PageDocument } from '@/tooling/publishing/page-document';
import { animationsIn } from '@/tooling/publishing/styles/animations';
import { Documents } from '@/tooling/publishing/styles/documents';
import { repeatOverridden } from '@/tooling/publishing/styles/repeat-overridden';
import { SharedTokens } from '@/tooling/publishing/styles/shared-tokens';
import {
  type Entry,
  entriesOf,
  removeEmpty,
  visitRules,
} from '@/tooling/publishing/styles/style-rules';

/** A style sheet in two parts that together act like the whole. */
export type SplitStyles = {
  /** What the first screens of the pages need. */
  first: string;
  /** Everything else, to be loaded after it. */
  rest: string;
  /** Of each sheet of single pages, what has to stand after the rest once more; often empty. */
  repeated: readonly string[];
};

/** Conditions of rules that no first paint waits for. */
const laterMedia = /\bprint\b|forced-colors|prefers-contrast/;

/** A statement with the top layers of a sheet in their order, which the first part may not show. */
function layersOf(root: Root): string {
  const names = root.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params.split(/\s*,\s*/) : [],
  );
  return names.length === 0 ? '' : `@layer ${[...new Set(names)].join(',')};`;
}

/** Keeps of a part the rules and animations that it needs. */
function reduce(
  root: Root,
  keepsRule: (index: number) => boolean,
  keepsAnimation: (name: string) => boolean,
): void {
  let index = 0;
  visitRules(root, (rule) => {
    if (!keepsRule(index)) rule.remove();
    index += 1;
  });
  root.walkAtRules('keyframes', (atRule) => {
    if (!keepsAnimation(atRule.params)) atRule.remove();
  });
  removeEmpty(root);
}

/**
 * Removes declared custom properties. Those of the whole sheet stand in its first part: one that is declared
 * later makes Chromium recalculate the styles of all that is there.
 */
function removeDeclared(root: Root): void {
  root.walkAtRules('property', (atRule) => {
    atRule.remove();
  });
}

/** The rules of a sheet that comes before the rest and has to win over it. */
function repeatedOf(
  shared: readonly Entry[],
  sheet: string,
  site: { pages: Documents; tokens: SharedTokens },
): string {
  const entries = entriesOf(sheet, () => true);
  repeatOverridden([...shared, ...entries], site);
  const root = parse(sheet);
  reduce(
    root,
    (index) => entries[index]?.isRest ?? false,
    () => false,
  );
  removeDeclared(root);
  return root.toString().trim();
}

/**
 * Splits a style sheet so that its first part is enough for the first screens of the pages. Loaded
 * one after the other, the parts act like the whole sheet: rules of the first part that would lose
 * against an earlier rule of the second are in both.
 *
 * @param sheets.shared a sheet without nested rules
 * @param sheets.own sheets of single pages, which come after the first part and before the second
 * @param documents.pages every page
 * @param documents.firstScreens documents that hold the first screens only
 * @param classLists values of every `class` attribute that occurs, also in states that scripts make;
 *   with the name of the element as `<name>` if known
 * @throws for nested rules
 */
export function splitStyles(
  sheets: { shared: string; own: readonly string[] },
  documents: { pages: readonly PageDocument[]; firstScreens: readonly PageDocument[] },
  classLists: Iterable<string>,
): SplitStyles {
  const { shared: css } = sheets;
  const firstScreens = new Documents(documents.firstScreens);
  const site = { pages: new Documents(documents.pages), tokens: new SharedTokens(classLists) };
  const entries = entriesOf(
    css,
    (rule, layer, conditions) =>
      layer === '.base' || (!laterMedia.test(conditions) && firstScreens.match(rule)),
  );
  repeatOverridden(entries, site);

  const first = parse(css);
  const isFirst = (index: number) => entries[index]?.isFirst ?? false;
  reduce(first, isFirst, () => true);
  const animations = animationsIn([first, ...sheets.own.map((sheet) => parse(sheet))]);
  reduce(
    first,
    () => true,
    (name) => animations.has(name),
  );

  const rest = parse(css);
  reduce(
    rest,
    (index) => entries[index]?.isRest ?? false,
    (name) => !animations.has(name),
  );
  removeDeclared(rest);
  rest.walkAtRules('font-face', (atRule) => {
    atRule.remove();
  });
  const layers = layersOf(parse(css));
  return {
    first: (layers + first.toString()).trim(),
    rest: rest.toString().trim(),
    repeated: sheets.own.map((sheet) => repeatedOf(entries, sheet, site)),
  };
}
