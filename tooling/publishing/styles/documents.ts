import type { AnyNode } from 'domhandler';
import type { Rule } from 'postcss';
import type { Selector } from 'postcss-selector-parser';
import type { PageDocument } from '@/tooling/publishing/page-document';
import { classesIn, inAnyState, selectorsOf } from '@/tooling/publishing/styles/selectors';

/** Tells whether rules apply somewhere in a set of documents, in any state of them. */
export class Documents {
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

  /** Whether a rule applies to an element. */
  match(rule: Rule): boolean {
    return selectorsOf(rule).some((selector) => this.matchOne(selector));
  }

  /** Elements that a rule applies to in one state or another. */
  private elementsOf(rule: Rule): Set<AnyNode> {
    const known = this.elements.get(rule.selector);
    if (known !== undefined) return known;
    const texts = selectorsOf(rule).map(inAnyState);
    const found = new Set(this.classes.flatMap(([$]) => $(texts.join()).get()));
    this.elements.set(rule.selector, found);
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
