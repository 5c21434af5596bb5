import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PlacedPhotograph, PlacedPicture } from '@/lib/pictures/placed';
import { sizeOfDrawing } from '@/tooling/assets/drawings/read-drawing';
import { buildPhotographs } from '@/tooling/assets/photographs/build-photographs';

/** Folder of the drawings in the project: `scenes/<page>-hero.svg`, `partners/<id>.svg`. */
const drawingsFolder = 'drawings';
const publicFolder = 'public/pictures';

/** A drawing with its place and public data. */
type Drawing = { place: string; picture: PlacedPicture; svg: string };

async function readDrawings(folder: string): Promise<Drawing[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => file.endsWith('.svg'))
    .sort();
  return Promise.all(
    files.map(async (file) => {
      const svg = await readFile(join(folder, file), 'utf8');
      const place = file.replace(/\.svg$/, '').replaceAll(/[\\/]/g, '-');
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
      const size = sizeOfDrawing(svg, `${drawingsFolder}/${file}`);
      return { place, picture: { src: `/pictures/${place}-${hash}.svg`, ...size }, svg };
    }),
  );
}

/** The generated module with URLs, sizes and `<source>` lists. */
function generatedModule(
  pictures: Record<string, PlacedPicture>,
  photographs: Record<string, PlacedPhotograph>,
): string {
  const constant = (name: string, type: string, value: object) =>
    `export const ${name}: Readonly<Record<string, ${type}>> = ${JSON.stringify(value)};\n`;
  return [
    '/** Made by tooling/assets/pictures/build-pictures.ts; do not edit. */\n',
    "import type { PlacedPhotograph, PlacedPicture } from '@/lib/pictures/placed';\n\n",
    constant('pictures', 'PlacedPicture', pictures),
    constant('photographs', 'PlacedPhotograph', photographs),
  ].join('');
}

/**
 * Writes drawings and photographs into `public/pictures/` with hashed names, and their URLs and
 * sizes (`lib/pictures/generated.ts`). A drawing's place is its path without extension, slashes
 * replaced by hyphens: `drawings/partners/lindenhof.svg` is `partners-lindenhof`. The photograph
 * `employers-hero` replaces the drawing `scenes-employers-hero`.
 *
 * @param root folder of the project
 * @throws an error with one line per unusable file
 */
export async function buildPictures(root: string = process.cwd()): Promise<void> {
  const target = join(root, publicFolder);
  await mkdir(target, { recursive: true });

  const drawings = await readDrawings(join(root, drawingsFolder));
  const pictures = Object.fromEntries(drawings.map(({ place, picture }) => [place, picture]));
  const { photographs, files } = await buildPhotographs(root, (place) => {
    const drawing = pictures[`scenes-${place}`];
    if (drawing === undefined) throw new Error(`drawings/scenes/${place}.svg: missing.`);
    return { width: drawing.width, height: drawing.height };
  });

  const published = [
    ...drawings.map(({ picture, svg }) => ({ src: picture.src, content: svg })),
    ...files,
  ];
  for (const { src, content } of published) await writeFile(join(root, 'public', src), content);
  const current = new Set(published.map(({ src }) => src));
  for (const file of await readdir(target)) {
    if (!current.has(`/pictures/${file}`)) await rm(join(target, file));
  }
  await writeFile(join(root, 'lib/pictures/generated.ts'), generatedModule(pictures, photographs));
}
