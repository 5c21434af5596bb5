import type { Line, Part } from '@/tooling/assets/terms-pdf/layout';
import { frame } from '@/tooling/assets/terms-pdf/text-styles';

/** Where a line stands: the page counts from 0, `y` is its top in points from the page's top. */
type Position = { page: number; y: number };

/** All lines in reading order. */
function linesOf(part: Part): Line[] {
  return part.children.flatMap((child) => ('tag' in child ? linesOf(child) : [child]));
}

/** Lines in groups that no page's end may part. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    groups.at(-1)?.push(line);
    if (!line.holdsNext) groups.push([]);
  }
  return groups;
}

/** Gives every line its place. */
export function paginate(document: Part): ReadonlyMap<Line, Position> {
  const positions = new Map<Line, Position>();
  let page = 0;
  let y: number = frame.firstTop;
  let isTop = true;
  for (const group of groupsOf(linesOf(document))) {
    const height = group.reduce((sum, line) => sum + line.before + line.height, 0);
    if (!isTop && y + height > frame.bottom) {
      page += 1;
      y = frame.top;
      isTop = true;
    }
    for (const line of group) {
      y += isTop ? 0 : line.before;
      positions.set(line, { page, y });
      y += line.height;
      isTop = false;
    }
  }
  return positions;
}
