import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sizeOfDrawing } from '@/lib/pictures/read-drawing';

/** Where drawings stand in the project: `scenes/<page>-hero.svg`, `partners/<id>.svg`. */
const drawingsFolder = 'drawings';
const publicFolder = 'public/pictures';

/**
 * Writes the drawings into `public/pictures/` with hashed names, and their addresses and sizes
 * (`lib/pictures/generated.ts`). A drawing's place is its path without the ending, with a hyphen
 * for each slash: `drawings/partners/lindenhof.svg` is `partners-lindenhof`.
 *
 * @param root folder of the project
 * @throws an error that names the file when a drawing has no size
 */
export async function buildPictures(root: string = process.cwd()): Promise<void> {
  const source = join(root, drawingsFolder);
  const target = join(root, publicFolder);
  await mkdir(target, { recursive: true });

  const files = (await readdir(source, { recursive: true }))
    .filter((file) => file.endsWith('.svg'))
    .sort();
  const pictures = await Promise.all(
    files.map(async (file) => {
      const svg = await readFile(join(source, file), 'utf8');
      const place = file.replace(/\.svg$/, '').replaceAll(/[\\/]/g, '-');
      const hash = createHash('sha256').update(svg).digest('hex').slice(0, 10);
      const name = `${place}-${hash}.svg`;
      await writeFile(join(target, name), svg);
      return [
        place,
        { src: `/pictures/${name}`, ...sizeOfDrawing(svg, `${drawingsFolder}/${file}`) },
      ] as const;
    }),
  );

  const current = new Set(pictures.map(([, { src }]) => src));
  for (const file of await readdir(target)) {
    if (!current.has(`/pictures/${file}`)) await rm(join(target, file));
  }
  await writeFile(
    join(root, 'lib/pictures/generated.ts'),
    `/** Made by lib/pictures/build-pictures.ts; do not edit. */\nexport const pictures: Readonly<\n  Record<string, { src: string; width: number; height: number }>\n> = ${JSON.stringify(Object.fromEntries(pictures))};\n`,
  );
}
