import type { Piece } from '@/tooling/assets/terms-pdf/break-lines';
import type { Line, Part } from '@/tooling/assets/terms-pdf/layout';
import { paginate } from '@/tooling/assets/terms-pdf/paginate';
import type { Pen } from '@/tooling/assets/terms-pdf/text-renderer';
import { sheet } from '@/tooling/assets/terms-pdf/text-styles';

type Tools = {
  pdf: PDFKit.PDFDocument;
  pen: Pen;
  /** The absolute address of a link. */
  addressOf: (href: string) => string;
};

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Pieces in groups that lead to the same place, or nowhere. */
function byTarget(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  for (const piece of pieces) {
    const last = groups.at(-1);
    if (last && last[0]?.href === piece.href) last.push(piece);
    else groups.push([piece]);
  }
  return groups;
}

/**
 * Draws the parts of a document on as many pages as they need, each tagged as what it is and
 * every link live.
 */
export function drawParts(document: Part, { pdf, pen, addressOf }: Tools): void {
  const positions = paginate(document);

  /** Turns to the page of a line, which is the present one or the next. */
  function turnTo(line: Line): number {
    const { page, y } = positions.get(line) ?? { page: 0, y: 0 };
    while (pdf.bufferedPageRange().count <= page) pdf.addPage();
    return y;
  }

  function drawLine({ pieces, look, x }: Line, y: number, parent: Element): void {
    let end = x;
    for (const group of byTarget(pieces)) {
      const start = end;
      const write = () => {
        end = pen.write(group, look, start, y);
      };
      const href = group[0]?.href;
      if (href === undefined) {
        parent.add(write);
        continue;
      }
      const link = pdf.struct('Link');
      parent.add(link);
      link.add(write);
      const annotation = {
        structParent: link,
        // pdfkit writes a plain string as a name, and only such an object as a text.
        Contents: Object(group.map(({ text }) => text).join('')),
      };
      pdf.link(start, y, end - start, look.leading, addressOf(href), annotation);
      link.end();
    }
  }

  function drawPart({ tag, bookmark, children }: Part, parent: Element): void {
    const element = pdf.struct(tag);
    parent.add(element);
    for (const child of children) {
      if ('tag' in child) {
        drawPart(child, element);
        continue;
      }
      const y = turnTo(child);
      if (bookmark !== undefined && child === children[0]) {
        // Its left edge counts from the right one.
        const place = { expanded: false, top: y - 12, left: sheet.width };
        pdf.outline.addItem(bookmark, place);
      }
      drawLine(child, y, element);
    }
    element.end();
  }

  const root = pdf.struct(document.tag);
  pdf.addStructure(root);
  for (const child of document.children) if ('tag' in child) drawPart(child, root);
  root.end();
}
