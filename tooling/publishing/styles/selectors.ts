import { compare, type Specificity, selectorSpecificity } from '@csstools/selector-specificity';
import type { Rule } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

/** Pseudo-classes that depend on the document alone and not on its state. */
const structural = [':is', ':where', ':root', ':first-child', ':last-child', ':only-child'];

/** Attributes whose value changes while a page is used. */
export const changingAttribute = /^(open|hidden|inert|popover|disabled|checked|aria-.*|data-.*)$/;

/** The selectors of a rule's list. */
export const selectorsOf = ({ selector }: Rule): Selector[] =>
  selectorParser().astSync(selector).nodes;

/** The most specific selector decides; lists of selectors of several specificities are rare. */
export function specificityOf(rule: Rule): Specificity {
  const [first = { a: 0, b: 0, c: 0 }, ...others] = selectorsOf(rule).map((selector) =>
    selectorSpecificity(selector),
  );
  return others.reduce((most, one) => (compare(one, most) > 0 ? one : most), first);
}

/** A selector without what depends on the state of a document: it matches in every state. */
export function inAnyState(selector: Selector): string {
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

/** The classes that a selector names. */
export const classesIn = (selector: Selector): string[] => {
  const names: string[] = [];
  selector.walkClasses(({ value }) => {
    names.push(value);
  });
  return names;
};

/** What a selector says of the element that it selects. */
export type Subject = {
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

/** Elements that a selector may select. */
export function subjectsOf(selector: Selector): Subject[] {
  const compounds = selector.split((node) => node.type === 'combinator');
  return subjectsOfCompound(compounds.at(-1) ?? []);
}
