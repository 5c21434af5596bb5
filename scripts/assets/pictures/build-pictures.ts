import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import type { PlacedPicture, Size } from '@/lib/pictures/placed';
import { buildPhotographs } from '@/scripts/assets/photographs/build-photographs';
import { inThemeColours } from '@/scripts/assets/pictures/drawing-colours';

/** Folder of the drawings in the project: `scenes/<page>-hero.svg`, `partners/<id>.svg`. */
const drawingsFolder = 'pictures/drawings';
const publicFolder = 'public/pictures';

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

/** A constant of the generated module. */
const constantOf = (name: string, type: string, value: object) =>
  `export const ${name}: Readonly<Record<string, ${type}>> = ${JSON.stringify(value)};\n`;

/**
 * Writes drawings and photographs into `public/pictures/` with hashed names, and their URLs and
 * sizes (`lib/pictures/generated.ts`). A drawing's place is its path without extension, slashes
 * replaced by hyphens: `pictures/drawings/partners/lindenhof.svg` is `partners-lindenhof`. The photograph
 * `employers-hero` replaces the drawing `scenes-employers-hero`.
 *
 * @param root folder of the project
 * @throws an error with one line per unusable file
 */
export async function buildPictures(root: string = process.cwd()): Promise<void> {
  const target = join(root, publicFolder);
  await mkdir(target, { recursive: true });

  const pictures: Record<string, PlacedPicture> = {};
  const files = await readdir(join(root, drawingsFolder), { recursive: true });
  for (const file of files.filter((name) => name.endsWith('.svg')).sort()) {
    const svg = inThemeColours(await readFile(join(root, drawingsFolder, file), 'utf8'));
    const place = file.replace(/\.svg$/, '').replaceAll(/[\\/]/g, '-');
    const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
    const name = `${place}-${hash}.svg`;
    const size = sizeOfDrawing(svg, `${drawingsFolder}/${file}`);
    pictures[place] = { src: `/pictures/${name}`, ...size };
    await writeFile(join(target, name), svg);
  }
  const photographs = await buildPhotographs(root, target, (place) => {
    const drawing = pictures[`scenes-${place}`];
    if (drawing === undefined) throw new Error(`pictures/drawings/scenes/${place}.svg: missing.`);
    return { width: drawing.width, height: drawing.height };
  });

  const module = [
    '/** Made by scripts/assets/pictures/build-pictures.ts; do not edit. */\n',
    "import type { PlacedPhotograph, PlacedPicture } from '@/lib/pictures/placed';\n\n",
    constantOf('pictures', 'PlacedPicture', pictures),
    constantOf('photographs', 'PlacedPhotograph', photographs),
  ].join('');
  for (const file of await readdir(target)) {
    if (!module.includes(`/pictures/${file}`)) await rm(join(target, file));
  }
  await writeFile(join(root, 'lib/pictures/generated.ts'), module);
}
