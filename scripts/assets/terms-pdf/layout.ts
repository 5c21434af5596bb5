import type { Block, Inline, TermsDocument, TermsSection } from '@/lib/terms/read-document';
import { breakLines, type TextRun, textRuns } from '@/scripts/assets/terms-pdf/break-lines';
import { frame, type MeasureIn, type TextStyle, textStyles } from '@/scripts/assets/terms-pdf/text';

/** A line of text before pagination. */
export type Line = {
  runs: readonly TextRun[];
  style: TextStyle;
  /** Left edge in points from the left edge of the page. */
  x: number;
  /** Space above it in points, dropped at the top of a page. */
  spaceBefore: number;
  /** Height in points; 0 for a label beside the next line. */
  height: number;
  /** Whether the next line must be on the same page. */
  keepWithNext: boolean;
};

/** An element of the document's structure tree, which screen readers use. */
export type StructureElement = {
  tag: string;
  /** Title in the PDF's outline. */
  bookmark?: string;
  children: readonly (StructureElement | Line)[];
};

type LinePosition = { x: number; spaceBefore: number };

const itemIndents = [22, 18] as const;

/** Label of a list item, as on the web page: (1) and a). */
function itemLabel(ordered: boolean, depth: number, index: number): string {
  if (!ordered) return '•';
  return depth === 0 ? `(${index + 1})` : `${String.fromCharCode(97 + index)})`;
}

/** Lays out a document: its structure tree, with paragraphs broken into lines. */
export function layoutDocument(document: TermsDocument, measureIn: MeasureIn): StructureElement {
  /** Lines of a paragraph; its first two and last two stay on one page (no widows or orphans). */
  function lines(
    inline: readonly Inline[],
    style: TextStyle,
    place: LinePosition,
    isHeading = false,
  ): Line[] {
    const runs = textRuns(inline, { strong: style.strong });
    const broken = breakLines(runs, frame.right - place.x, measureIn(style));
    return broken.map((line, index) => ({
      runs: line,
      style,
      x: place.x,
      spaceBefore: index === 0 ? place.spaceBefore : 0,
      height: style.leading,
      keepWithNext:
        isHeading || (index < broken.length - 1 && [0, broken.length - 2].includes(index)),
    }));
  }

  /** A label beside the next line. */
  function label(text: string, style: TextStyle, place: LinePosition): Line {
    const runs = [{ text: `${text} `, strong: style.strong }];
    return { runs, style, ...place, height: 0, keepWithNext: true };
  }

  function list(
    { items, ordered }: Block & { kind: 'list' },
    place: LinePosition,
    depth: number,
  ): StructureElement {
    const indent = itemIndents[depth] ?? itemIndents[1];
    return {
      tag: 'L',
      children: items.map((item, index) => {
        const spaceBefore =
          index === 0 ? place.spaceBefore : textStyles.body.leading * (depth === 0 ? 0.4 : 0.15);
        const text = itemLabel(ordered, depth, index);
        return {
          tag: 'LI',
          children: [
            { tag: 'Lbl', children: [label(text, textStyles.body, { x: place.x, spaceBefore })] },
            { tag: 'LBody', children: blocks(item, place.x + indent, 0, depth + 1) },
          ],
        };
      }),
    };
  }

  function blocks(
    content: readonly Block[],
    x: number,
    spaceBefore: number,
    depth = 0,
  ): StructureElement[] {
    return content.map((block, index) => {
      const place = { x, spaceBefore: index === 0 ? spaceBefore : textStyles.body.leading * 0.3 };
      return block.kind === 'list'
        ? list(block, place, depth)
        : { tag: 'P', children: lines(block.children, textStyles.body, place) };
    });
  }

  function section({ label: number, title, blocks: content }: TermsSection): StructureElement {
    const spaceBefore = 24;
    const text = [{ kind: 'text', text: title }] as const;
    const ofNumber =
      number === undefined
        ? []
        : [label(number, textStyles.heading, { x: frame.margin, spaceBefore })];
    const place = { x: frame.left, spaceBefore: number === undefined ? spaceBefore : 0 };
    const heading = {
      tag: 'H2',
      bookmark: number === undefined ? title : `${number} ${title}`,
      children: [...ofNumber, ...lines(text, textStyles.heading, place, true)],
    };
    return { tag: 'Sect', children: [heading, ...blocks(content, frame.left, 6)] };
  }

  const { title, date, intro, sections } = document;
  const at = (spaceBefore: number) => ({ x: frame.left, spaceBefore });
  return {
    tag: 'Document',
    children: [
      {
        tag: 'H1',
        children: lines([{ kind: 'text', text: title }], textStyles.title, at(0), true),
      },
      {
        tag: 'P',
        children: lines(
          [{ kind: 'text', text: `Stand: ${date.text}` }],
          textStyles.date,
          at(10),
          true,
        ),
      },
      ...blocks(intro, frame.left, 8),
      ...sections.map(section),
    ],
  };
}

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
