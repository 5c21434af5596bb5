import { compare, type Specificity } from '@csstools/selector-specificity';
import type { Rule } from 'postcss';
import type { Documents } from '@/tooling/publishing/styles/documents';
import {
  type Subject,
  selectorsOf,
  specificityOf,
  subjectsOf,
} from '@/tooling/publishing/styles/selectors';
import type { SharedTokens } from '@/tooling/publishing/styles/shared-tokens';
import type { Entry } from '@/tooling/publishing/styles/style-rules';

/** The property that a declaration belongs to: a shorthand and its parts have the same. */
function familyOf(property: string): string {
  if (property.startsWith('--')) return property;
  return property.replace(/^-(webkit|moz)-/, '').split('-')[0] ?? property;
}

const familiesOf = ({ nodes }: Rule): Set<string> =>
  new Set(nodes.flatMap((node) => (node.type === 'decl' ? [familyOf(node.prop)] : [])));

/**
 * Marks for the second part what the first has and what would lose there against an earlier rule of
 * the second part, which comes after it now.
 */
export function repeatOverridden(
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
    const subjects = selectorsOf(rule).flatMap(subjectsOf);
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
