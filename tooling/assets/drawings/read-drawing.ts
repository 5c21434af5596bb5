import { load } from 'cheerio';

/** Intrinsic size of a drawing in CSS pixels. */
export type Size = { width: number; height: number };

/**
 * Reads the size of a drawing from its root element.
 *
 * @param svg content of the file
 * @param file its path, for the error
 * @throws a one-line error if it is not an SVG with width and height in whole pixels
 */
export function sizeOfDrawing(svg: string, file: string): Size {
  const root = load(svg, { xml: true }).root().children('svg');
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(root.attr(name)));
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new Error(`${file}: expected an <svg> with width and height in whole pixels.`);
  }
  return { width, height };
}
