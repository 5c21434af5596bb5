import { compare, type Specificity, selectorSpecificity } from '@csstools/selector-specificity';
import type { AnyNode } from 'domhandler';
import { type Container, parse, type Root, type Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import type { PageDocument } from '@/tooling/publishing/page-document';

/** A style sheet in two parts that together act like the whole. */
export type SplitStyles = {
  /** What the first screens of the pages need. */
  first: string;
  /** Everything else, to be loaded after it. */
  rest: string;
  /** Of each sheet of single pages, what has to stand after the rest once more; often empty. */
  repeated: readonly string[];
};

/** At-rules around rules. Of these, only layers change which declaration wins. */
const groupingRules = ['media', 'supports', 'layer', 'container', 'starting-style'];

/** Conditions of rules that no first paint waits for. */
const laterMedia = /\bprint\b|forced-colors|prefers-contrast/;

/** Pseudo-classes that depend on the document alone and not on its state. */
const structural = [':is', ':where', ':root', ':first-child', ':last-child', ':only-child'];

/** Attributes whose value changes while a page is used. */
export const changingAttribute = /^(open|hidden|inert|popover|disabled|checked|aria-.*|data-.*)$/;

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

/** What a selector says of the element that it selects. */
type Subject = {
  /** Its classes, and its name as `<name>`. */
  tokens: readonly string[];
  /** The pseudo-element that is styled instead of it. */
  part: string;
};

/** Elements that a compound selector may select; several for `:is(.a, .b)`. */
function subjectsOfCompound(nodes: readonly Node[]): Subject[] {
  let subjects: Subject[] = [{ tokens: [], part: '' }];
  const extend = (more: readonly Subject[]) => {
    subjects = subjects.flatMap(({ tokens, part }) =>
      more.map((one) => ({ tokens: [...tokens, ...one.tokens], part: part + one.part })),
    );
  };
  for (const node of nodes) {
    if (node.type === 'class') extend([{ tokens: [node.value], part: '' }]);
    if (node.type === 'tag') extend([{ tokens: [`<${node.value}>`], part: '' }]);
    if (node.type !== 'pseudo') continue;
    if (selectorParser.isPseudoElement(node)) {
      extend([{ tokens: [], part: node.value.replace('::', ':') }]);
    }
    if ([':is', ':where'].includes(node.value)) extend(node.nodes.flatMap(subjectsOf));
  }
  return subjects;
}

function subjectsOf(selector: Selector): Subject[] {
  const compounds = selector.split((node) => node.type === 'combinator');
  return subjectsOfCompound(compounds.at(-1) ?? []);
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
  private readonly elements = new Map<string, Set<AnyNode>>();

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

  /** Elements that a rule applies to in one state or another. */
  private elementsOf({ selector }: Rule): Set<AnyNode> {
    const known = this.elements.get(selector);
    if (known !== undefined) return known;
    const texts = selectorParser().astSync(selector).nodes.map(inAnyState);
    const found = new Set(this.classes.flatMap(([$]) => $(texts.join()).get()));
    this.elements.set(selector, found);
    return found;
  }

  /**
   * Whether two rules apply to one element.
   *
   * @returns undefined when one of them applies to none, as for elements that scripts make
   */
  meet(one: Rule, other: Rule): boolean | undefined {
    const [a, b] = [this.elementsOf(one), this.elementsOf(other)];
    return a.size === 0 || b.size === 0 ? undefined : [...a].some((element) => b.has(element));
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

const isName = (token: string) => token.startsWith('<');

/** Which classes and names of elements occur together on one element. */
class SharedTokens {
  private readonly neighbours = new Map<string, Set<string>>();

  /** @param lists values of `class` attributes, with the name of the element as `<name>` if known */
  constructor(lists: Iterable<string>) {
    for (const list of new Set(lists)) {
      const tokens = list.split(/\s+/);
      for (const token of tokens) {
        const known = this.neighbours.get(token) ?? new Set();
        for (const other of tokens) known.add(other);
        this.neighbours.set(token, known);
      }
    }
  }

  /** Whether one element may be both. */
  mayMeet(one: Subject, other: Subject): boolean {
    if (one.part !== other.part) return false;
    return one.tokens.every((a) => other.tokens.every((b) => this.occurTogether(a, b)));
  }

  private occurTogether(a: string, b: string): boolean {
    if (isName(a) && isName(b)) return a === b;
    const known = this.neighbours.get(isName(a) ? b : a);
    if (known?.has(isName(a) ? a : b)) return true;
    // Scripts may put a class on an element that no page holds.
    return (isName(a) || isName(b)) && ![...(known ?? [])].some(isName);
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
function repeatOverridden(
  entries: readonly Entry[],
  { pages, tokens }: { pages: Documents; tokens: SharedTokens },
): void {
  const rest: {
    rule: Rule;
    layer: string;
    specificity: Specificity;
    families: ReadonlySet<string>;
    subjects: readonly Subject[];
  }[] = [];
  for (const entry of entries) {
    const { rule, layer } = entry;
    const specificity = specificityOf(rule);
    const families = familiesOf(rule);
    const subjects = selectorParser().astSync(rule.selector).nodes.flatMap(subjectsOf);
    entry.isRest ||= rest.some(
      (earlier) =>
        earlier.layer === layer &&
        compare(earlier.specificity, specificity) === 0 &&
        [...families].some((family) => earlier.families.has(family)) &&
        earlier.subjects.some((one) => subjects.some((other) => tokens.mayMeet(one, other))) &&
        (pages.meet(earlier.rule, rule) ?? true),
    );
    if (entry.isRest) rest.push({ rule, layer, specificity, families, subjects });
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

/** The rules of a sheet. @throws for nested rules */
function entriesOf(
  css: string,
  isFirst: (rule: Rule, layer: string, conditions: string) => boolean,
): Entry[] {
  const entries: Entry[] = [];
  visitRules(parse(css), (rule, layer, conditions) => {
    if (rule.some((node) => node.type === 'rule' || node.type === 'atrule')) {
      throw new Error(`The style sheet has nested rules: ${rule.selector}`);
    }
    const inFirst = isFirst(rule, layer, conditions);
    entries.push({ rule, layer, isFirst: inFirst, isRest: !inFirst });
  });
  return entries;
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
  const never = { property: () => false, animation: () => false };
  reduce(root, (index) => entries[index]?.isRest ?? false, never);
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
  return {
    first: (layers + first.toString()).trim(),
    rest: rest.toString().trim(),
    repeated: sheets.own.map((sheet) => repeatedOf(entries, sheet, site)),
  };
}
