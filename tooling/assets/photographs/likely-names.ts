import leven from 'leven';

/** The two closest matches for a mistyped name, best first. */
export function likelyNames(typed: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, letters: leven(typed, name) }))
    .sort((one, other) => one.letters - other.letters)
    .slice(0, 2)
    .map(({ name }) => name);
}
