/** How many letters part two words: put in, taken out or changed (Levenshtein). */
function lettersBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [column, otherLetter] of [...other].entries()) {
      const changed = (row[column] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The two names that a mistyped one most likely stands for, the likelier one first. */
export function likelyNames(typed: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, letters: lettersBetween(typed, name) }))
    .sort((one, other) => one.letters - other.letters)
    .slice(0, 2)
    .map(({ name }) => name);
}
