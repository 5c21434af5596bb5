import { type Container, parse, type Rule } from 'postcss';

/** At-rules around rules. Of these, only layers change which declaration wins. */
const groupingRules = ['media', 'supports', 'layer', 'container', 'starting-style'];

/** A style rule with what decides about it. */
export type Entry = {
  rule: Rule;
  layer: string;
  /** Whether the first part has it. */
  isFirst: boolean;
  /** Whether the second part has it: what is not in the first, and what must win over that. */
  isRest: boolean;
};

/** Visits the style rules of a sheet in order, with the layer and conditions around them. */
export function visitRules(
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

/** The rules of a sheet. @throws for nested rules */
export function entriesOf(
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

/** Removes at-rules that have lost all their rules. */
export function removeEmpty(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || node.nodes === undefined) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}
