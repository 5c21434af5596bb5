import type { Line, StructureElement } from '@/tooling/assets/terms-pdf/layout';
import { frame } from '@/tooling/assets/terms-pdf/text-styles';

/** Page index from 0, and top of the line in points from the top of the page. */
type Position = { page: number; y: number };

/** All lines in reading order. */
function linesOf(part: StructureElement): Line[] {
  return part.children.flatMap((child) => ('tag' in child ? linesOf(child) : [child]));
}

/** Groups of lines without a page break inside. */
function groupsOf(lines: readonly Line[]): Line[][] {
  const groups: Line[][] = [[]];
  for (const line of lines) {
    groups.at(-1)?.push(line);
    if (!line.keepWithNext) groups.push([]);
  }
  return groups;
}

/** Assigns a page and a position to every line. */
export function paginate(document: StructureElement): ReadonlyMap<Line, Position> {
  const positions = new Map<Line, Position>();
  let page = 0;
  let y: number = frame.firstTop;
  let isTop = true;
  for (const group of groupsOf(linesOf(document))) {
    const height = group.reduce((sum, line) => sum + line.spaceBefore + line.height, 0);
    if (!isTop && y + height > frame.bottom) {
      page += 1;
      y = frame.top;
      isTop = true;
    }
    for (const line of group) {
      y += isTop ? 0 : line.spaceBefore;
      positions.set(line, { page, y });
      y += line.height;
      isTop = false;
    }
  }
  return positions;
}
