import { themeColour } from '@/lib/brand/theme';
import type { Inline } from '@/lib/terms/parse-document';
import {
  createSubset,
  type SubsetName,
  subsetFor,
  subsets,
} from '@/scripts/assets/fonts/font-subsets';

/** Style of a text; all sizes in points. */
export type TextStyle = {
  size: number;
  leading: number;
  colour: string;
  strong?: boolean;
  letterSpacing?: number;
};

export const textStyles = {
  title: { size: 23, leading: 28, strong: true, colour: themeColour('text'), letterSpacing: -0.46 },
  date: { size: 10.5, leading: 16, strong: true, colour: themeColour('text') },
  heading: {
    size: 12.5,
    leading: 17,
    strong: true,
    colour: themeColour('text'),
    letterSpacing: -0.125,
  },
  body: { size: 10.5, leading: 15.5, colour: themeColour('text') },
  small: { size: 8.5, leading: 12, colour: themeColour('text-soft') },
} as const satisfies Record<string, TextStyle>;

const weights = [400, 700] as const;

const fontName = (weight: (typeof weights)[number], subset: SubsetName) => `${weight} ${subset}`;

/**
 * The fonts of a document, each with its name. Each weight is a static font, because PDF does not
 * support variable fonts.
 */
export function documentFonts(characters: string): Promise<[name: string, font: Buffer][]> {
  const fonts = subsets.flatMap((subset) =>
    weights.map(async (weight): Promise<[string, Buffer]> => {
      const options = { targetFormat: 'sfnt', variationAxes: { wght: weight } } as const;
      return [fontName(weight, subset), await createSubset(subset, characters, options)];
    }),
  );
  return Promise.all(fonts);
}

/** A piece of text in one font. */
export type Piece = { text: string; font: string; href?: string | undefined };

/** Splits a text after each space and where the font changes. Soft hyphens would be gaps. */
function splitText(text: string, strong: boolean, href: string | undefined): Piece[] {
  const pieces: Piece[] = [];
  for (const character of text.replaceAll('\u00ad', '')) {
    const font = fontName(strong ? 700 : 400, subsetFor(character));
    const last = pieces.at(-1);
    if (last?.font === font && !last.text.endsWith(' ')) last.text += character;
    else pieces.push({ text: character, font, href });
  }
  return pieces;
}

/** Splits inline content into pieces of at most one word. */
export function splitInline(inline: readonly Inline[], strong = false, href?: string): Piece[] {
  return inline.flatMap((part) => {
    if (part.kind === 'text') return splitText(part.text, strong, href);
    return part.kind === 'strong'
      ? splitInline(part.children, true, href)
      : splitInline(part.children, strong, part.href);
  });
}

/** Joins adjacent pieces with the same font and link. */
function joinPieces(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last?.font === piece.font && last.href === piece.href) last.text += piece.text;
    else result.push({ ...piece });
  }
  return result;
}

/** Selects a piece's font, and returns the width of the piece in points. */
export function measure(
  pdf: PDFKit.PDFDocument,
  { text, font }: Piece,
  { size, letterSpacing = 0 }: TextStyle,
): number {
  // Includes the spacing after the last letter, because another piece may follow.
  return pdf.font(font).fontSize(size).widthOfString(text) + letterSpacing * text.length;
}

/** Splits a word between its characters. */
const splitWord = (word: readonly Piece[]): Piece[][] =>
  word.flatMap((piece) => Array.from(piece.text, (text) => [{ ...piece, text }]));

/**
 * Breaks text into left-aligned lines. Lines break at ordinary spaces only, not at no-break spaces
 * and not where the font changes, and inside a word only if it is longer than a line. The space
 * stays at the end of the line, so that words are separate when they are copied.
 */
export function breakLines(
  pdf: PDFKit.PDFDocument,
  pieces: readonly Piece[],
  style: TextStyle,
  width: number,
): Piece[][] {
  const lines: Piece[][] = [];
  let word: Piece[] = [];
  let used = Number.POSITIVE_INFINITY;
  const measureAll = (parts: readonly Piece[]) =>
    parts.reduce((sum, part) => sum + measure(pdf, part, style), 0);
  for (const [index, piece] of pieces.entries()) {
    word.push(piece);
    if (index < pieces.length - 1 && !piece.text.endsWith(' ')) continue;
    for (const part of measureAll(word) > width ? splitWord(word) : [word]) {
      const partWidth = measureAll(part);
      if (used + partWidth > width) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(...part);
      used += partWidth;
    }
    word = [];
  }
  return lines.map(joinPieces);
}
