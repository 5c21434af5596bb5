import { cutFont, type SubsetName, subsetOf, subsets } from '@/scripts/assets/fonts/font-subsets';
import type { Measure, TextRun } from '@/scripts/assets/terms-pdf/break-lines';

/** A4, in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

/** Edges of margin and text in points; section numbers are in the margin, beside the text. */
export const frame = { margin: 64, left: 132, right: 521, top: 92, firstTop: 150, bottom: 772 };

/** Style of a text: size and leading in points. */
export type TextStyle = {
  size: number;
  leading: number;
  strong: boolean;
  colour: string;
  /** Letter spacing as a share of the size. */
  tracking?: number;
};

/** Same values as the roles of these names in `app/globals.css`. */
export const colours = {
  text: '#0f2a33',
  'text-soft': '#37505a',
  action: '#09535e',
  edge: '#e3d8c6',
} as const;

export const textStyles = {
  title: { size: 23, leading: 28, strong: true, colour: colours.text, tracking: -0.02 },
  date: { size: 10.5, leading: 16, strong: true, colour: colours.text },
  heading: { size: 12.5, leading: 17, strong: true, colour: colours.text, tracking: -0.01 },
  body: { size: 10.5, leading: 15.5, strong: false, colour: colours.text },
  small: { size: 8.5, leading: 12, strong: false, colour: colours['text-soft'] },
} as const satisfies Record<string, TextStyle>;

const weights = { regular: 400, strong: 700 } as const;

/** Name under which a font is registered in a document. */
const fontName = (weight: keyof typeof weights, subset: SubsetName) => `${weight} ${subset}`;

/** Splits a text by the font subset that contains its letters. */
function splitBySubset(text: string): { subset: SubsetName; text: string }[] {
  const parts: { subset: SubsetName; text: string }[] = [];
  for (const character of text) {
    const subset = subsetOf(character);
    const last = parts.at(-1);
    if (last?.subset === subset) last.text += character;
    else parts.push({ subset, text: character });
  }
  return parts;
}

/**
 * Subsets the fonts of a document. One static font per weight, because PDF does not support
 * variable fonts.
 *
 * @param text all text of the document
 */
export function documentFonts(text: string): Promise<{ name: string; font: Buffer }[]> {
  const fonts = subsets.flatMap(({ name: subset }) => {
    const letters = [...new Set(text)].filter((letter) => subsetOf(letter) === subset).join('');
    return (['regular', 'strong'] as const).map(async (weight) => {
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weights[weight] } } as const;
      return { name: fontName(weight, subset), font: await cutFont(subset, letters, options) };
    });
  });
  return Promise.all(fonts);
}

/** Measures text in a style. */
export type MeasureIn = (style: TextStyle) => Measure;

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
  const inParts = (text: string, style: TextStyle, strong: boolean) => {
    const spacing = { characterSpacing: style.size * (style.tracking ?? 0) };
    return splitBySubset(text).map(({ subset, text: part }) => {
      pdf.font(fontName(strong ? 'strong' : 'regular', subset)).fontSize(style.size);
      // Includes the spacing after the last letter, because another run may follow.
      const width = pdf.widthOfString(part) + spacing.characterSpacing * part.length;
      return { subset, text: part, width, spacing };
    });
  };
  const measureIn: MeasureIn = (style) => (text, strong) =>
    inParts(text, style, strong).reduce((sum, { width }) => sum + width, 0);

  function write(runs: readonly TextRun[], style: TextStyle, x: number, y: number): number {
    let end = x;
    for (const { text, strong, href } of runs) {
      const start = end;
      const colour = href === undefined ? style.colour : colours.action;
      for (const part of inParts(text, style, strong)) {
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
