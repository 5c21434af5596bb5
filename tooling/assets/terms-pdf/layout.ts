import type { Block, Inline, TermsDocument, TermsSection } from '@/lib/terms/document';
import {
  breakLines,
  type Measure,
  type Piece,
  piecesOf,
} from '@/tooling/assets/terms-pdf/break-lines';
import { frame, type Look, looks } from '@/tooling/assets/terms-pdf/text-styles';

/** A line of text before it has a place on a page. */
export type Line = {
  pieces: readonly Piece[];
  look: Look;
  /** Where it begins, in points from the left edge of the sheet. */
  x: number;
  /** Space above it, which is lost at the top of a page. */
  before: number;
  /** What it adds to the page's height: nothing for a number beside the next line. */
  height: number;
  /** Whether the next line must stand on the same page. */
  holdsNext: boolean;
};

/** A part of the document as screen readers know it, by its PDF tag. */
export type Part = {
  tag: string;
  /** What the list of bookmarks calls it. */
  bookmark?: string;
  children: readonly (Part | Line)[];
};

/** Measures text in a look. */
export type MeasureIn = (look: Look) => Measure;

type Place = { x: number; before: number };

const itemIndents = [22, 18] as const;

/** Marks of list items, as the page has them: (1) and a). */
function itemLabel(ordered: boolean, depth: number, index: number): string {
  if (!ordered) return '•';
  return depth === 0 ? `(${index + 1})` : `${String.fromCharCode(97 + index)})`;
}

/** Sets the parts of a document into lines. */
export function arrange(document: TermsDocument, measureIn: MeasureIn): Part {
  /** Lines that keep at least two of a paragraph together, at its beginning and at its end. */
  function lines(inline: readonly Inline[], look: Look, place: Place, isHeading = false): Line[] {
    const pieces = piecesOf(inline, { strong: look.strong });
    const broken = breakLines(pieces, frame.right - place.x, measureIn(look));
    return broken.map((line, index) => ({
      pieces: line,
      look,
      x: place.x,
      before: index === 0 ? place.before : 0,
      height: look.leading,
      holdsNext: isHeading || (index < broken.length - 1 && [0, broken.length - 2].includes(index)),
    }));
  }

  /** A text beside the next line. */
  function label(text: string, look: Look, place: Place): Line {
    const pieces = [{ text: `${text} `, strong: look.strong }];
    return { pieces, look, ...place, height: 0, holdsNext: true };
  }

  function list({ items, ordered }: Block & { kind: 'list' }, place: Place, depth: number): Part {
    const indent = itemIndents[depth] ?? itemIndents[1];
    return {
      tag: 'L',
      children: items.map((item, index) => {
        const before = index === 0 ? place.before : looks.body.leading * (depth === 0 ? 0.4 : 0.15);
        const text = itemLabel(ordered, depth, index);
        return {
          tag: 'LI',
          children: [
            { tag: 'Lbl', children: [label(text, looks.body, { x: place.x, before })] },
            { tag: 'LBody', children: blocks(item, place.x + indent, 0, depth + 1) },
          ],
        };
      }),
    };
  }

  function blocks(content: readonly Block[], x: number, before: number, depth = 0): Part[] {
    return content.map((block, index) => {
      const place = { x, before: index === 0 ? before : looks.body.leading * 0.3 };
      return block.kind === 'list'
        ? list(block, place, depth)
        : { tag: 'P', children: lines(block.children, looks.body, place) };
    });
  }

  function section({ label: number, title, blocks: content }: TermsSection): Part {
    const before = 24;
    const text = [{ kind: 'text', text: title }] as const;
    const ofNumber =
      number === undefined ? [] : [label(number, looks.heading, { x: frame.margin, before })];
    const place = { x: frame.left, before: number === undefined ? before : 0 };
    const heading = {
      tag: 'H2',
      bookmark: number === undefined ? title : `${number} ${title}`,
      children: [...ofNumber, ...lines(text, looks.heading, place, true)],
    };
    return { tag: 'Sect', children: [heading, ...blocks(content, frame.left, 6)] };
  }

  const { title, date, intro, sections } = document;
  const at = (before: number) => ({ x: frame.left, before });
  return {
    tag: 'Document',
    children: [
      { tag: 'H1', children: lines([{ kind: 'text', text: title }], looks.title, at(0), true) },
      {
        tag: 'P',
        children: lines([{ kind: 'text', text: `Stand: ${date.text}` }], looks.date, at(10), true),
      },
      ...blocks(intro, frame.left, 8),
      ...sections.map(section),
    ],
  };
}
