import { load } from 'cheerio';

/** Width and height in CSS pixels at which a drawing was made. */
export type Size = { width: number; height: number };

/**
 * Reads the size of a drawing from its root element.
 *
 * @param svg text of the file
 * @param file its path, for the error
 * @throws an error of one line when it is no SVG with whole pixels as width and height
 */
export function sizeOfDrawing(svg: string, file: string): Size {
  const root = load(svg, { xml: true }).root().children('svg');
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(root.attr(name)));
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new Error(`${file}: expected an <svg> with width and height in whole pixels.`);
  }
  return { width, height };
}
