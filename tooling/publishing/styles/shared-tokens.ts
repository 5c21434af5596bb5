import type { Subject } from '@/tooling/publishing/styles/selectors';

const isName = (token: string) => token.startsWith('<');

/** Which classes and names of elements occur together on one element. */
export class SharedTokens {
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
