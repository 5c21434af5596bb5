import { brandColours, mark } from '@/lib/brand/mark';
import type { TextRenderer } from '@/tooling/assets/terms-pdf/text-renderer';
import { colours, frame, pageSize, textStyles } from '@/tooling/assets/terms-pdf/text-styles';

/** Texts of the header and footer of every page. */
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

/** Draws header and footer on all pages, as artifacts, which screen readers skip. */
export function drawLetterhead(
  pdf: PDFKit.PDFDocument,
  renderer: TextRenderer,
  { company, address, date }: Letterhead,
): void {
  const { count } = pdf.bufferedPageRange();
  const small = (text: string, strong = false) => [{ text, strong }];
  const widthOf = renderer.measureIn(textStyles.small);
  for (let page = 0; page < count; page += 1) {
    pdf.switchToPage(page);
    pdf.markContent('Artifact', { type: 'Pagination' });
    if (page === 0) {
      drawMark(pdf, frame.margin, 52, 46);
      renderer.write(small(company, true), textStyles.heading, frame.left, 67);
    } else {
      drawMark(pdf, frame.margin, 42, 22);
      renderer.write(small(company, true), textStyles.small, frame.left, 49);
      renderer.write(small(date), textStyles.small, frame.right - widthOf(date, false), 49);
    }
    const foot = pageSize.height - 48;
    pdf.rect(frame.margin, foot - 8, frame.right - frame.margin, 0.6).fill(colours.edge);
    renderer.write(small(address), textStyles.small, frame.margin, foot);
    const number = `Seite ${page + 1} von ${count}`;
    renderer.write(small(number), textStyles.small, frame.right - widthOf(number, false), foot);
    pdf.endMarkedContent();
  }
}
