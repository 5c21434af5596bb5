/** Size of a link preview's picture in pixels: what every network shows without cutting. */
export const cardSize = { width: 1200, height: 630 } as const;

/** A part of the card in its pixels. */
export type Box = { x: number; y: number; width: number; height: number };

/** One line of text: its left end and the upper edge of its letters' square, in pixels. */
export type PlacedLine = {
  text: string;
  x: number;
  y: number;
  size: number;
  /** Colour of a rim that keeps it readable on a drawing. */
  rim?: string;
};
