import { compare, type Specificity, selectorSpecificity } from '@csstools/selector-specificity';
import { type Container, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import type { PageDocument } from '@/tooling/publishing/page-document';

/** A style sheet in two parts that together act like the whole. */
export type SplitStyles = {
  /** What the first screens of the pages need. */
  first: string;
  /** Everything else, to be loaded after it. */
  rest: string;
};

/** At-rules around rules. Of these, only layers change which declaration wins. */
const groupingRules = ['media', 'supports', 'layer', 'container', 'starting-style'];

/** Conditions of rules that no first paint waits for. */
const laterMedia = /\bprint\b|forced-colors|prefers-contrast/;

/** Pseudo-classes that depend on the document alone and not on its state. */
const structural = [':is', ':where', ':root', ':first-child', ':last-child', ':only-child'];

/** Attributes whose value changes while a page is used. */
const changingAttribute = /^(open|hidden|inert|popover|disabled|checked|aria-.*|data-.*)$/;

/** A style rule with what decides about it. */
type Entry = {
  rule: Rule;
  layer: string;
  /** Whether the first part has it. */
  isFirst: boolean;
  /** Whether the second part has it: what is not in the first, and what must win over that. */
  isRest: boolean;
};

/** The most specific selector decides; lists of selectors of several specificities are rare. */
function specificityOf(rule: Rule): Specificity {
  const [first = { a: 0, b: 0, c: 0 }, ...others] = selectorParser()
    .astSync(rule.selector)
    .nodes.map((selector) => selectorSpecificity(selector));
  return others.reduce((most, one) => (compare(one, most) > 0 ? one : most), first);
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

const classesIn = (selector: Selector): string[] => {
  const names: string[] = [];
  selector.walkClasses(({ value }) => {
    names.push(value);
  });
  return names;
};

/** Classes of an element that a selector selects, as far as it names any. */
function subjectClasses(selector: Selector): string[] {
  const last = selector.split((node) => node.type === 'combinator').at(-1) ?? [];
  return last.flatMap((node) => (node.type === 'class' ? [node.value] : []));
}

/** The property that a declaration belongs to: a shorthand and its parts have the same. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replace(/^-(webkit|moz)-/, '').split('-')[0] ?? property;
}

const familiesOf = ({ nodes }: Rule): Set<string> =>
  new Set(nodes.flatMap((node) => (node.type === 'decl' ? [familyOf(node.prop)] : [])));

/** Tells whether rules apply somewhere in a set of documents, in any state of them. */
class Documents {
  private readonly classes: readonly (readonly [PageDocument, ReadonlySet<string>])[];

  constructor(documents: readonly PageDocument[]) {
    this.classes = documents.map(($) => [
      $,
      new Set(
        $('[class]')
          .get()
          .flatMap(({ attribs }) => (attribs['class'] ?? '').split(/\s+/)),
      ),
    ]);
  }

  match({ selector }: Rule): boolean {
    return selectorParser()
      .astSync(selector)
      .nodes.some((one) => this.matchOne(one));
  }

  private matchOne(selector: Selector): boolean {
    // A negated class must not be there.
    const names = selector.some((node) => node.type === 'pseudo') ? [] : classesIn(selector);
    const candidates = this.classes.filter(([, known]) => names.every((name) => known.has(name)));
    if (selector.length === 1 && selector.first.type === 'class') return candidates.length > 0;
    const text = inAnyState(selector);
    return candidates.some(([$]) => $(text).length > 0);
  }
}

/** Which classes occur together on one element. */
class SharedClasses {
  private readonly neighbours = new Map<string, Set<string>>();

  /** @param lists values of `class` attributes */
  constructor(lists: Iterable<string>) {
    for (const list of new Set(lists)) {
      const names = list.split(/\s+/);
      for (const name of names) {
        const known = this.neighbours.get(name) ?? new Set();
        for (const other of names) known.add(other);
        this.neighbours.set(name, known);
      }
    }
  }

  /** Whether one element may be selected by both selectors. */
  mayMeet(one: readonly string[], other: readonly string[]): boolean {
    return one.every((a) => other.every((b) => this.neighbours.get(a)?.has(b) ?? false));
  }
}

/** Visits the style rules of a sheet in order, with the layer and conditions around them. */
function visitRules(
  container: Container,
  visit: (rule: Rule, layer: string, conditions: string) => void,
  layer = '',
  conditions = '',
): void {
  container.each((node) => {
    if (node.type === 'rule') visit(node, layer, conditions);
    if (node.type !== 'atrule' || !groupingRules.includes(node.name)) return;
    const isLayer = node.name === 'layer';
    visitRules(
      node,
      visit,
      isLayer ? `${layer}.${node.params}` : layer,
      isLayer ? conditions : `${conditions} ${node.params}`,
    );
  });
}

/**
 * Marks for the second part what the first has and what would lose there against an earlier rule of
 * the second part, which comes after it now.
 */
function repeatOverridden(entries: readonly Entry[], shared: SharedClasses): void {
  const rest: {
    layer: string;
    specificity: Specificity;
    families: ReadonlySet<string>;
    subjects: readonly string[][];
  }[] = [];
  for (const entry of entries) {
    const { rule, layer } = entry;
    const specificity = specificityOf(rule);
    const families = familiesOf(rule);
    const subjects = selectorParser().astSync(rule.selector).nodes.map(subjectClasses);
    entry.isRest ||= rest.some(
      (earlier) =>
        earlier.layer === layer &&
        compare(earlier.specificity, specificity) === 0 &&
        [...families].some((family) => earlier.families.has(family)) &&
        earlier.subjects.some((one) => subjects.some((other) => shared.mayMeet(one, other))),
    );
    if (entry.isRest) rest.push({ layer, specificity, families, subjects });
  }
}

/** Removes at-rules that have lost all their rules. */
function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Names of the custom properties that a text reads. */
const readIn = (text: string): string[] =>
  [...text.matchAll(/var\(\s*(--[\w-]+)/g)].flatMap(([, name]) => (name ? [name] : []));

/** Custom properties that the ordinary declarations of a sheet need, directly or through others. */
function neededProperties(root: Root): Set<string> {
  const valuesOf = new Map<string, string[]>();
  const needed = new Set<string>();
  const open: string[] = [];
  root.walkDecls(({ prop, value }) => {
    if (prop.startsWith('--')) valuesOf.set(prop, [...(valuesOf.get(prop) ?? []), value]);
    else open.push(...readIn(value));
  });
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue;
    needed.add(name);
    open.push(...(valuesOf.get(name) ?? []).flatMap(readIn));
  }
  return needed;
}

/** Names of the animations that a sheet may start. */
function animationsIn(root: Root): Set<string> {
  const words = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const word of value.match(/[\w-]+/g) ?? []) words.add(word);
  });
  return words;
}

