/** A problem to fix before the launch. */
export type Finding = {
  /** File and key, or the name of a setting. */
  where: string;
  what: string;
  /** What to do about it. */
  fix: string;
};

/** Findings of one check, and notes on what could not be checked or may be added. */
export type Group = { title: string; findings: readonly Finding[]; notes: readonly string[] };

/** A group without notes. */
export function groupOf(title: string, findings: readonly Finding[]): Group {
  return { title, findings, notes: [] };
}

/** Formats the groups as lines; empty groups are left out. */
export function linesOf(groups: readonly Group[]): string[] {
  return groups.flatMap(({ title, findings, notes }) => {
    if (findings.length + notes.length === 0) return [];
    return [
      `\n${title}`,
      ...findings.map(({ where, what, fix }) => `  ${where}: ${what}\n    → ${fix}`),
      ...notes.map((note) => `  (${note})`),
    ];
  });
}

/** Number of findings in all groups. */
export function countOf(groups: readonly Group[]): number {
  return groups.reduce((sum, { findings }) => sum + findings.length, 0);
}
