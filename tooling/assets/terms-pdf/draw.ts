import type { TextRun } from '@/tooling/assets/terms-pdf/break-lines';
import type { Line, StructureElement } from '@/tooling/assets/terms-pdf/layout';
import { paginate } from '@/tooling/assets/terms-pdf/paginate';
import type { TextRenderer } from '@/tooling/assets/terms-pdf/text-renderer';
import { pageSize } from '@/tooling/assets/terms-pdf/text-styles';

type DrawContext = {
  pdf: PDFKit.PDFDocument;
  renderer: TextRenderer;
  /** The absolute address of a link. */
  addressOf: (href: string) => string;
};

type Element = ReturnType<PDFKit.PDFDocument['struct']>;

/** Groups adjacent runs by link target. */
function byTarget(runs: readonly TextRun[]): TextRun[][] {
  const groups: TextRun[][] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last[0]?.href === run.href) last.push(run);
    else groups.push([run]);
  }
  return groups;
}

/**
 * Draws a document on as many pages as needed, as tagged PDF with link annotations.
 */
export function drawParts(
  document: StructureElement,
  { pdf, renderer, addressOf }: DrawContext,
): void {
  const positions = paginate(document);

  /** Adds pages up to the line's page; returns the line's top in points. */
  function goToLine(line: Line): number {
    const { page, y } = positions.get(line) ?? { page: 0, y: 0 };
    while (pdf.bufferedPageRange().count <= page) pdf.addPage();
    return y;
  }

  function drawLine({ runs, style, x }: Line, y: number, parent: Element): void {
    let end = x;
    for (const group of byTarget(runs)) {
      const start = end;
      const write = () => {
        end = renderer.write(group, style, start, y);
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
        // pdfkit serializes primitive strings as names, and String objects as text.
        Contents: Object(group.map(({ text }) => text).join('')),
      };
      pdf.link(start, y, end - start, style.leading, addressOf(href), annotation);
      link.end();
    }
  }

  function drawPart({ tag, bookmark, children }: StructureElement, parent: Element): void {
    const element = pdf.struct(tag);
    parent.add(element);
    for (const child of children) {
      if ('tag' in child) {
        drawPart(child, element);
        continue;
      }
      const y = goToLine(child);
      if (bookmark !== undefined && child === children[0]) {
        // pdfkit measures the bookmark's `left` from the right edge.
        const destination = { expanded: false, top: y - 12, left: pageSize.width };
        pdf.outline.addItem(bookmark, destination);
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