/** A statement with the top layers of a sheet in their order, which the first part may not show. */
function layersOf(root: Root): string {
  const names = root.nodes.flatMap((node) =>
    node.type === 'atrule' && node.name === 'layer' ? node.params.split(/\s*,\s*/) : [],
  );
  return names.length === 0 ? '' : `@layer ${[...new Set(names)].join(',')};`;
}

/** Keeps of a part what it needs; `isNeeded` tells for each custom property and animation. */
function reduce(
  root: Root,
  keeps: (index: number) => boolean | 'properties',
  isNeeded: { property: (name: string) => boolean; animation: (name: string) => boolean },
): void {
  let index = 0;
  visitRules(root, (rule) => {
    const kept = keeps(index);
    index += 1;
    if (kept === false) rule.remove();
    if (kept !== 'properties') return;
    for (const node of [...rule.nodes]) {
      if (node.type !== 'decl' || !node.prop.startsWith('--') || !isNeeded.property(node.prop)) {
        node.remove();
      }
    }
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules(/^(property|keyframes)$/, (atRule) => {
    const { property, animation } = isNeeded;
    if (!(atRule.name === 'property' ? property : animation)(atRule.params)) atRule.remove();
  });
  removeEmpty(root);
}

/**
 * Splits a style sheet so that its first part is enough for the first screens of the pages. Loaded
 * one after the other, the parts act like the whole sheet: rules of the first part that would lose
 * against an earlier rule of the second are in both.
 *
 * @param css a sheet without nested rules
 * @param firstScreens documents that hold the first screens only
 * @param classLists values of every `class` attribute that occurs, also in states that scripts make
 * @throws for nested rules
 */
export function splitStyles(
  css: string,
  firstScreens: readonly PageDocument[],
  classLists: Iterable<string>,
): SplitStyles {
  const documents = new Documents(firstScreens);
  const entries: Entry[] = [];
  visitRules(parse(css), (rule, layer, conditions) => {
    if (rule.some((node) => node.type === 'rule' || node.type === 'atrule')) {
      throw new Error(`The style sheet has nested rules: ${rule.selector}`);
    }
    const isFirst = layer === '.base' || (!laterMedia.test(conditions) && documents.match(rule));
    entries.push({ rule, layer, isFirst, isRest: !isFirst });
  });
  repeatOverridden(entries, new SharedClasses(classLists));

  const always = { property: () => true, animation: () => true };
  const first = parse(css);
  reduce(first, (index) => entries[index]?.isFirst ?? false, always);
  const needed = neededProperties(first);
  const animations = animationsIn(first);
  const firstOnly = {
    property: (name: string) => needed.has(name),
    animation: (name: string) => animations.has(name),
  };
  first.walkDecls(/^--/, (declaration) => {
    if (!needed.has(declaration.prop)) declaration.remove();
  });
  first.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  reduce(first, () => true, firstOnly);

  const rest = parse(css);
  reduce(rest, (index) => entries[index]?.isRest || 'properties', {
    property: (name) => !needed.has(name),
    animation: (name) => !animations.has(name),
  });
  rest.walkAtRules('font-face', (atRule) => {
    atRule.remove();
  });
  const layers = layersOf(parse(css));
  return { first: layers + first.toString(), rest: rest.toString() };
}
