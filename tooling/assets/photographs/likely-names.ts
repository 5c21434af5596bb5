import leven from 'leven';

/** The two names that a mistyped one most likely stands for, the likelier one first. */
export function likelyNames(typed: string, names: readonly string[]): string[] {
  return names
    .map((name) => ({ name, letters: leven(typed, name) }))
    .sort((one, other) => one.letters - other.letters)
    .slice(0, 2)
    .map(({ name }) => name);
}
