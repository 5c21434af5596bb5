import type { TextRun } from '@/tooling/assets/terms-pdf/break-lines';
import { fontName, splitBySubset } from '@/tooling/assets/terms-pdf/fonts';
import type { MeasureIn } from '@/tooling/assets/terms-pdf/layout';
import { colours, type TextStyle } from '@/tooling/assets/terms-pdf/text-styles';

type RunStyle = { style: TextStyle; strong: boolean };

/** Measures and writes text with the document's fonts. */
export type TextRenderer = {
  measureIn: MeasureIn;
  /**
   * Writes runs in a row.
   *
   * @param x left edge, in points
   * @param y top of the line, in points
   * @returns right edge of the last run, in points
   */
  write: (runs: readonly TextRun[], style: TextStyle, x: number, y: number) => number;
};

/** Creates a text renderer for a document whose fonts are registered. */
export function createTextRenderer(pdf: PDFKit.PDFDocument): TextRenderer {
  const inParts = (text: string, { style, strong }: RunStyle) => {
    const spacing = { characterSpacing: style.size * (style.tracking ?? 0) };
    return splitBySubset(text).map(({ subset, text: part }) => {
      pdf.font(fontName(strong ? 'strong' : 'regular', subset)).fontSize(style.size);
      // Includes the spacing after the last letter, because another run may follow.
      const width = pdf.widthOfString(part) + spacing.characterSpacing * part.length;
      return { subset, text: part, width, spacing };
    });
  };
  const measureIn: MeasureIn = (style) => (text, strong) =>
    inParts(text, { style, strong }).reduce((sum, { width }) => sum + width, 0);

  function write(runs: readonly TextRun[], style: TextStyle, x: number, y: number): number {
    let end = x;
    for (const { text, strong, href } of runs) {
      const start = end;
      const colour = href === undefined ? style.colour : colours.action;
      for (const part of inParts(text, { style, strong })) {
        pdf.font(fontName(strong ? 'strong' : 'regular', part.subset)).fontSize(style.size);
        pdf.fillColor(colour);
        const top = y + (style.leading - style.size * 1.2) / 2;
        pdf.text(part.text, end, top, { lineBreak: false, ...part.spacing });
        end += part.width;
      }
      if (href !== undefined) {
        pdf.rect(start, y + style.leading - 2.5, end - start, 0.6).fill(colour);
      }
    }
    return end;
  }
  return { measureIn, write };
}
