/** The texts of a file: texts and groups by key. */
export type Texts = { readonly [key: string]: unknown };

/** A text that two people have changed. */
export type Conflict = {
  key: string;
  /** The text at the time when the entry was opened. */
  base: unknown;
  saved: unknown;
};

const isGroup = (value: unknown): value is Texts => typeof value === 'object' && value !== null;

/** A group of texts; empty if there is none. */
export const getGroup = (texts: Texts, key: string): Texts => {
  const group = texts[key];
  return isGroup(group) ? group : {};
};

/**
 * Merges the changes of the user with the texts that others have saved meanwhile.
 *
 * @param own all texts in the editor
 * @param base the texts at the time when the entry was opened
 * @param saved the current texts; their order is kept
 * @returns the merged texts, and the conflicts; the merged texts keep the user's text in a conflict
 */
export function mergeTexts(
  own: Texts,
  base: Texts,
  saved: Texts,
): { texts: Texts; conflicts: Conflict[] } {
  const texts: Record<string, unknown> = {};
  const conflicts: Conflict[] = [];
  const added = Object.keys(own).filter((key) => !(key in saved) && !(key in base));
  for (const key of [...Object.keys(saved), ...added]) {
    const [mine, before, theirs] = [own[key], base[key], saved[key]];
    if (isGroup(theirs)) {
      const inner = mergeTexts(getGroup(own, key), getGroup(base, key), theirs);
      texts[key] = inner.texts;
      conflicts.push(...inner.conflicts.map((one) => ({ ...one, key: `${key}.${one.key}` })));
      continue;
    }
    const isChanged = key in own && mine !== before;
    texts[key] = isChanged ? mine : theirs;
    if (isChanged && key in saved && theirs !== before && theirs !== mine) {
      conflicts.push({ key, base: before, saved: theirs });
    }
  }
  return { texts, conflicts };
}

const lines = (text: unknown) => `${text ?? ''}`.split('\n');

/** The lines of the saved text that are new. */
export function addedLines({ base, saved }: Conflict): string {
  const before = new Set(lines(base));
  return lines(saved)
    .filter((line) => !before.has(line))
    .join('\n');
}

/**
 * Finds the newest version of a file in each language, by comparing lines.
 *
 * @param bases an earlier version for each language
 * @param versions later versions, newest last, whose language is unknown
 */
export function latestVersions<Language>(
  bases: ReadonlyMap<Language, string>,
  versions: readonly string[],
): Map<Language, string> {
  const newest = new Map(bases);
  for (const version of versions) {
    const present = new Set(version.split('\n'));
    const shared = (base: string) => base.split('\n').filter((line) => present.has(line)).length;
    const [nearest] = [...bases].sort(([, one], [, other]) => shared(other) - shared(one));
    if (nearest) newest.set(nearest[0], version);
  }
  return newest;
}
