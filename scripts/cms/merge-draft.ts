/** Texts of an entry by language and key, as the editor has them. */
export type DraftTexts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A text that two people have changed: in a draft, and in the branch since the draft was begun. */
export type Conflict = {
  /** The language as the editor calls it. */
  locale: string;
  key: string;
  /** What the draft was begun with. */
  base: unknown;
  /** What somebody else has saved. */
  saved: unknown;
};

type MergedDraft = { texts: DraftTexts; conflicts: readonly Conflict[] };

// Values of fields are plain: texts, switches, empty groups.
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts a draft onto what was saved after it was begun: texts that the draft does not change are as
 * they are saved, texts that it changes are the draft's.
 *
 * @param draft all texts of the draft
 * @param base the texts that the draft was begun with
 * @param saved the texts as they are now
 * @returns the texts, and those in which the draft meets somebody else's change
 */
export function mergeDraft(draft: DraftTexts, base: DraftTexts, saved: DraftTexts): MergedDraft {
  const conflicts: Conflict[] = [];
  const merged = Object.entries(draft).map(([locale, own]) => {
    const [before = {}, now = {}] = [base[locale], saved[locale]];
    const typed = Object.entries(own).filter(([key, value]) => !isSame(value, before[key]));
    for (const [key, value] of typed) {
      const isFree = isSame(now[key], before[key]) || isSame(now[key], value);
      if (!isFree) conflicts.push({ locale, key, base: before[key], saved: now[key] });
    }
    return [locale, { ...now, ...Object.fromEntries(typed) }] as const;
  });
  return { texts: Object.fromEntries(merged), conflicts };
}

/**
 * What a draft is to be compared with when it is restored: the texts that it was begun with, but in
 * conflicts that nobody has decided still those before somebody else's change.
 */
export function baseOf(begun: DraftTexts, conflicts: readonly Conflict[]): DraftTexts {
  const base: Record<string, Record<string, unknown>> = {};
  for (const [locale, texts] of Object.entries(begun)) base[locale] = { ...texts };
  for (const { locale, key, base: before } of conflicts) {
    base[locale] = { ...base[locale], [key]: before };
  }
  return base;
}

const lines = (text: unknown) => (typeof text === 'string' ? text.split('\n') : []);

/** What somebody else has written: of a long text only the lines that are new. */
export function newLines({ base, saved }: Conflict): string {
  const before = new Set(lines(base));
  return lines(saved)
    .filter((line) => !before.has(line))
    .join('\n');
}
