import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { formatProblem } from '@/lib/i18n/text-problem';
import { photographSlots, photographWidths } from '@/lib/pictures/photograph-slots';
import type { PhotographFile, PhotographSource, Size } from '@/lib/pictures/picture-files';
import {
  findPhotographs,
  inspectPhotograph,
  photographsFolder,
  readOptions,
  type SourcePhotograph,
} from '@/scripts/assets/photographs/find-photographs';
import { printLine } from '@/scripts/support/command';

/** Minimum width, in pixels, of files that only screens with a high pixel density request. */
const denseWidth = 1000;

/** Width of the largest file that a phone requests: 390 CSS pixels at triple density. */
const phoneWidth = 1240;

/**
 * Encodes a photograph without metadata such as camera and location. AVIF files of effort 2 are as
 * small as those of effort 4.
 *
 * @throws an error if the file is too large
 */
async function encode(photograph: Sharp, format: string, width: number): Promise<Buffer> {
  const isDense = width >= denseWidth;
  const resized = photograph.clone().resize({ width });
  if (format === 'webp') {
    return resized.webp({ quality: isDense ? 46 : 62, effort: 5, smartSubsample: true }).toBuffer();
  }
  const options = { quality: isDense ? 34 : 46, effort: 2, chromaSubsampling: '4:2:0' };
  const encoded = await resized.avif(options).toBuffer();
  const maxKilobytes = width <= phoneWidth ? 60 : 140;
  if (encoded.length <= maxKilobytes * 1000) return encoded;
  throw new Error(
    `more than ${maxKilobytes} KB at ${width} pixels; use a picture with less detail`,
  );
}

/** Part of the hash in file names. Increase the version if `encode` or `cropImage` changes. */
const encodingKey = JSON.stringify({ version: 2, sharp: sharp.versions });

/** The widths of the files to write for a photograph in this aspect ratio, without upscaling. */
function outputWidths(ratio: number, { width, height }: Size): number[] {
  const maxWidth = Math.floor(Math.min(width, height * ratio));
  const possible = photographWidths.filter((one) => one <= maxWidth);
  const next = photographWidths[possible.length];
  // The full width gets a file if it exceeds the widest other file by more than 10 %.
  return next !== undefined && maxWidth > (possible.at(-1) ?? 0) * 1.1
    ? [...possible, maxWidth]
    : possible;
}

/** Crops a photograph to the shape of its slot: upright, in sRGB, on white. */
async function cropImage(
  content: Uint8Array,
  { focus, width, ratio }: { focus: SourcePhotograph['focus']; width: number; ratio: number },
): Promise<Sharp> {
  const { data, info } = await sharp(content, readOptions)
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .resize({
      width,
      height: Math.round(width / ratio),
      fit: 'cover',
      position: focus ?? sharp.strategy.attention,
    })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}

/**
 * Writes a photograph in every width and in one format. A file name contains a hash of everything
 * that the file depends on, so existing files are kept.
 */
async function writeSource(
  { slot, file, path, focus }: SourcePhotograph,
  { ratio, format, target }: { ratio: number; format: string; target: string },
): Promise<PhotographSource> {
  const content = await readFile(path);
  const widths = outputWidths(ratio, (await sharp(content).metadata()).autoOrient);
  const region = { focus, width: Math.max(...widths), ratio };
  let cropped: Sharp | undefined;
  const candidates: string[] = [];
  for (const width of widths) {
    const key = JSON.stringify([encodingKey, region, width]);
    const hash = createHash('sha256').update(key).update(content).digest('hex').slice(0, 10);
    const name = `${slot}-${width}-${hash}.${format}`;
    candidates.push(`/pictures/${name} ${width}w`);
    if (existsSync(join(target, name))) continue;
    cropped ??= await cropImage(content, region);
    const encoded = await encode(cropped, format, width).catch((error: Error) => {
      throw new Error(`${file}: ${error.message}`);
    });
    // Renamed at the end, so that an interrupted build leaves no incomplete file.
    await writeFile(join(target, `${name}.part`), encoded);
    await rename(join(target, `${name}.part`), join(target, name));
  }
  const srcSet = candidates.join(', ');
  return { type: `image/${format}`, srcSet, sizes: photographSlots[slot].sizes };
}

/**
 * Crops and encodes all photographs.
 *
 * @param target folder of the published files
 * @param getDrawingSize returns the size of the drawing that a photograph replaces
 * @returns data for the pages by slot
 * @throws an error with one line per unusable photograph
 */
export async function buildPhotographs(
  root: string,
  target: string,
  getDrawingSize: (slot: string) => Size,
): Promise<Record<string, PhotographFile>> {
  const { found, problems } = await findPhotographs(join(root, photographsFolder));
  const wrong = await Promise.all(
    found.map((photograph) => inspectPhotograph(photograph, getDrawingSize(photograph.slot))),
  );
  const all = [...problems, ...wrong.flat()];
  const lines = all.filter(({ isWarning }) => !isWarning).map(formatProblem);
  if (lines.length > 0) throw new Error(lines.join('\n'));
  for (const warning of all) printLine(`Warning: ${formatProblem(warning)}`);

  const photographs: Record<string, PhotographFile> = {};
  for (const photograph of found) {
    const drawing = getDrawingSize(photograph.slot);
    const sources: PhotographSource[] = [];
    const ratio = drawing.width / drawing.height;
    for (const format of ['avif', 'webp']) {
      sources.push(await writeSource(photograph, { ratio, format, target }));
    }
    const [src = ''] = sources.at(-1)?.srcSet.split(' ') ?? [];
    photographs[photograph.slot] = { src, sources, ...drawing };
  }
  return photographs;
}
