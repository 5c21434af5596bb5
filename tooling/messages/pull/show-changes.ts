import { lineDifference } from '@/tooling/messages/pull/line-difference';

/** Characters of a text that are shown at most, and how many of them stand before its change. */
const mostShown = 72;
const shownBefore = 24;

/** Where two texts begin to differ. */
function firstDifference(one: string, other: string): number {
  let place = 0;
  while (place < one.length && one[place] === other[place]) place += 1;
  return place;
}

/** A text cut around the place that matters. */
function cut(text: string, place: number): string {
  const line = text.replaceAll('\n', ' ');
  if (line.length <= mostShown) return line;
  const start = Math.max(0, Math.min(place - shownBefore, line.length - mostShown));
  const end = start + mostShown;
  return `${start > 0 ? '…' : ''}${line.slice(start, end)}${end < line.length ? '…' : ''}`;
}

/**
 * What differs between two versions of a message file, as lines for people.
 *
 * @param before key → text as it stands in the project
 * @param after key → text as it would stand there
 */
export function showTexts(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  const keys = [...new Set([...before.keys(), ...after.keys()])];
  return keys.flatMap((key) => {
    const [old, fresh] = [before.get(key), after.get(key)];
    if (old === fresh) return [];
    if (old === undefined) return [`  ${key} (new)`, `    + ${cut(fresh ?? '', 0)}`];
    if (fresh === undefined) return [`  ${key} (removed)`, `    - ${cut(old, 0)}`];
    const place = firstDifference(old, fresh);
    return [`  ${key}`, `    - ${cut(old, place)}`, `    + ${cut(fresh, place)}`];
  });
}

/** What differs between two versions of a document, with the numbers of its lines. */
export function showLines(before: string, after: string): string[] {
  const counted = { old: 0, fresh: 0 };
  return lineDifference(before, after).flatMap(({ mark, text }) => {
    if (mark !== '+') counted.old += 1;
    if (mark !== '-') counted.fresh += 1;
    if (mark === ' ') return [];
    const line = mark === '-' ? counted.old : counted.fresh;
    return [`  line ${line}`, `    ${mark} ${cut(text, 0)}`];
  });
}
