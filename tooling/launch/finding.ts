/** Something that stands between the site and its launch. */
export type Finding = {
  /** File and key, or the name of a setting. */
  where: string;
  what: string;
  /** What to do about it. */
  mend: string;
};

/** What one part of the check found, and what it could not look at. */
export type Group = { title: string; findings: readonly Finding[]; notes: readonly string[] };

/** A part of the check that could look at everything. */
export function groupOf(title: string, findings: readonly Finding[]): Group {
  return { title, findings, notes: [] };
}

/** The groups as lines to read. Those in which all is well are left out. */
export function linesOf(groups: readonly Group[]): string[] {
  return groups.flatMap(({ title, findings, notes }) => {
    if (findings.length + notes.length === 0) return [];
    return [
      `\n${title}`,
      ...findings.map(({ where, what, mend }) => `  ${where}: ${what}\n    → ${mend}`),
      ...notes.map((note) => `  (${note})`),
    ];
  });
}

/** How many findings the groups have. */
export function countOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
