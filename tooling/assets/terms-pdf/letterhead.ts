import { brandColours, mark } from '@/lib/brand/mark';
import type { Pen } from '@/tooling/assets/terms-pdf/text-renderer';
import { colours, frame, looks, sheet } from '@/tooling/assets/terms-pdf/text-styles';

/** What stands at the head and the foot of every page. */
export type Letterhead = { company: string; address: string; date: string };

function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / mark.box)
    .path(mark.path)
    .lineWidth(mark.stroke)
    .lineCap('round')
    .lineJoin('round')
    .stroke(brandColours.accent)
    .restore();
}

/** Draws head and foot on all pages, which screen readers pass over. */
export function drawLetterhead(
  pdf: PDFKit.PDFDocument,
  pen: Pen,
  { company, address, date }: Letterhead,
): void {
  const { count } = pdf.bufferedPageRange();
  const small = (text: string, strong = false) => [{ text, strong }];
  const widthOf = pen.measureIn(looks.small);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (page === 0) {
      drawMark(pdf, frame.margin, 52, 46);
      pen.write(small(company, true), looks.heading, frame.left, 67);
    } else {
      drawMark(pdf, frame.margin, 42, 22);
      pen.write(small(company, true), looks.small, frame.left, 49);
      pen.write(small(date), looks.small, frame.right - widthOf(date, false), 49);
    }
    const foot = sheet.height - 48;
    pdf.rect(frame.margin, foot - 8, frame.right - frame.margin, 0.6).fill(colours.edge);
    pen.write(small(address), looks.small, frame.margin, foot);
    const number = `Seite ${page + 1} von ${count}`;
    pen.write(small(number), looks.small, frame.right - widthOf(number, false), foot);
    pdf.endMarkedContent();
  }
}
