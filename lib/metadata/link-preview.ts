/** Size of link preview images in pixels; networks show this ratio uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

/** A rectangle on the image, in pixels. */
export type Rectangle = { x: number; y: number; width: number; height: number };

/** One line of text: left edge and top of the em box, in pixels. */
export type TextLine = {
  text: string;
  x: number;
  y: number;
  size: number;
  /** Colour of an outline, for legibility on a drawing. */
  outline?: string;
};
