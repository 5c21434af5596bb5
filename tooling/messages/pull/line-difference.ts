/** A line of a text in two versions. */
export type DiffLine = { mark: ' ' | '-' | '+'; text: string };

/** For every pair of places: how many lines two texts still have in common from there. */
function commonLines(before: readonly string[], after: readonly string[]): number[][] {
  const table = Array.from({ length: before.length + 1 }, () =>
    new Array<number>(after.length + 1).fill(0),
  );
  for (let a = before.length - 1; a >= 0; a -= 1) {
    for (let b = after.length - 1; b >= 0; b -= 1) {
      const row = table[a];
      if (row === undefined) continue;
      const below = table[a + 1];
      row[b] =
        before[a] === after[b]
          ? (below?.[b + 1] ?? 0) + 1
          : Math.max(below?.[b] ?? 0, row[b + 1] ?? 0);
    }
  }
  return table;
}

/** Two texts line by line: what both have, what only the first, what only the second. */
export function lineDifference(first: string, second: string): DiffLine[] {
  const before = first.split('\n');
  const after = second.split('\n');
  const common = commonLines(before, after);
  const lines: DiffLine[] = [];
  let a = 0;
  let b = 0;
  while (a < before.length || b < after.length) {
    const [old, fresh] = [before[a], after[b]];
    if (old !== undefined && old === fresh) {
      lines.push({ mark: ' ', text: old });
      a += 1;
      b += 1;
    } else if (
      old !== undefined &&
      (fresh === undefined || (common[a + 1]?.[b] ?? 0) >= (common[a]?.[b + 1] ?? 0))
    ) {
      lines.push({ mark: '-', text: old });
      a += 1;
    } else {
      lines.push({ mark: '+', text: fresh ?? '' });
      b += 1;
    }
  }
  return lines;
}
