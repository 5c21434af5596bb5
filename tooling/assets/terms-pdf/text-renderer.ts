import type { Piece } from '@/tooling/assets/terms-pdf/break-lines';
import { fontName, partsByCut } from '@/tooling/assets/terms-pdf/fonts';
import type { MeasureIn } from '@/tooling/assets/terms-pdf/layout';
import { colours, type Look } from '@/tooling/assets/terms-pdf/text-styles';

type TextStyle = { look: Look; strong: boolean };

/** Measures and writes text with the document's fonts. */
export type Pen = {
  measureIn: MeasureIn;
  /**
   * Writes pieces side by side.
   *
   * @returns where the next one would begin
   */
  write: (pieces: readonly Piece[], look: Look, x: number, y: number) => number;
};

/** A pen for a document whose fonts are registered. */
export function createPen(pdf: PDFKit.PDFDocument): Pen {
  const inParts = (text: string, { look, strong }: TextStyle) => {
    const spacing = { characterSpacing: look.size * (look.tracking ?? 0) };
    return partsByCut(text).map(({ cut, text: part }) => {
      pdf.font(fontName(strong ? 'strong' : 'regular', cut)).fontSize(look.size);
      // Behind the last letter too, because another piece may follow.
      const width = pdf.widthOfString(part) + spacing.characterSpacing * part.length;
      return { cut, text: part, width, spacing };
    });
  };
  const measureIn: MeasureIn = (look) => (text, strong) =>
    inParts(text, { look, strong }).reduce((sum, { width }) => sum + width, 0);

  function write(pieces: readonly Piece[], look: Look, x: number, y: number): number {
    let end = x;
    for (const { text, strong, href } of pieces) {
      const start = end;
      const colour = href === undefined ? look.colour : colours.action;
      for (const part of inParts(text, { look, strong })) {
        pdf.font(fontName(strong ? 'strong' : 'regular', part.cut)).fontSize(look.size);
        pdf.fillColor(colour);
        const top = y + (look.leading - look.size * 1.2) / 2;
        pdf.text(part.text, end, top, { lineBreak: false, ...part.spacing });
        end += part.width;
      }
      if (href !== undefined) {
        pdf.rect(start, y + look.leading - 2.5, end - start, 0.6).fill(colour);
      }
    }
    return end;
  }
  return { measureIn, write };
}
