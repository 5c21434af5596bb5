import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { load } from 'cheerio';
import { transform } from 'esbuild';
import sharp from 'sharp';
import { applyThemeColours } from '@/lib/brand/theme';
import type { PictureFile, Size } from '@/lib/pictures/find-picture';
import { buildPhotographs } from '@/scripts/assets/photographs/build-photographs';
import { UserError } from '@/scripts/support/command';
import { contentHash, listFiles, writeGenerated } from '@/scripts/support/files';

/** Folder of the drawings in the project: `scenes/<page>-hero.svg`, `partners/<id>.svg`. */
const drawingsFolder = 'pictures/drawings';
const publicFolder = 'public/pictures';

/** Area of every logo in square CSS pixels, so that none outweighs the others. */
const logoArea = 5200;

/**
 * Renders a logo as PNG in triple density, because every SVG image delays scrolling. Logos are not
 * parts of one file: drawing programs give the parts of all logos the same names.
 */
async function renderLogo(file: string, svg: string, { width, height }: Size) {
  const scale = Math.sqrt(logoArea / (width * height));
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const image = sharp(Buffer.from(svg), { density: 72 * 3 * scale }).resize(size.width * 3);
  const png = image.png({ palette: true, quality: 90 }).toBuffer();
  const content = await png.catch(() => {
    throw new UserError(`${drawingsFolder}/${file}: invalid SVG; export it again.`);
  });
  return { ...size, content };
}

/**
 * Reads the size of a drawing from its root element.
 *
 * @param svg content of the file
 * @param file its path, for the error
 * @throws a one-line error if it is not an SVG with width and height in whole pixels
 */
function parseDrawingSize(svg: string, file: string): Size {
  const root = load(svg, { xml: true }).root().children('svg');
  const [width = 0, height = 0] = ['width', 'height'].map((name) => Number(root.attr(name)));
  if (!(Number.isInteger(width) && Number.isInteger(height) && width > 0 && height > 0)) {
    throw new UserError(`${file}: expected an <svg> with width and height in whole pixels.`);
  }
  return { width, height };
}

/**
 * Writes drawings and photographs into `public/pictures/` with hashed names, and their URLs and
 * sizes (`generated/pictures.json`). The key of a drawing is its path with hyphens and without
 * extension: `partners-lindenhof` for `pictures/drawings/partners/lindenhof.svg`. The photograph
 * `employers-hero` replaces the drawing `scenes-employers-hero`.
 *
 * @throws an error with one line per unusable file
 */
export async function buildPictures(root = '.'): Promise<void> {
  const target = join(root, publicFolder);
  await mkdir(target, { recursive: true });

  const pictures: Record<string, PictureFile> = {};
  const css = await readFile(join(drawingsFolder, 'motion.css'), 'utf8');
  const { code } = await transform(css, { loader: 'css', minify: true });
  const motion = `<style>${code.trim()}</style>`;
  const files = await listFiles(join(root, drawingsFolder));
  for (const file of files.filter((name) => name.endsWith('.svg'))) {
    const source = await readFile(join(root, drawingsFolder, file), 'utf8');
    const moving = source.includes('class=') ? source.replace('>', `>${motion}`) : source;
    const svg = applyThemeColours(moving);
    const key = file.replace(/\.svg$/, '').replaceAll('/', '-');
    const size = parseDrawingSize(svg, `${drawingsFolder}/${file}`);
    const isLogo = file.startsWith('partners/');
    const { content, ...shown } = isLogo
      ? await renderLogo(file, svg, size)
      : { ...size, content: svg };
    const name = `${key}-${contentHash(content)}.${isLogo ? 'png' : 'svg'}`;
    pictures[key] = { src: `/pictures/${name}`, ...shown };
    await writeFile(join(target, name), content);
  }
  const photographs = await buildPhotographs(root, target, (slot) => {
    const drawing = pictures[`scenes-${slot}`];
    if (drawing === undefined)
      throw new UserError(`pictures/drawings/scenes/${slot}.svg: missing.`);
    return { width: drawing.width, height: drawing.height };
  });

  const published = JSON.stringify({ pictures, photographs });
  for (const file of await readdir(target)) {
    if (!published.includes(`/pictures/${file}`)) await rm(join(target, file));
  }
  await writeGenerated('pictures', { pictures, photographs }, root);
}
